import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page } from '#domain/resource.ts'
import type { Tuned, TunedKind } from '#domain/resources/feedback.ts'
import { FEED_REASON, GENERAL_REASONS } from '#domain/rules/feed/reasons.ts'
import { makeSay, type PlainTextKey } from '#domain/text/say.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { catalogueForLocale } from '../mail/compose-mail.ts'
import { loadInterestTree, toInterestName } from '../records/interest-tree.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadUsers } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { loadFeedHistory, loadLastSaved } from './feed-history.ts'
import { restoreHiddenAggregate } from './hide-pin.ts'
import { type SwitchableKind, setTunedMark } from './tuned-marks.ts'

const NEWEST_FIRST = keyset('DESC', ['created_at', 'timestamptz'], ['target_id', 'bigint'])

type Row = { id: Id; cursor_key: CursorKey; name?: string; pin_id?: Id; reason?: string }
type TunedItem = Pick<Tuned, 'name' | 'url'> & Partial<Tuned>

/** Lists the items of one kind that shape the viewer's feed. */
export function listTunedItems(ctx: SignedIn, kind: TunedKind): Promise<Page<Tuned>> {
  const read = async (after: CursorKey | null, limit: number) => {
    if (kind !== 'interest' && kind !== 'history')
      return (await sql<Row>`${rowsOf(ctx, kind, after)} LIMIT ${limit}`.execute(ctx.db)).rows
    const rows = kind === 'interest' ? await topicsOf(ctx) : await shapingOf(ctx)
    return rows
      .map((row, at) => ({ ...row, cursor_key: [at + 1] }))
      .slice(Number(after?.[0] ?? 0))
      .slice(0, limit)
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, async (rows) => {
    const shown = await SHOW[kind](ctx, rows)
    const off = kind === 'pin' ? new Set<Id>() : await turnedOff(ctx, kind, rows)
    return rows.map((row, at) => {
      const one = shown[at]
      if (!one) return null
      return {
        type: 'tuned',
        id: row.id,
        kind,
        picture: null,
        image_url: null,
        avatar_color_index: 0,
        is_on: kind !== 'pin' && !off.has(row.id),
        may_change: row.reason !== 'reported',
        ...one,
      }
    })
  })
}

/** Lists topics that shape the feed, by name: followed ones, those of the latest saves, and those turned off. */
async function topicsOf(ctx: SignedIn): Promise<Omit<Row, 'cursor_key'>[]> {
  const own = await sql<{ id: Id }>`SELECT target_id AS id FROM follows
      WHERE follower_id = ${ctx.actor.id} AND kind = 'interest'
    UNION SELECT target_id FROM marks WHERE user_id = ${ctx.viewer.id} AND kind = 'off_interest'`.execute(ctx.db)
  const saved = await loadLastSaved(ctx)
  const told = await sql<{ id: Id }>`SELECT DISTINCT interest_id AS id FROM aggregate_topics
    WHERE aggregate_id = ANY(${saved.map((one) => one.aggregate_id)}::bigint[]) AND NOT is_off`.execute(ctx.db)
  const { byId } = await loadInterestTree(ctx.house)
  return [...new Set([...own.rows, ...told.rows].map(({ id }) => id))]
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => ({ id: row.id, name: toInterestName(ctx, row) }))
    .sort((a, b) => a.name.localeCompare(b.name, ctx.locale))
}

const shapingOf = async (ctx: SignedIn) =>
  (await loadFeedHistory(ctx)).map(({ aggregate_id, pin_id }) => ({ id: aggregate_id, pin_id }))

function rowsOf(
  ctx: SignedIn,
  kind: Exclude<TunedKind, 'interest' | 'history'>,
  after: CursorKey | null,
): RawBuilder<Row> {
  if (kind === 'pin')
    return sql`SELECT target_id AS id, context ->> 'pin_id' AS pin_id, reason,
        ${NEWEST_FIRST.key} AS cursor_key
      FROM marks WHERE user_id = ${ctx.viewer.id} AND kind = 'hide' AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order}`
  if (kind === 'source')
    return sql`SELECT s.id::text AS id, ARRAY[s.id] AS cursor_key FROM unnest(${[...GENERAL_REASONS]}::int[]) AS s(id)
      WHERE s.id > ${Number(after?.[0] ?? 0)} ORDER BY s.id`
  if (kind === 'board')
    return sql`SELECT target_id AS id, ${NEWEST_FIRST.key} AS cursor_key FROM (
        SELECT target_id, created_at FROM follows WHERE follower_id = ${ctx.actor.id} AND kind = 'board'
        UNION SELECT board_id, created_at FROM user_boards WHERE user_id = ${ctx.actor.id} AND state = 'owner') boards
      WHERE ${NEWEST_FIRST.isAfter(after)} ORDER BY ${NEWEST_FIRST.order}`
  return sql`SELECT target_id AS id, ${NEWEST_FIRST.key} AS cursor_key FROM follows
    WHERE follower_id = ${ctx.actor.id} AND kind = ${kind} AND ${NEWEST_FIRST.isAfter(after)}
    ORDER BY ${NEWEST_FIRST.order}`
}

