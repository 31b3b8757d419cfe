/** The names of the queues that durable jobs wait in. */
export const FACT_QUEUE = 'facts'
export const BULK_QUEUE = 'bulk'

/** What fails is done again, later each time. */
export const RETRIES = { retryLimit: 12, retryDelay: 2, retryBackoff: true }
