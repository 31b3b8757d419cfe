import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { topicsOfWords } from '#domain/rules/interests/topics-of-words.ts'
import type { Context } from '../context.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustSeeBoard } from '../records/access.ts'
import { interestTree } from '../records/interest-tree.ts'
import { find } from '../search/find.ts'
import { blendNeighbors, type Seed } from './blend-neighbors.ts'
import { neighborPage } from './neighbor-page.ts'

const NEWEST = 30
const FOUND = 50

/**
 * feed.16: more ideas for a board or a section, by its newest things; an empty one is told by its name. Nothing that is on
 * the board already. Only reads, so a secret board leaves no trace. What is saved after the first page changes none of those
 * behind it: the bookmark says until when.
 */
export async function moreIdeas(ctx: Context, boardId: Id, sectionId?: Id | null): Promise<Page<Pin>> {
  const board = await mustSeeBoard(ctx, { id: boardId })
  const section = mustHaveSection(board, sectionId)
  const until = Number(ctx.page.after?.[3] ?? ctx.now.getTime())
  const newest = await ctx.db
    .selectFrom('board_pins')
    .select('aggregate_id')
    .where('board_id', '=', board.id)
    .$if(section !== null, (query) => query.where('section_id', '=', section?.id as Id))
    .where('saved_at', '<=', new Date(until))
    .orderBy('saved_at', 'desc')
    .orderBy('pin_id', 'desc')
    .limit(NEWEST)
    .execute()
  const things = [...new Set(newest.map((row) => row.aggregate_id))]
  const name = section?.title ?? board.name
  const fitting = await ideasFor(ctx, things, section ? `${name} ${board.name}` : `${name} ${board.description}`)
  const ranked = things.length ? fitting : [...new Set([...(await foundByName(ctx, name)), ...fitting])]
  return neighborPage(ctx, PAGE_SIZE, { ranked, without: things, board: board.id, until, hidesSaved: true })
}

/** What someone who looks for the name of a board finds. */
async function foundByName(ctx: Context, name: string): Promise<Id[]> {
  const found = await find(ctx, { query: name, scope: 'pins' }).read(null, FOUND)
  const { rows } = await sql<{ aggregate_id: Id }>`SELECT s.aggregate_id
    FROM unnest(${found.map(({ id }) => id)}::bigint[]) WITH ORDINALITY AS f(pin_id, at)
    JOIN pin_search s USING (pin_id) ORDER BY f.at`.execute(ctx.db)
  return rows.map((row) => row.aggregate_id)
}

/** Things that fit a board with these things, the newest first, and these words, best first. */
export async function ideasFor(ctx: Context, things: readonly Id[], words: string): Promise<Id[]> {
  const topics = topicsOfWords(words, (await interestTree(ctx.house)).vocabulary)
  return blendNeighbors(
    ctx,
    things.map((thing, at): Seed => ({ thing, weight: 1 / (1 + at / 10) })),
    topics.slice(0, 2).map(({ interest }) => interest),
  )
}
