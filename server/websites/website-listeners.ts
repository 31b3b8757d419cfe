import { type Listeners, runInOutsideQueue } from '../facts/listener.ts'
import { checkWebsite } from './check-website.ts'

export const websiteListeners = {
  'website.checkAsked': { check: runInOutsideQueue((house, { user_id, host }) => checkWebsite(house, user_id, host)) },
} satisfies Listeners
