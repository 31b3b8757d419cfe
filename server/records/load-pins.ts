import { type Selectable, sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  type Audience,
  mayOpenByUrl,
  mayShowInList,
  type PinState,
  pinAudience,
} from '#domain/rules/viewer/audience.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import { cacheRow, loadUncachedRows } from '../db/row-cache.ts'
import { sendStatement } from '../db/send-statement.ts'
import { sqlInIds } from '../db/sql-in-ids.ts'
import type { Aggregates, Pins } from '../db/tables.ts'
import { withCarouselSlidePicture } from './carousel-slide.ts'
import { hostOfLinkSql } from './host-of-link.ts'
import { findCategoryName, loadInterestTree } from './interest-tree.ts'
import { type BoardRow, boardRowsSql, findBoardMember, loadBoardRows, toBoardAudienceInput } from './load-boards.ts'
import { loadViewerMarks, makeEmptyMarks, type ViewerMarks } from './load-marks.ts'
import { loadPeople, toPersonState } from './load-people.ts'
import { toMentionTags } from './pin-mentions.ts'
import { listSponsorIds, toProductTags } from './show-kinds.ts'
import { showPin } from './show-pin.ts'
import { isUnwantedInList } from './unwanted.ts'
import { loadVariantPinIds } from './variant-pins.ts'

export type PinRow = Selectable<Pins> & {
  /** The owner of the verified website that the pin links to. */
  official_id?: Id | null
}
export type AggregateRow = Selectable<Aggregates>

/** A loaded pin with everything that is needed to show it. */
export type LoadedPin = {
  pin: PinRow
  aggregate: AggregateRow
  board: BoardRow | null
  audience: Audience
  onlooker: { isOwner: boolean; isBoardPerson: boolean; isBlocked: boolean }
  people: Map<Id, Person>
  boards: Map<Id, BoardRow>
  marks: ViewerMarks
  /** The name of its category in the viewer's language. */
  categoryName: string | null
}

/**
 * How a pin was requested: by its URL, as part of a place the viewer may open (a board, their own pins), or in a list
 * for anyone.
 */
export type PinAccessMode = 'list' | 'place' | 'url'
type LoadPinsOptions = { for: PinAccessMode; withMarks?: boolean; alsoBoard?: Id | undefined }

/**
 * The only way from rows to pins: loads them in batches, then applies the audience rule with the current owner and
 * board.
 */
export async function loadPinParts(
  ctx: Context,
  ids: Id[],
  { withMarks = true, ...how }: LoadPinsOptions,
): Promise<(LoadedPin | null)[]> {
  if (!ids.length) return []
  const only = ids.length === 1 && ctx.db.isTransaction ? ids[0] : undefined
  const rest = only && (await askRest(ctx, only, how.alsoBoard))
  const pins = await loadPinRows(ctx, ids)
  if (rest) await rest()
  const rows = [...pins.values()]
  const marks = withMarks && ctx.actor ? await loadViewerMarks(ctx, ctx.actor.id, rows) : makeEmptyMarks()
  const aggregates = await loadAggregates(
    ctx,
    rows.map((row) => row.aggregate_id),
  )
  const boards = await loadBoardRows(ctx, [...rows.map((row) => row.board_id), ...marks.boardIds, how.alsoBoard])
  const tree = withMarks ? await loadInterestTree(ctx.house) : null
  const people = await loadPeople(ctx, withMarks ? peopleIn(rows, aggregates, boards) : whoDecides(rows, boards))
  return ids.map((id) => {
    const pin = pins.get(id)
    const whole = pin && aggregates.get(pin.aggregate_id)
    if (!pin || !whole) return null
    const aggregate = withCarouselSlidePicture(whole, pin.slot_id)
    const board = (pin.board_id && boards.get(pin.board_id)) || null
    const audience = pinAudience(
      {
        state: aggregate.state === 'removed' ? 'removed' : (pin.state as PinState),
        pinnerState: toPersonState(people.get(pin.pinner_id)),
      },
      board && toBoardAudienceInput(board, people.get(board.owner_id)),
    )
    const place = board && findBoardMember(board, ctx.actor)
    const onlooker = {
      isOwner: isViewer(ctx, pin.pinner_id) || ctx.actor?.id === pin.pinner_id,
      isBoardPerson: place?.state === 'owner' || place?.state === 'member',
      isBlocked: ctx.blocked.has(pin.pinner_id),
    }
    const isLeftOut = how.for !== 'url' && isUnwantedInList(ctx, { pin, aggregate })
    const maySee = how.for === 'list' ? mayShowInList(audience, onlooker) : mayOpenByUrl(audience, onlooker)
    // A pin that waits for its picture is listed for its owner only.
    if (pin.state === 'waiting' && how.for !== 'url' && !onlooker.isOwner) return null
    if (!maySee || isLeftOut) return null
    const categoryName = tree && findCategoryName(ctx, aggregate.interest_id, tree)
    return { pin, aggregate, board, audience, onlooker, people, boards, marks, categoryName }
  })
}

