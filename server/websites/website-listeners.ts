import type { Listeners } from '../facts/listener.ts'
import { checkWebsite } from './check-website.ts'

export const websiteListeners: Listeners = {
  'website.checkAsked': { check: (house, { user_id, host }) => checkWebsite(house, user_id, host) },
}
