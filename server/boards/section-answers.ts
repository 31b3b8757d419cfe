import { generateKeyBetween } from 'fractional-indexing'
import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
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
import { nextFreeSectionSlug } from '#domain/rules/board/board-slug.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import type { CursorKey } from '../cursor.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { bulkMovePins } from '../places/bulk-edit.ts'
import { mustSeeBoard } from '../records/access.ts'
import { type BoardRow, toBoardUrl } from '../records/load-boards.ts'
import { loadPeople, toUserCard } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { loadFeedOfBoardRow } from './board-feed.ts'
import { deleteSection } from './delete-section.ts'
import { repositionListItem } from './reposition-list-item.ts'
import { loadSectionCovers } from './section-covers.ts'

const BY_POSITION = keyset('ASC', ['position', 'text'], ['id', 'bigint'])

type Row = { id: Id; title: string; slug: string; pin_count: number }
const PREVIEWS = 5

async function ofBoard(ctx: Context, board: BoardRow) {
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  return { owner, board: { type: 'board' as const, id: board.id, name: board.name, url: toBoardUrl(board, owner) } }
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
  const covers = await loadSectionCovers(ctx, board.id)
  const { board: name } = await ofBoard(ctx, board)
  return { type: 'board_section', ...row, board: name, cover_images: covers.get(row.id) ?? [] }
}

async function slugFor(ctx: Context, board: BoardRow, name: string, except?: Id): Promise<string> {
  await acquireAdvisoryLock(ctx, 'sections', board.id)
  const rows = await ctx.db.selectFrom('sections').select(['id', 'slug']).where('board_id', '=', board.id).execute()
  return nextFreeSectionSlug(name, new Set(rows.filter(({ id }) => id !== except).map(({ slug }) => slug)))
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
  addToCount(ctx, 'board.sections', board.id, +1)
  ctx.emit('board.changed', { board_id: board.id })
  ctx.rows.clear()
  return id
}

export const sectionAnswers = [
  ...defineAnswers(BoardSectionsResource, {
    async get(ctx, { board_id }) {
      const board = await mustSeeBoard(ctx, { id: board_id })
      const { board: name } = await ofBoard(ctx, board)
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<Row & { cursor_key: CursorKey }>`
          SELECT id, title, slug, pin_count, ${BY_POSITION.key} AS cursor_key FROM sections
          WHERE board_id = ${board.id} AND ${BY_POSITION.isAfter(after)}
          ORDER BY ${BY_POSITION.order} LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      const covers = await loadSectionCovers(ctx, board.id)
      return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, async (rows) =>
        rows.map(({ cursor_key, ...section }) => ({
          type: 'board_section' as const,
          ...section,
          board: name,
          cover_images: covers.get(section.id) ?? [],
        })),
      )
    },
  }),
  ...defineAnswers(BoardSectionResource, {
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
        board: { ...name, owner: toUserCard(ctx, owner) },
        preview_pins: pins.filter((pin) => pin !== null),
      }
    },
    async create(ctx, { board_id, name, initial_pins }) {
      const board = await mustSeeBoard(ctx, { id: board_id })
      const id = await createSection(ctx, board, name)
      if (initial_pins?.length) await bulkMovePins(ctx, initial_pins, { board: board_id, section: id })
      return flushCountsThen(ctx, async () => showSection(ctx, board, await mustFindSection(ctx, board, { id })))
    },
  }),
  ...defineAnswers(BoardSectionEditResource, {
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
      const { id } = await mustSeeBoard(ctx, { section: section_id })
      await deleteSection(ctx, id, section_id)
      return DONE
    },
  }),
  ...defineAnswers(BoardSectionOrderResource, {
    async update(ctx, { section_id, ...beside }) {
      const board = await mustSeeBoard(ctx, { section: section_id })
      await repositionListItem(
        ctx,
        { table: 'sections', of: 'board_id', whose: board.id, id: 'id' },
        section_id,
        beside,
      )
      return DONE
    },
  }),
  ...defineAnswers(BoardSectionPinsResource, {
    async get(ctx, { section_id, ...options }) {
      return loadFeedOfBoardRow(ctx, await mustSeeBoard(ctx, { section: section_id }), { ...options, section_id })
    },
  }),
]
