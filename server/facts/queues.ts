/** The names of the queues that durable jobs wait in. */
export const FACT_QUEUE = 'facts'
export const BULK_QUEUE = 'bulk'
