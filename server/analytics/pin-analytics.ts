import { sql } from 'kysely'
import type { PinCounts } from '#domain/entities/pin-analytics.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { OnPinAnalyticsResource } from '#domain/resources/analytics.ts'
import { fillStatDays, isoDayBefore, STAT_DAYS, sumPinCounts } from '#domain/rules/stats/pin-stats.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { mustSeePin } from '../records/access.ts'

export const analyticsAnswers = defineAnswers(OnPinAnalyticsResource, {
  async get(ctx, { pin_id }) {
    const { pin } = await mustSeePin(ctx, pin_id)
    if (!(await mayReadNumbers(ctx, pin.pinner_id))) throw new Refusal('forbidden', 'analytics.notYours')
    const rows = await daysSince(ctx, pin_id, isoDayBefore(ctx.now, 2 * STAT_DAYS - 1))
    const first = isoDayBefore(ctx.now, STAT_DAYS - 1)
    const days = fillStatDays(rows, ctx.now)
    return { pin_id, totals: sumPinCounts(days), before: sumPinCounts(rows.filter(({ day }) => day < first)), days }
  },
})

const READERS = ['owner', 'admin', 'analyst'] as const

/** Only the owner of the pin and the people who manage the owner's profile may read its numbers. */
async function mayReadNumbers(ctx: Context, pinner: Id): Promise<boolean> {
  if (!ctx.viewer) return false
  if (ctx.viewer.id === pinner || ctx.actor?.id === pinner) return true
  const role = await ctx.db
    .selectFrom('business_members')
    .select('role')
    .where('business_id', '=', pinner)
    .where('user_id', '=', ctx.viewer.id)
    .where('role', 'in', READERS)
    .executeTakeFirst()
  return role !== undefined
}

/** Counts of the last 30 days for a pin, for its owner; null for everyone else. */
export async function loadCreatorAnalytics(ctx: Context, pinId: Id, pinner: Id) {
  if (!ctx.viewer || (ctx.viewer.id !== pinner && ctx.actor?.id !== pinner)) return null
  const { impressions, pin_clicks, saves } = sumPinCounts(
    fillStatDays(await daysSince(ctx, pinId, isoDayBefore(ctx.now, STAT_DAYS - 1)), ctx.now),
  )
  return { '30d_realtime': { impression: impressions, pin_click: pin_clicks, save: saves } }
}

async function daysSince(ctx: Context, pinId: Id, first: string): Promise<(PinCounts & { day: string })[]> {
  const { rows } = await sql<PinCounts & { day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, impressions, saves, closeups, clicks AS pin_clicks,
      outbound AS outbound_clicks
    FROM pin_days WHERE pin_id = ${pinId} AND day >= ${first}::date`.execute(ctx.db)
  return rows
}
