import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { topicsFromText } from '#domain/rules/interests/topics-from-text.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustSeeBoard } from '../records/access.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import type { BoardRow, SectionName } from '../records/load-boards.ts'
import { findSearchHits } from '../search/find-search-hits.ts'
import { blendNeighbors, type RankedNeighbor } from './blend-neighbors.ts'
import { loadNeighborPage } from './neighbor-page.ts'

const NEWEST = 30
const FOUND = 50

/**
 * Lists more ideas for a board or section, by its newest aggregates, or by its name if it is empty; without pins on the
 * board (feed.16). It only reads, so a secret board leaves no trace. Later saves don't change the following pages,
 * because the bookmark holds the time of the first one.
 */
export async function listMoreIdeas(ctx: Context, boardId: Id, sectionId?: Id | null): Promise<Page<Pin>> {
  const board = await mustSeeBoard(ctx, { id: boardId })
  const section = mustHaveSection(board, sectionId)
  const [, , , until = ctx.now.getTime(), wasEmpty] = ctx.page.after ?? []
  const newest = sql`SELECT aggregate_id FROM board_pins
    WHERE board_id = ${board.id} ${section ? sql`AND section_id = ${section.id}` : sql``} AND saved_at <= ${new Date(Number(until))}
    ORDER BY saved_at DESC, pin_id DESC LIMIT ${sql.lit(NEWEST)}`
  const me = ctx.actor?.id ?? null
  const isNew = sql`NOT EXISTS (SELECT 1 FROM user_pins own WHERE own.user_id = ${me}::bigint AND own.aggregate_id = p.aggregate_id)
    AND NOT EXISTS (SELECT 1 FROM board_pins b WHERE b.board_id = ${board.id} AND b.aggregate_id = p.aggregate_id)`
  const name = section?.title ?? board.name
  const isEmpty = wasEmpty === undefined ? await hasNone(ctx, board, section) : wasEmpty === 1
  return loadNeighborPage(ctx, DEFAULT_PAGE_SIZE, {
    seeds: seedsFrom(newest),
    topics: await findTopicIdsInText(ctx, section ? `${name} ${board.name}` : `${name} ${board.description}`),
    first: isEmpty ? await foundByName(ctx, name, isNew) : [],
    isNew,
    madeOf: [Number(until), isEmpty ? 1 : 0],
  })
}

async function hasNone(ctx: Context, board: BoardRow, section: SectionName | null): Promise<boolean> {
  if (!section) return board.pin_count === 0
  const any = ctx.db.selectFrom('board_pins').select('pin_id').where('board_id', '=', board.id).limit(1)
  return (await any.where('section_id', '=', section.id).executeTakeFirst()) === undefined
}

/** Pins found by a search for the board's name. */
async function foundByName(ctx: Context, name: string, isNew: RawBuilder<unknown>): Promise<RankedNeighbor[]> {
  const found = await findSearchHits(ctx, { query: name, scope: 'pins' }).read(null, FOUND)
  const { rows } = await sql<RankedNeighbor>`SELECT p.aggregate_id AS aggregate, p.pin_id
    FROM unnest(${found.map(({ id }) => id)}::bigint[]) WITH ORDINALITY AS f(pin_id, at)
    JOIN pin_search p USING (pin_id) WHERE ${isNew} AND ${notHiddenCondition(ctx, sql`p.aggregate_id`)} ORDER BY f.at`.execute(
    ctx.db,
  )
  return rows
}

/** Weighted seeds: each aggregate once, the first with the highest weight. */
const seedsFrom = (things: RawBuilder<unknown>) => sql`
  SELECT aggregate, 1 / (1 + (row_number() OVER (ORDER BY min(at)) - 1) / 10.0)::float8 AS weight
  FROM (SELECT aggregate_id AS aggregate, row_number() OVER () AS at FROM (${things}) t) newest GROUP BY aggregate`

export async function findTopicIdsInText(ctx: Context, words: string): Promise<Id[]> {
  const topics = topicsFromText(words, (await loadInterestTree(ctx.house)).vocabulary)
  return topics.slice(0, 2).map(({ interest }) => interest)
}

/** Finds aggregates that fit a board with these aggregates (newest first) and this text; best first. */
export async function findIdeasForBoard(ctx: Context, things: readonly Id[], words: string): Promise<Id[]> {
  const seeds = seedsFrom(sql`SELECT aggregate_id FROM unnest(${things}::bigint[]) AS u(aggregate_id)`)
  const { ranked } = await blendNeighbors(ctx, { seeds, topics: await findTopicIdsInText(ctx, words) })
  return ranked.map(({ aggregate }) => aggregate)
}