/** Loads pins as the viewer sees them, in the order of the ids; null for those hidden from the viewer. */
export async function loadPins(ctx: Context, ids: Id[], how: PinAccessMode = 'list'): Promise<(Pin | null)[]> {
  const parts = await loadPinParts(ctx, ids, { for: how })
  if (ctx.fields === 'card') return parts.map((part) => part && showPin(ctx, part))
  const things = parts.flatMap((part) => part?.aggregate ?? [])
  const tagged = things.flatMap((thing) => toProductTags(thing).map(({ pin_id }) => pin_id))
  const variants = await loadVariantPinIds(ctx, things)
  const products = await loadProducts(ctx, [...new Set([...tagged, ...[...variants.values()].flat()])])
  return parts.map((part) => {
    const siblings = (part && variants.get(part.aggregate.id)?.flatMap((id) => products.get(id) ?? [])) ?? []
    return part && showPin(ctx, part, { products, siblings })
  })
}

/** Loads tagged products (shop.11) and product variants (shop.3) that the viewer may see. */
async function loadProducts(ctx: Context, ids: Id[]): Promise<Map<Id, LoadedPin>> {
  const found = await loadPinParts(ctx, ids, { for: 'place', withMarks: false })
  return new Map(found.flatMap((part) => (part ? [[part.pin.id, part] as const] : [])))
}

function loadPinRows(ctx: Context, ids: Id[]): Promise<Map<Id, PinRow>> {
  return loadUncachedRows(ctx.rows, 'pins', ids, async (missing) => {
    const { rows } = await sql<PinRow>`SELECT p.*, o.user_id AS official_id FROM pins p
      LEFT JOIN website_owners o ON o.host = ${hostOfLinkSql(sql`p.link`)}
      WHERE p.id ${sqlInIds(missing)}`.execute(ctx.db)
    return new Map(rows.map((row) => [row.id, row]))
  })
}

/** Loads in one query what a single pin needs, because within a transaction queries run one after another. */
async function askRest(ctx: Context, id: Id, alsoBoard: Id | undefined): Promise<() => Promise<void>> {
  if (ctx.rows.get('pins')?.has(id)) return async () => {}
  const its = (column: 'aggregate_id' | 'board_id' | 'pinner_id') =>
    sql`(SELECT ${sql.ref(column)} FROM pins WHERE id = ${id})`
  const ownerOf = (board: unknown) => sql`(SELECT owner_id FROM boards WHERE id = ${board})`
  const who = [its('pinner_id'), ownerOf(its('board_id')), ownerOf(alsoBoard ?? null)]
  const aggregates = await sendStatement<AggregateRow>(
    ctx.db,
    sql`SELECT * FROM aggregates WHERE id = ${its('aggregate_id')}`,
  )
  const boards = await sendStatement<BoardRow>(
    ctx.db,
    boardRowsSql(sql`id IN (${its('board_id')}, ${alsoBoard ?? null})`),
  )
  const people = await sendStatement<Person>(ctx.db, sql`SELECT * FROM users WHERE id IN (${sql.join(who)})`)
  return async () => {
    for (const aggregate of await aggregates()) cacheRow(ctx.rows, 'aggregates', aggregate.id, aggregate)
    for (const board of await boards()) cacheRow(ctx.rows, 'boards', board.id, board)
    for (const person of await people()) cacheRow(ctx.rows, 'people', person.id, person)
  }
}

export function loadAggregates(ctx: Context, ids: Iterable<Id>): Promise<Map<Id, AggregateRow>> {
  return loadUncachedRows(ctx.rows, 'aggregates', ids, async (missing) => {
    const { rows } = await sql<AggregateRow>`SELECT * FROM aggregates WHERE id ${sqlInIds(missing)}`.execute(ctx.db)
    return new Map(rows.map((row) => [row.id, row]))
  })
}

/** Ids of the people whose state affects who may see these pins. */
function whoDecides(pins: PinRow[], boards: Map<Id, BoardRow>): Id[] {
  return [...pins.map((pin) => pin.pinner_id), ...[...boards.values()].map((board) => board.owner_id)]
}

function peopleIn(pins: PinRow[], aggregates: Map<Id, AggregateRow>, boards: Map<Id, BoardRow>): (Id | null)[] {
  return [
    ...whoDecides(pins, boards),
    ...pins.flatMap((pin) => [
      pin.via_user_id,
      pin.official_id ?? null,
      ...toMentionTags(pin).map((tag) => tag.object_id),
    ]),
    ...[...aggregates.values()].flatMap((aggregate) => [
      aggregate.origin_pinner_id,
      aggregate.native_creator_id,
      ...listSponsorIds(aggregate),
    ]),
  ]
}

/** Returns, by a single index lookup, whether everyone may open this pin by its URL. */
export async function isPinOpenToAll(ctx: Context, id: Id): Promise<boolean> {
  const row = await sql<{ open: boolean }>`SELECT audience < 2 AS open FROM pins WHERE id = ${id}`.execute(ctx.db)
  return row.rows[0]?.open ?? false
}

/** Loads one pin, and refuses if the viewer may not see it. */
export async function mustLoadPin(ctx: Context, id: Id): Promise<Pin> {
  const [pin] = await loadPins(ctx, [id], 'url')
  if (!pin) throw new Refusal('no_pin', 'pin.none')
  return pin
}
