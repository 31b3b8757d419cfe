import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { StaffTodayResource, type TodayChoice } from '#domain/resources/today.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import type { Listeners } from '../facts/listener.ts'
import { runInRewriteQueue } from '../facts/listener.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { type LoadedPin, loadPinParts } from '../records/load-pins.ts'
import { updateToday } from './update-today.ts'

const BY_PART = keyset('ASC', ['c.part', 'text'], ['c.position', 'int'], ['c.pin_id', 'bigint'])

type Row = Omit<TodayChoice, 'type' | 'id' | 'title' | 'chosen_by' | 'chosen_at'> & {
  chosen_by: string | null
  chosen_at: Date
  cursor_key: CursorKey
}

export const staffTodayAnswers = defineAnswers(StaffTodayResource, {
  async get(ctx) {
    const read = async (after: CursorKey | null, limit: number) => {
      const { rows } =
        await sql<Row>`SELECT c.part, c.pin_id, c.is_out, c.position, u.username AS chosen_by, c.chosen_at,
          ${BY_PART.key} AS cursor_key
        FROM today_choices c LEFT JOIN users u ON u.id = c.chosen_by
        WHERE ${BY_PART.isAfter(after)}
        ORDER BY ${BY_PART.order} LIMIT ${limit}`.execute(ctx.db)
      return rows
    }
    return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, async (rows) => {
      const pins = rows.length
        ? await ctx.db
            .selectFrom('pins')
            .select(['id', 'title'])
            .where(
              'id',
              'in',
              rows.map((row) => row.pin_id),
            )
            .execute()
        : []
      return rows.map(({ cursor_key: _, chosen_by, chosen_at, ...row }) => ({
        type: 'today_choice' as const,
        id: `${row.part}-${row.pin_id}`,
        ...row,
        title: pins.find((pin) => pin.id === row.pin_id)?.title ?? '',
        chosen_by: chosen_by ?? '',
        chosen_at: chosen_at.toISOString(),
      }))
    })
  },
  async create(asked, { part, pin, is_out = false, position = 0 }) {
    const ctx = requireSignedIn(asked)
    const found = await findPin(ctx, pin)
    if (!found) throw new Refusal('no_pin', 'pin.none', {}, { field: 'pin' })
    const { pin: row, aggregate, audience } = found
    if (!is_out && (audience !== AUDIENCE.everyone || aggregate.is_sensitive))
      throw new Refusal('bad_input', 'today.notForEveryone', {}, { field: 'pin' })
    if (!is_out && part === 'shop' && aggregate.kind !== 'product')
      throw new Refusal('bad_input', 'today.noProduct', {}, { field: 'pin' })
    if (!is_out && part === 'shop' && (aggregate.rich as { is_oos_product?: boolean } | null)?.is_oos_product)
      throw new Refusal('bad_input', 'today.soldOut', {}, { field: 'pin' })
    // An aggregate is in only one of these three parts, the one chosen last.
    if (!is_out && part !== 'shop')
      await ctx.db
        .deleteFrom('today_choices')
        .where('aggregate_id', '=', row.aggregate_id)
        .where('part', 'in', ['best', 'trending', 'popular'])
        .where('is_out', '=', false)
        .execute()
    const said = { is_out, position, chosen_by: ctx.viewer.id, chosen_at: ctx.now }
    await ctx.db
      .insertInto('today_choices')
      .values({ part, aggregate_id: row.aggregate_id, pin_id: row.id, ...said })
      .onConflict((conflict) => conflict.columns(['part', 'aggregate_id']).doUpdateSet(said))
      .execute()
    await recordStaffAct(ctx, { act: is_out ? 'today_out' : 'today_put', kind: 'pin', target: row.id })
    ctx.emit('today.chosen', { part })
    return { part }
  },
  async delete(asked, { part, pin_id }) {
    const ctx = requireSignedIn(asked)
    await ctx.db.deleteFrom('today_choices').where('part', '=', part).where('pin_id', '=', pin_id).execute()
    await recordStaffAct(ctx, { act: 'today_left', kind: 'pin', target: pin_id })
    ctx.emit('today.chosen', { part })
    return { part }
  },
})

/** Finds a pin by its id or its URL. */
async function findPin(ctx: Context, said: string): Promise<LoadedPin | undefined> {
  const isElsewhere = URL.canParse(said) && new URL(said).host !== new URL(ctx.house.settings.publicUrl).host
  const id = isElsewhere ? null : parsePinSegment(said.split('/pin/').at(-1)?.split('/')[0] ?? '')
  const [found] = id ? await loadPinParts(ctx, [id as Id], { for: 'url', withMarks: false }) : []
  return found ?? undefined
}

/** Choices of staff are shown immediately, not with the next hourly update. */
export const todayListeners = {
  'today.chosen': { updateToday: runInRewriteQueue((house) => updateToday(house)) },
} satisfies Listeners