const ids = (rows: Row[]) => rows.map((row) => row.id)

const SHOW: Record<TunedKind, (ctx: SignedIn, rows: Row[]) => Promise<(TunedItem | null)[]>> = {
  interest: async (_, rows) => rows.map(({ name = '' }) => ({ name, url: null })),
  async board(ctx, rows) {
    const boards = await loadBoards(ctx, ids(rows))
    return boards.map((board) => board && { name: board.name, url: board.url, image_url: board.image_cover_url })
  },
  async user(ctx, rows) {
    const people = await loadUsers(ctx, ids(rows))
    return people.map(
      (person) =>
        person && {
          name: person.full_name,
          url: `/${person.username}/`,
          image_url: person.is_default_image ? null : person.image_medium_url,
          avatar_color_index: person.avatar_color_index,
        },
    )
  },
  async source(ctx, rows) {
    const say = makeSay(catalogueForLocale(ctx.locale), ctx.locale)
    return rows.map(({ id }) => ({ name: say(SOURCE_NAMES[Number(id)] ?? 'reason.popular'), url: null }))
  },
  history: showPins,
  pin: showPins,
}

const SOURCE_NAMES: Record<number, PlainTextKey> = {
  [FEED_REASON.near]: 'reason.near',
  [FEED_REASON.popular]: 'reason.popular',
  [FEED_REASON.fresh]: 'reason.fresh',
  [FEED_REASON.chosen]: 'reason.chosen',
}

async function showPins(ctx: SignedIn, rows: Row[]): Promise<(TunedItem | null)[]> {
  const pins = await loadPins(
    ctx,
    rows.map((row) => row.pin_id ?? row.id),
    'url',
  )
  return pins.map((pin) => {
    if (!pin) return null
    const { image_signature: signature, image_ext: ext, dominant_color } = pin
    const picture = signature ? { signature, ext, dominant_color } : null
    return { name: pin.title, url: `/pin/${pin.id}/`, picture }
  })
}

async function turnedOff(ctx: SignedIn, kind: SwitchableKind, rows: Row[]): Promise<Set<Id>> {
  const found = await sql<{ target_id: Id }>`SELECT target_id FROM marks WHERE user_id = ${ctx.viewer.id}
    AND kind = ${`off_${kind}`} AND target_id = ANY(${ids(rows)}::bigint[])`.execute(ctx.db)
  return new Set(found.rows.map((row) => row.target_id))
}

type TunerChange = { kind: TunedKind; id: Id; is_on: boolean }

/** Turns an item on or off. Allowed are followed items, items that shape the feed, existing topics and hidden pins. */
export async function tuneFeed(
  ctx: SignedIn,
  { kind, id, is_on }: TunerChange,
): Promise<{ type: 'tuned'; id: Id; is_on: boolean }> {
  if (kind === 'pin') {
    if (!is_on) throw new Refusal('bad_input', 'input.invalid', { field: 'is_on' }, { field: 'is_on' })
    await restoreHiddenAggregate(ctx, id)
    return { type: 'tuned', id, is_on }
  }
  if (!is_on && !(await isThere(ctx, kind, id))) throw new Refusal('not_found', 'feedback.none')
  await setTunedMark(ctx, kind, id, is_on)
  return { type: 'tuned', id, is_on }
}

async function isThere(ctx: SignedIn, kind: SwitchableKind, id: Id): Promise<boolean> {
  if (kind === 'interest')
    return Boolean(await ctx.db.selectFrom('interests').select('id').where('id', '=', id).executeTakeFirst())
  if (kind === 'source') return GENERAL_REASONS.some((reason) => String(reason) === id)
  if (kind === 'board') {
    const own = await ctx.db
      .selectFrom('user_boards')
      .select('board_id')
      .where('user_id', '=', ctx.actor.id)
      .where('board_id', '=', id)
      .where('state', '=', 'owner')
      .executeTakeFirst()
    if (own) return true
  }
  if (kind === 'history') return (await loadFeedHistory(ctx)).some(({ aggregate_id }) => aggregate_id === id)
  const followed = await ctx.db
    .selectFrom('follows')
    .select('target_id')
    .where('follower_id', '=', ctx.actor.id)
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .executeTakeFirst()
  return followed !== undefined
}
