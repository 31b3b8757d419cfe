import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import type { RankedNeighbor } from './blend-neighbors.ts'
import { findTopicIdsInText } from './more-ideas.ts'
import { loadNeighborPage } from './neighbor-page.ts'

/** Number of first words of a pin that are searched for, and of pins taken that have two of them. */
const WORDS = 6
const FOUND = 24

/**
 * Lists pins related to a pin by common saves, similar pictures and similar texts; then the pool, so that it never ends
 * early (feed.15). For a pin whose picture is not analyzed yet, pins with its words and topics come first, which the
 * bookmark remembers.
 */
export async function listRelatedPins(ctx: Context, { pin }: { pin: Id }): Promise<Page<Pin>> {
  // A merged pin leads to the aggregate it was merged into.
  const seeds = sql`SELECT aggregate_id AS aggregate, 1::float8 AS weight FROM pins
    WHERE id = coalesce((SELECT into_id FROM merged_pins WHERE pin_id = ${pin}), ${pin}::bigint)`
  const [, , , byWords] = ctx.page.after ?? []
  const words = byWords === 0 ? null : await wordsOfUnseen(ctx, pin, byWords === 1)
  return loadNeighborPage(ctx, DEFAULT_PAGE_SIZE, {
    seeds,
    ...(words !== null && {
      topics: await findTopicIdsInText(ctx, words),
      first: await pinsWithWords(ctx, words, pin),
    }),
    isNew: sql`true`,
    pin,
    madeOf: [words === null ? 0 : 1],
  })
}

/** Returns the words of a pin whose picture is not analyzed yet; null for every other pin. */
async function wordsOfUnseen(ctx: Context, pin: Id, wasUnseen: boolean): Promise<string | null> {
  const { rows } = await sql<{
    words: string
  }>`SELECT concat_ws(E'\\n', nullif(title, ''), nullif(description, '')) AS words FROM pins
    WHERE id = ${pin} AND (${wasUnseen} OR NOT EXISTS (
      SELECT 1 FROM pin_search s WHERE s.aggregate_id = pins.aggregate_id AND s.look IS NOT NULL))`.execute(ctx.db)
  return rows[0]?.words.trim() || null
}

/** Finds pins with at least two of the first words (or the only one), those with most of them first. */
async function pinsWithWords(ctx: Context, words: string, pin: Id): Promise<RankedNeighbor[]> {
  const { rows } = await sql<RankedNeighbor>`
    WITH said AS MATERIALIZED (SELECT quote_literal(lexeme) AS word FROM unnest(to_tsvector('pg_catalog.english', ${words}))
      WHERE position('\\' IN lexeme) = 0 ORDER BY positions[1] LIMIT ${sql.lit(WORDS)}),
    sought AS MATERIALIZED (SELECT string_agg(a.word || ' & ' || b.word, ' | ')::tsquery AS pairs, string_agg(a.word, ' | ')::tsquery AS words
      FROM said a JOIN said b ON a.word < b.word OR (SELECT count(*) FROM said) = 1)
    SELECT p.aggregate_id AS aggregate, p.pin_id FROM pin_search p, sought
    WHERE p.words @@ sought.pairs AND p.pin_id <> ${pin} AND ${notHiddenCondition(ctx, sql`p.aggregate_id`)}
    ORDER BY ts_rank(p.words, sought.words) DESC, p.score DESC, p.pin_id DESC LIMIT ${sql.lit(FOUND)}`.execute(ctx.db)
  return rows
}
