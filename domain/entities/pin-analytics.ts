import * as z from 'zod'

export const PinCounts = z.object({
  impressions: z.int(),
  saves: z.int(),
  pin_clicks: z.int(),
  outbound_clicks: z.int(),
  closeups: z.int(),
})
export type PinCounts = z.infer<typeof PinCounts>

/** Statistics of a pin over thirty days, by day, next to the thirty days before. */
export const PinAnalytics = z.object({
  pin_id: z.string(),
  totals: PinCounts,
  before: PinCounts,
  days: z.array(PinCounts.extend({ day: z.string() })),
})
export type PinAnalytics = z.infer<typeof PinAnalytics>
