import { generateKeyBetween } from 'fractional-indexing'
import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { BoardSectionsResource } from '#domain/resources/boards.ts'
import {
  BoardSectionEditResource,
  BoardSectionOrderResource,
  BoardSectionPinsResource,
  BoardSectionResource,
} from '#domain/resources/sections.ts'
import { DONE } from '#domain/resources/session.ts'
import { freeSectionSlug } from '#domain/rules/board/board-slug.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import type { CursorKey } from '../cursor.ts'
import { lock } from '../db/lock.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { loadPage } from '../list-page.ts'
import { bulkMove } from '../places/bulk-edit.ts'
import { mustSeeBoard } from '../records/access.ts'
import { type BoardRow, boardUrl } from '../records/load-boards.ts'
import { loadPeople, userCard } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { feedOf } from './board-feed.ts'
import { placeNextTo } from './order.ts'
import { coversOfSections } from './section-covers.ts'

type Row = { id: Id; title: string; slug: string; pin_count: number }
const PREVIEWS = 5

async function ofBoard(ctx: Context, board: BoardRow) {
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  return { owner, board: { type: 'board' as const, id: board.id, name: board.name, url: boardUrl(board, owner) } }
}

async function mustFindSection(
  ctx: Context,
  board: BoardRow,
  by: { id?: Id | undefined; slug?: string },
): Promise<Row> {
  const row = await ctx.db
    .selectFrom('sections')
    .select(['id', 'title', 'slug', 'pin_count'])
    .where('board_id', '=', board.id)
    .where((one) => (by.id ? one('id', '=', by.id) : one('slug', '=', by.slug ?? '')))
    .executeTakeFirst()
  if (!row) throw new Refusal('no_section', 'section.none')
  return row
}

async function showSection(ctx: Context, board: BoardRow, row: Row): Promise<Section> {
  const covers = await coversOfSections(ctx, board.id)
  const { board: name } = await ofBoard(ctx, board)
  return { type: 'board_section', ...row, board: name, cover_images: covers.get(row.id) ?? [] }
}

async function slugFor(ctx: Context, board: BoardRow, name: string, except?: Id): Promise<string> {
  await lock(ctx, 'sections', board.id)
  const rows = await ctx.db.selectFrom('sections').select(['id', 'slug']).where('board_id', '=', board.id).execute()
  return freeSectionSlug(name, new Set(rows.filter(({ id }) => id !== except).map(({ slug }) => slug)))
}

async function createSection(ctx: Context, board: BoardRow, title: string): Promise<Id> {
  const id = ctx.house.newId()
  const slug = await slugFor(ctx, board, title)
  const { rows } = await sql<{ last: string | null }>`SELECT max(position) AS last FROM sections
    WHERE board_id = ${board.id}`.execute(ctx.db)
  const position = generateKeyBetween(rows[0]?.last ?? null, null)
  await ctx.db
    .insertInto('sections')
    .values({ board_id: board.id, id, title, slug, position, created_at: ctx.now })
    .execute()
  count(ctx, 'board.sections', board.id, +1)
  ctx.emit('board.changed', { board_id: board.id })
  ctx.rows.clear()
  return id
}

/** The section goes, its pins stay on the board. */
async function deleteSection(ctx: Context, board: BoardRow, id: Id): Promise<void> {
  const { rows } = await sql<{ pin_id: Id; pinner_id: Id }>`UPDATE board_pins SET section_id = NULL
    WHERE board_id = ${board.id} AND section_id = ${id} RETURNING pin_id, pinner_id`.execute(ctx.db)
  const pins = rows.map((row) => row.pin_id)
  await sql`UPDATE pins SET section_id = NULL WHERE id = ANY(${pins}::bigint[])`.execute(ctx.db)
  await sql`UPDATE user_pins SET section_id = NULL WHERE pin_id = ANY(${pins}::bigint[])
    AND user_id = ANY(${[...new Set(rows.map((row) => row.pinner_id))]}::bigint[])`.execute(ctx.db)
  await ctx.db.deleteFrom('sections').where('board_id', '=', board.id).where('id', '=', id).execute()
  count(ctx, 'board.sections', board.id, -1)
  ctx.emit('board.changed', { board_id: board.id })
}

