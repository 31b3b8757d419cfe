import * as z from 'zod'

/** Where a Pin of a list comes from, and its scores: for employees who debug the page (viewer.8). */
export const PinSignals = z.object({
  list: z.enum(['home', 'related', 'search']),
  /** The source that offered it, such as `topic` or `saved_together`. */
  source: z.string(),
  /** Higher is better; each list has its own. */
  scores: z.record(z.string(), z.number()),
})
export type PinSignals = z.infer<typeof PinSignals>
