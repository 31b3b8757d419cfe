import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { PinCounts } from '../../entities/pin-analytics.ts'
import type { Viewer } from '../../entities/viewer.ts'
import { formatCompactNumber } from '../format/compact-number.ts'

export const STAT_DAYS = 30

type Day = PinCounts & { day: string }

const NONE: PinCounts = { impressions: 0, saves: 0, pin_clicks: 0, outbound_clicks: 0, closeups: 0 }
const A_DAY = 86_400_000

/** The last thirty days in order, ending today; days without data have zeros. */
export function fillStatDays(known: readonly Day[], today: Date): Day[] {
  const byDay = new Map(known.map((one) => [one.day, one]))
  return Array.from({ length: STAT_DAYS }, (_, at) => {
    const day = isoDayBefore(today, STAT_DAYS - 1 - at)
    return byDay.get(day) ?? { ...NONE, day }
  })
}

export function sumPinCounts(days: readonly PinCounts[]): PinCounts {
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

/** The ISO date a number of days ago. */
export const isoDayBefore = (today: Date, ago: number): string =>
  new Date(today.getTime() - ago * A_DAY).toISOString().slice(0, 10)

/** Growth in percent; null when there is nothing to compare with. */
export function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}

/** A dash comes with a tooltip that explains it. */
export type StatText = { text: string; tooltip: 'stats.notYet' | null }

/** An unknown number is shown as a dash; 0 as 0. */
export function toStatText(value: number | null | undefined, locale: string): StatText {
  if (value === null || value === undefined) return { text: '–', tooltip: 'stats.notYet' }
  return { text: formatCompactNumber(value, locale), tooltip: null }
}

/** The stats button is for the pin's owner, on board and profile grids; stories have none. */
export function showsStatsButton(
  pin: Pick<PinCard, 'pinner' | 'story_pin_data'>,
  viewer: Pick<Viewer, 'is_auth' | 'id'>,
  surface: SurfaceName,
): boolean {
  return viewer.is_auth && pin.pinner?.id === viewer.id && surfaceRules(surface).stats && !pin.story_pin_data
}
