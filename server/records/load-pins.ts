import { type Selectable, sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Audience, mayList, mayOpen, type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import { idIn } from '../db/id-in.ts'
import { cacheRow, readThrough } from '../db/row-cache.ts'
import { send } from '../db/send.ts'
import type { Aggregates, Pins } from '../db/tables.ts'
import { atCarouselSlide } from './at-carousel-slide.ts'
import { hostOfLink } from './host-of-link.ts'
import { categoryNameFor, interestTree } from './interest-tree.ts'
import { type BoardRow, boardFacts, boardsWhere, loadBoardRows, placeOf } from './load-boards.ts'
import { loadMarkedAggregates, type Marks, noMarks } from './load-marks.ts'
import { loadPeople, stateOf } from './load-people.ts'
import { mentionsOf } from './mentions-of.ts'
import { peopleOfKind, productTagsOf } from './show-kinds.ts'
import { showPin } from './show-pin.ts'
import { isUnwanted } from './unwanted.ts'
import { variantPins } from './variant-pins.ts'

export type PinRow = Selectable<Pins> & {
  /** Whose verified website it links to. */
  official_id?: Id | null
}
export type AggregateRow = Selectable<Aggregates>

/** A pin with all that belongs to it, before it is shown. */
export type LoadedPin = {
  pin: PinRow
  aggregate: AggregateRow
  board: BoardRow | null
  audience: Audience
  onlooker: { isOwner: boolean; isBoardPerson: boolean; isBlocked: boolean }
  people: Map<Id, Person>
  boards: Map<Id, BoardRow>
  marks: Marks
  /** Its category as the viewer calls it. */
  categoryName: string | null
}

/** How a pin is asked for: by its address, as part of a place that one may open (a board, one's own pins), or in a list for anyone. */
export type Asked = 'list' | 'place' | 'address'
type How = { for: Asked; withMarks?: boolean; alsoBoard?: Id | undefined }

/** The only way from rows to pins: loads in batches, then asks the rule with the fresh owner and board. */
export async function loadPinParts(
  ctx: Context,
  ids: Id[],
  { withMarks = true, ...how }: How,
): Promise<(LoadedPin | null)[]> {
  if (!ids.length) return []
  const only = ids.length === 1 && ctx.db.isTransaction ? ids[0] : undefined
  const rest = only && (await askRest(ctx, only, how.alsoBoard))
  const pins = await loadPinRows(ctx, ids)
  if (rest) await rest()
  const rows = [...pins.values()]
  const marks = withMarks && ctx.actor ? await loadMarkedAggregates(ctx, ctx.actor.id, rows) : noMarks()
  const aggregates = await loadAggregates(
    ctx,
    rows.map((row) => row.aggregate_id),
  )
  const boards = await loadBoardRows(ctx, [...rows.map((row) => row.board_id), ...marks.boardIds, how.alsoBoard])
  const tree = withMarks ? await interestTree(ctx.house) : null
  const people = await loadPeople(ctx, withMarks ? peopleIn(rows, aggregates, boards) : whoDecides(rows, boards))
  return ids.map((id) => {
    const pin = pins.get(id)
    const whole = pin && aggregates.get(pin.aggregate_id)
    if (!pin || !whole) return null
    const aggregate = atCarouselSlide(whole, pin.slot_id)
    const board = (pin.board_id && boards.get(pin.board_id)) || null
    const audience = pinAudience(
      {
        state: aggregate.state === 'removed' ? 'removed' : (pin.state as PinState),
        pinnerState: stateOf(people.get(pin.pinner_id)),
      },
      board && boardFacts(board, people.get(board.owner_id)),
    )
    const place = board && placeOf(board, ctx.actor)
    const onlooker = {
      isOwner: isViewer(ctx, pin.pinner_id) || ctx.actor?.id === pin.pinner_id,
      isBoardPerson: place?.state === 'owner' || place?.state === 'member',
      isBlocked: ctx.blocked.has(pin.pinner_id),
    }
    const isLeftOut = how.for !== 'address' && isUnwanted(ctx, { pin, aggregate })
    const maySee = how.for === 'list' ? mayList(audience, onlooker) : mayOpen(audience, onlooker)
    // What still waits for its picture stands in lists for its owner only.
    if (pin.state === 'waiting' && how.for !== 'address' && !onlooker.isOwner) return null
    if (!maySee || isLeftOut) return null
    const categoryName = tree && categoryNameFor(ctx, aggregate.interest_id, tree)
    return { pin, aggregate, board, audience, onlooker, people, boards, marks, categoryName }
  })
}

/** Pins as the viewer sees them, in the order of the ids; null for what the viewer may not see. */
export async function loadPins(ctx: Context, ids: Id[], how: Asked = 'list'): Promise<(Pin | null)[]> {
  const parts = await loadPinParts(ctx, ids, { for: how })
  if (ctx.fields === 'card') return parts.map((part) => part && showPin(ctx, part))
  const things = parts.flatMap((part) => part?.aggregate ?? [])
  const tagged = things.flatMap((thing) => productTagsOf(thing).map(({ pin_id }) => pin_id))
  const variants = await variantPins(ctx, things)
  const products = await loadProducts(ctx, [...new Set([...tagged, ...[...variants.values()].flat()])])
  return parts.map((part) => {
    const siblings = (part && variants.get(part.aggregate.id)?.flatMap((id) => products.get(id) ?? [])) ?? []
    return part && showPin(ctx, part, { products, siblings })
  })
}

/** Shop.3 and .11. Those of the tagged products and of the variants of a product that this viewer may see. */
async function loadProducts(ctx: Context, ids: Id[]): Promise<Map<Id, LoadedPin>> {
  const found = await loadPinParts(ctx, ids, { for: 'place', withMarks: false })
  return new Map(found.flatMap((part) => (part ? [[part.pin.id, part] as const] : [])))
}

function loadPinRows(ctx: Context, ids: Id[]): Promise<Map<Id, PinRow>> {
  return readThrough(ctx.rows, 'pins', ids, async (missing) => {
    const { rows } = await sql<PinRow>`SELECT p.*, o.user_id AS official_id FROM pins p
      LEFT JOIN website_owners o ON o.host = ${hostOfLink(sql`p.link`)}
      WHERE p.id ${idIn(missing)}`.execute(ctx.db)
    return new Map(rows.map((row) => [row.id, row]))
  })
}

/** While something is written every question is a way of its own, so what one pin surely needs is asked with it. */
async function askRest(ctx: Context, id: Id, alsoBoard: Id | undefined): Promise<() => Promise<void>> {
  if (ctx.rows.get('pins')?.has(id)) return async () => {}
  const its = (column: 'aggregate_id' | 'board_id' | 'pinner_id') =>
    sql`(SELECT ${sql.ref(column)} FROM pins WHERE id = ${id})`
  const ownerOf = (board: unknown) => sql`(SELECT owner_id FROM boards WHERE id = ${board})`
  const who = [its('pinner_id'), ownerOf(its('board_id')), ownerOf(alsoBoard ?? null)]
  const aggregates = await send<AggregateRow>(ctx.db, sql`SELECT * FROM aggregates WHERE id = ${its('aggregate_id')}`)
  const boards = await send<BoardRow>(ctx.db, boardsWhere(sql`id IN (${its('board_id')}, ${alsoBoard ?? null})`))
  const people = await send<Person>(ctx.db, sql`SELECT * FROM users WHERE id IN (${sql.join(who)})`)
  return async () => {
    for (const aggregate of await aggregates()) cacheRow(ctx.rows, 'aggregates', aggregate.id, aggregate)
    for (const board of await boards()) cacheRow(ctx.rows, 'boards', board.id, board)
    for (const person of await people()) cacheRow(ctx.rows, 'people', person.id, person)
  }
}

export function loadAggregates(ctx: Context, ids: Iterable<Id>): Promise<Map<Id, AggregateRow>> {
  return readThrough(ctx.rows, 'aggregates', ids, async (missing) => {
    const { rows } = await sql<AggregateRow>`SELECT * FROM aggregates WHERE id ${idIn(missing)}`.execute(ctx.db)
    return new Map(rows.map((row) => [row.id, row]))
  })
}

/** Whose state decides who may see these pins. */
function whoDecides(pins: PinRow[], boards: Map<Id, BoardRow>): Id[] {
  return [...pins.map((pin) => pin.pinner_id), ...[...boards.values()].map((board) => board.owner_id)]
}

function peopleIn(pins: PinRow[], aggregates: Map<Id, AggregateRow>, boards: Map<Id, BoardRow>): (Id | null)[] {
  return [
    ...whoDecides(pins, boards),
    ...pins.flatMap((pin) => [
      pin.via_user_id,
      pin.official_id ?? null,
      ...mentionsOf(pin).map((tag) => tag.object_id),
    ]),
    ...[...aggregates.values()].flatMap((aggregate) => [
      aggregate.origin_pinner_id,
      aggregate.native_creator_id,
      ...peopleOfKind(aggregate),
    ]),
  ]
}

/** One indexed look: is this pin still open to everyone by its address? */
export async function isOpenToAll(ctx: Context, id: Id): Promise<boolean> {
  const row = await sql<{ open: boolean }>`SELECT audience < 2 AS open FROM pins WHERE id = ${id}`.execute(ctx.db)
  return row.rows[0]?.open ?? false
}

/** Loads one pin, and refuses if the viewer may not see it. */
export async function mustLoadPin(ctx: Context, id: Id): Promise<Pin> {
  const [pin] = await loadPins(ctx, [id], 'address')
  if (!pin) throw new Refusal('no_pin', 'pin.none')
  return pin
}
