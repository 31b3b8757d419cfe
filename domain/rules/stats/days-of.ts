import type { PinCounts } from '../../entities/pin-analytics.ts'

export const STAT_DAYS = 30

type Day = PinCounts & { day: string }

const NONE: PinCounts = { impressions: 0, saves: 0, pin_clicks: 0, outbound_clicks: 0, closeups: 0 }
const A_DAY = 86_400_000

/** Spec 6, Partner. The last thirty days, the oldest first, today the last; a day of which nothing is known has zeros. */
export function daysOf(known: readonly Day[], today: Date): Day[] {
  const byDay = new Map(known.map((one) => [one.day, one]))
  return Array.from({ length: STAT_DAYS }, (_, at) => {
    const day = dayBefore(today, STAT_DAYS - 1 - at)
    return byDay.get(day) ?? { ...NONE, day }
  })
}

export function totalsOf(days: readonly PinCounts[]): PinCounts {
  return days.reduce(
    (sum, day) => ({
      impressions: sum.impressions + day.impressions,
      saves: sum.saves + day.saves,
      pin_clicks: sum.pin_clicks + day.pin_clicks,
      outbound_clicks: sum.outbound_clicks + day.outbound_clicks,
      closeups: sum.closeups + day.closeups,
    }),
    NONE,
  )
}

/** A day as the calendar names it, so many days before. */
export const dayBefore = (today: Date, ago: number): string =>
  new Date(today.getTime() - ago * A_DAY).toISOString().slice(0, 10)

/** By how much a count grew, in percent; null when there is nothing to compare with. */
export function grownBy(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
