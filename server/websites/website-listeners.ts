import { askingOutside, type Listeners } from '../facts/listener.ts'
import { checkWebsite } from './check-website.ts'

export const websiteListeners = {
  'website.checkAsked': { check: askingOutside((house, { user_id, host }) => checkWebsite(house, user_id, host)) },
} satisfies Listeners
