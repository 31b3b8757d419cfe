/** Response header of a home page that may be kept for offline use: the id of its viewer. */
export const FEED_OWNER_HEADER = 'x-feed-owner'
