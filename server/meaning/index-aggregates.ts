import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { nearestClusterNumber } from '#domain/rules/visual/clusters.ts'
import { decodeEmbedding, toEmbeddingBits } from '#domain/rules/visual/embedding.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { indexProducts } from '../rich/index-products.ts'
import { EMBEDDING_SPACES } from './embedding-spaces.ts'
import { type FindableAggregate, loadFindableAggregates } from './findable-aggregates.ts'
import { TEXT_EMBEDDING_VERSION } from './model-files.ts'
import { loadCachedClusters } from './nearest.ts'

/** The parts of a house that indexing needs; within a transaction, `db` is that transaction. */
export type IndexingContext = Pick<House, 'db' | 'settings' | 'uptime' | 'clock'>

const BATCH = 200

/** Updates the search rows of aggregates; those that may no longer be found lose theirs. */
export async function indexAggregates(house: IndexingContext, ids: readonly Id[]): Promise<void> {
  if (!ids.length) return
  const aggregates = await loadFindableAggregates(house.db, ids, house.clock())
  const kept = aggregates.map((aggregate) => aggregate.pin_id)
  await sql`DELETE FROM pin_search WHERE aggregate_id = ANY(${ids}::bigint[]) AND pin_id <> ALL(${kept}::bigint[])`.execute(
    maintenanceDb(house),
  )
  if (aggregates.length) await write(house, aggregates)
  await indexProducts(maintenanceDb(house), ids, aggregates, house.clock())
}

export async function indexAggregateOfPin(house: IndexingContext, pinId: Id): Promise<void> {
  const pin = await house.db.selectFrom('pins').select('aggregate_id').where('id', '=', pinId).executeTakeFirst()
  if (pin) await indexAggregates(house, [pin.aggregate_id])
}

/** Indexes all aggregates in batches, after the demo world was filled. */
export async function indexAllAggregates(house: IndexingContext): Promise<void> {
  for (let after: Id | null = '0' as Id; after; ) after = await indexNextAggregates(house, after, BATCH)
}

/** Indexes the next aggregates after an id and deletes rows of erased ones. Returns the last id, or null at the end. */
export async function indexNextAggregates(house: IndexingContext, after: Id, count: number): Promise<Id | null> {
  const next = await house.db
    .selectFrom('aggregates')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute()
  const ids = next.map(({ id }) => id)
  const last = next.length === count ? (ids.at(-1) ?? null) : null
  const upTo = last ? sql`AND aggregate_id <= ${last}` : sql``
  await sql`DELETE FROM pin_search WHERE aggregate_id > ${after} ${upTo} AND aggregate_id <> ALL(${ids}::bigint[])`.execute(
    maintenanceDb(house),
  )
  await indexAggregates(house, ids)
  return last
}

async function write(house: IndexingContext, aggregates: readonly FindableAggregate[]): Promise<void> {
  const clusters = await loadCachedClusters(house, 'look')
  const rows = aggregates.map(({ picture, topics, tags, ...aggregate }) => {
    const look = decodeEmbedding(picture?.look ?? null, EMBEDDING_SPACES.look.version())
    return {
      ...aggregate,
      tags: tags.join(' '),
      topics: `{${topics.join()}}`,
      colors: `{${picture?.colors.join() ?? ''}}`,
      tints: `{${picture?.tints.join() ?? ''}}`,
      tint_shares: `{${picture?.tint_shares.join() ?? ''}}`,
      look: look && picture ? picture.look : null,
      look_code: look && toEmbeddingBits(look),
      look_cell: look && nearestClusterNumber(look, clusters),
    }
  })
  const all = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key])
  // The embedding of the former words stays until the job has made the new one.
  await sql`
    INSERT INTO pin_search (pin_id, aggregate_id, kind, score, saved_at, host, text, title, tags, words, german, topics, colors, tints,
      tint_shares, look, look_code, look_cell)
    SELECT pin_id, aggregate_id, kind, score, saved_at, host, plain_text(text), left(btrim(parted_text(plain_text(title))), 300),
      array_remove(string_to_array(tags, ' '), ''), ${weighed('stemmed_words')}, ${weighed('german_words')}, topics::bigint[],
      colors::smallint[], tints::smallint[], tint_shares::smallint[], look, look_code::bit(256), look_cell
    FROM unnest(${all('pin_id')}::bigint[], ${all('aggregate_id')}::bigint[], ${all('kind')}::text[], ${all('score')}::real[],
      ${all('saved_at')}::timestamptz[], ${all('host')}::text[], ${all('text')}::text[], ${all('title')}::text[], ${all('seen')}::text[],
      ${all('said')}::text[], ${all('boards')}::text[], ${all('tags')}::text[], ${all('topics')}::text[], ${all('colors')}::text[],
      ${all('tints')}::text[], ${all('tint_shares')}::text[], ${all('look')}::bytea[], ${all('look_code')}::text[],
      ${all('look_cell')}::int[])
      AS n(pin_id, aggregate_id, kind, score, saved_at, host, text, title, seen, said, boards, tags, topics, colors, tints, tint_shares,
        look, look_code, look_cell)
    ON CONFLICT (pin_id) DO UPDATE SET aggregate_id = excluded.aggregate_id, kind = excluded.kind, score = excluded.score,
      saved_at = excluded.saved_at, host = excluded.host, text = excluded.text, title = excluded.title, tags = excluded.tags,
      words = excluded.words, german = excluded.german, topics = excluded.topics, colors = excluded.colors, tints = excluded.tints,
      tint_shares = excluded.tint_shares, look = excluded.look, look_code = excluded.look_code,
      look_cell = CASE WHEN pin_search.look = excluded.look THEN coalesce(pin_search.look_cell, excluded.look_cell)
        ELSE excluded.look_cell END,
      is_due = pin_search.is_due OR pin_search.text <> excluded.text OR get_byte(pin_search.meaning, 0) <> ${TEXT_EMBEDDING_VERSION}
    WHERE (pin_search.aggregate_id, pin_search.kind, pin_search.score, pin_search.saved_at, pin_search.host, pin_search.text,
        pin_search.words, pin_search.topics, pin_search.colors, pin_search.tints, pin_search.look)
      IS DISTINCT FROM (excluded.aggregate_id, excluded.kind, excluded.score, excluded.saved_at, excluded.host, excluded.text,
        excluded.words, excluded.topics, excluded.colors, excluded.tints, excluded.look)
      OR get_byte(pin_search.meaning, 0) <> ${TEXT_EMBEDDING_VERSION}`.execute(maintenanceDb(house))
}

/** Weights of words: A for the title, B for objects and tags, C for the description, D for board names. */
const weighed = (words: 'stemmed_words' | 'german_words') => {
  const of = (text: RawBuilder<unknown>, weight: string) =>
    sql`setweight(${sql.raw(words)}(plain_text(${text})), ${sql.lit(weight)})`
  return sql`${of(sql`title`, 'A')} || ${of(sql`seen || ' ' || tags`, 'B')} || ${of(sql`said`, 'C')} || ${of(sql`boards`, 'D')}`
}
