import { type RawBuilder, sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { isRemovedStory } from '#domain/rules/card/pin-type.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notePinSignals } from '../debugging.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { loadListPage } from '../list-page.ts'
import { mustSeePinOrMerged } from '../records/access.ts'
import type { ListedPin } from '../records/list-pins.ts'
import { loadPins } from '../records/load-pins.ts'
import { blendNeighbors, type PoolPin, type RankedNeighbor } from './blend-neighbors.ts'

/** Number of spare pins, because some neighbors have the same picture as the pin or as another on the page. */
const TWINS = 4

type NeighborPageOptions = {
  seeds: RawBuilder<unknown>
  topics?: readonly Id[]
  /** Neighbors that come first. */
  first?: readonly RankedNeighbor[]
  /** SQL condition for pins (`p`) that may be shown. */
  isNew: RawBuilder<unknown>
  /** The pin whose neighbors these are. It is loaded with them, so that checking access needs no further query. */
  pin?: Id
  /** What the order depends on; it is appended to the position in the bookmarks. */
  madeOf?: CursorKey
}

/** Loads a page of neighbors, without repeating a picture; after the last neighbor it continues with the pool. */
export function loadNeighborPage(ctx: Context, size: number, wish: NeighborPageOptions): Promise<Page<Pin>> {
  const { seeds, topics = [], first = [], pin, madeOf = [] } = wish
  const isWanted = sql`${wish.isNew} AND ${notHiddenCondition(ctx, sql`p.aggregate_id`)}`
  let ranked: RankedNeighbor[] | undefined
  const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const [stage = 'beside', at = 0, version = null] = after ?? []
    const from = stage === 'beside' ? Number(at) : Number.POSITIVE_INFINITY
    const pooled = (without: RawBuilder<unknown>) => sql`
      SELECT aggregate_id, pin_id, version, rank FROM feed_pool p
      WHERE version = coalesce(${version}::int, (SELECT max(version) FROM feed_pool)) AND rank > ${stage === 'pool' ? Number(at) : 0}
        AND ${without} AND aggregate_id <> ALL(${first.map(({ aggregate }) => aggregate)}::bigint[]) AND ${isWanted}
      ORDER BY version, rank LIMIT ${limit}`
    const outside = sql`aggregate_id NOT IN (SELECT aggregate FROM seeds UNION ALL SELECT aggregate FROM ranked)`
    const ifFewerThan = stage === 'beside' ? from + 2 * limit : 1_000_000
    let pool: PoolPin[] | undefined
    if (!ranked) {
      const found = await blendNeighbors(ctx, { seeds, topics, isWanted, pool: { read: pooled(outside), ifFewerThan } })
      const isFirst = new Set(first.map(({ aggregate }) => aggregate))
      ranked = [...first, ...found.ranked.filter(({ aggregate }) => !isFirst.has(aggregate))]
      if (found.ranked.length < ifFewerThan) pool = found.pool
    }
    const listed = ranked
      .flatMap(({ pin_id, scores }, place): ListedPin[] => {
        if (!pin_id || place < from) return []
        const source = scores ? 'neighbors' : place < first.length ? 'words' : 'further_neighbors'
        notePinSignals(ctx, pin_id, { list: 'related', source, scores: { place, ...scores } })
        return [{ pin_id, cursor_key: ['beside', place + 1, null, ...madeOf] }]
      })
      .slice(0, limit)
    if (listed.length === limit) return listed
    const known = ranked.map(({ aggregate }) => aggregate)
    pool ??= (
      await sql<PoolPin>`WITH seeds AS MATERIALIZED (${seeds})
        ${pooled(sql`aggregate_id NOT IN (SELECT aggregate FROM seeds) AND aggregate_id <> ALL(${known}::bigint[])`)}`.execute(
        ctx.db,
      )
    ).rows
    return [
      ...listed,
      ...pool.slice(0, limit - listed.length).map((row): ListedPin => {
        notePinSignals(ctx, row.pin_id, { list: 'related', source: 'pool', scores: { rank: row.rank } })
        return { pin_id: row.pin_id, cursor_key: ['pool', row.rank, row.version, ...madeOf] }
      }),
    ]
  }
  const pictures = new Set<string | null | undefined>()
  const isShown = (one: Pin) => {
    if (isRemovedStory(one) || !one.image_signature || pictures.has(one.image_signature)) return false
    pictures.add(one.image_signature)
    return true
  }
  const load = async (rows: ListedPin[]) => {
    const ids = rows.map((row) => row.pin_id)
    const pins = (await loadPins(ctx, pin ? [...ids, pin] : ids)).slice(0, ids.length)
    if (pin) pictures.add((await mustSeePinOrMerged(ctx, pin)).aggregate.image_signature)
    if (pin) ctx.shown?.pins.add(pin)
    return pins.map((one) => (one && isShown(one) ? one : null))
  }
  return loadListPage(ctx, size, read, load, TWINS)
}
