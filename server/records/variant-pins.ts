import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { AggregateRow } from './load-pins.ts'
import type { StoredRich } from './show-kinds.ts'

const MOST_VARIANTS = 100

/**
 * For each aggregate from a catalogue, returns the pins of its item group, including its own, in the catalogue's order
 * of ids (shop.3, shop.13).
 */
export async function loadVariantPinIds({ db }: Context, things: readonly AggregateRow[]): Promise<Map<Id, Id[]>> {
  const grouped = things.flatMap(({ id, rich }) => {
    const { catalogue, rich_summary } = (rich ?? {}) as StoredRich
    const item_set = rich_summary?.products[0]?.item_set_id
    return catalogue && item_set ? [{ id, catalogue_id: catalogue.source_id, item_set }] : []
  })
  if (!grouped.length) return new Map()
  const { rows } = await sql<{ id: Id; pin_ids: Id[] }>`
    SELECT thing.id, ARRAY(SELECT pin_id FROM catalogue_items i
      WHERE i.catalogue_id = thing.catalogue_id AND i.item_set = thing.item_set AND i.gone_at IS NULL AND i.pin_id IS NOT NULL
      ORDER BY i.item_key LIMIT ${MOST_VARIANTS}) AS pin_ids
    FROM unnest(${grouped.map((one) => one.id)}::bigint[], ${grouped.map((one) => one.catalogue_id)}::bigint[],
      ${grouped.map((one) => one.item_set)}::text[]) AS thing (id, catalogue_id, item_set)`.execute(db)
  return new Map(rows.map(({ id, pin_ids }) => [id, pin_ids]))
}