export const sectionAnswers = [
  ...answer(BoardSectionsResource, {
    async get(ctx, { board_id }) {
      const board = await mustSeeBoard(ctx, { id: board_id })
      const { board: name } = await ofBoard(ctx, board)
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<Row & { cursor_key: CursorKey }>`
          SELECT id, title, slug, pin_count, ARRAY[position, id::text] AS cursor_key FROM sections
          WHERE board_id = ${board.id} ${after ? sql`AND (position, id) > (${after[0]}, ${after[1]}::bigint)` : sql``}
          ORDER BY position, id LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      const covers = await coversOfSections(ctx, board.id)
      return loadPage(ctx, PAGE_SIZE, read, async (rows) =>
        rows.map(({ cursor_key, ...section }) => ({
          type: 'board_section' as const,
          ...section,
          board: name,
          cover_images: covers.get(section.id) ?? [],
        })),
      )
    },
  }),
  ...answer(BoardSectionResource, {
    async get(ctx, { board: address, section_id, section_slug }) {
      const board = await mustSeeBoard(ctx, address)
      const row = await mustFindSection(ctx, board, { id: section_id, slug: section_slug })
      const { owner, board: name } = await ofBoard(ctx, board)
      if (!owner) throw new Refusal('no_section', 'section.none')
      const newest = await ctx.db
        .selectFrom('board_pins')
        .select('pin_id')
        .where('board_id', '=', board.id)
        .where('section_id', '=', row.id)
        .orderBy('saved_at', 'desc')
        .orderBy('pin_id', 'desc')
        .limit(PREVIEWS)
        .execute()
      const pins = await loadPins(
        { ...ctx, fields: 'card' },
        newest.map((one) => one.pin_id),
        'place',
      )
      return {
        ...(await showSection(ctx, board, row)),
        board: { ...name, owner: userCard(ctx, owner) },
        preview_pins: pins.filter((pin) => pin !== null),
      }
    },
    async create(ctx, { board_id, name, initial_pins }) {
      const board = await mustSeeBoard(ctx, { id: board_id })
      const id = await createSection(ctx, board, name)
      if (initial_pins?.length) await bulkMove(ctx, initial_pins, { board: board_id, section: id })
      return shownAfter(ctx, async () => showSection(ctx, board, await mustFindSection(ctx, board, { id })))
    },
  }),
  ...answer(BoardSectionEditResource, {
    async create(ctx, { section_id, name }) {
      const board = await mustSeeBoard(ctx, { section: section_id })
      await ctx.db
        .updateTable('sections')
        .set({ title: name, slug: await slugFor(ctx, board, name, section_id) })
        .where('board_id', '=', board.id)
        .where('id', '=', section_id)
        .execute()
      ctx.emit('board.changed', { board_id: board.id })
      return showSection(ctx, board, await mustFindSection(ctx, board, { id: section_id }))
    },
    async delete(ctx, { section_id }) {
      await deleteSection(ctx, await mustSeeBoard(ctx, { section: section_id }), section_id)
      return DONE
    },
  }),
  ...answer(BoardSectionOrderResource, {
    async update(ctx, { section_id, ...beside }) {
      const board = await mustSeeBoard(ctx, { section: section_id })
      await placeNextTo(ctx, { table: 'sections', of: 'board_id', whose: board.id, id: 'id' }, section_id, beside)
      return DONE
    },
  }),
  ...answer(BoardSectionPinsResource, {
    async get(ctx, { section_id, ...options }) {
      return feedOf(ctx, await mustSeeBoard(ctx, { section: section_id }), { ...options, section_id })
    },
  }),
]
