import type { PinCounts } from '#domain/entities/pin-analytics.ts'

/** The numbers that are shown, the most looked at first. */
export const NUMBERS = [
  'impressions',
  'saves',
  'pin_clicks',
  'outbound_clicks',
] as const satisfies readonly (keyof PinCounts)[]
export type NumberName = (typeof NUMBERS)[number]
