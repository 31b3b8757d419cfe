import type { PinCounts } from '#domain/entities/pin-analytics.ts'

/** The metrics in display order, most viewed first. */
export const ANALYTICS_METRICS = [
  'impressions',
  'saves',
  'pin_clicks',
  'outbound_clicks',
] as const satisfies readonly (keyof PinCounts)[]
export type AnalyticsMetric = (typeof ANALYTICS_METRICS)[number]
