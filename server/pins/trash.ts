import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE, TRASH_DAYS } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type TrashEntry, TrashResource } from '#domain/resources/trash.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { showBulkEdit, startBulkEdit } from '../places/bulk-jobs.ts'
import type { BulkEditRow } from '../places/bulk-work.ts'
import { withCarouselSlidePicture } from '../records/carousel-slide.ts'
import { loadBoardRows, showBoardCovers } from '../records/load-boards.ts'
import { loadAggregates } from '../records/load-pins.ts'
import { showCover } from '../records/show-cover.ts'
import { undoBulkEdit } from './bulk-undo.ts'

const NEWEST_FIRST = keyset('DESC', ['deleted_at', 'timestamptz'], ['target_id', 'bigint'])

const DAY = 24 * 3600_000
type Row = { target_id: Id; deletion_id: Id; kind: 'pin' | 'board'; deleted_at: Date; cursor_key: CursorKey }
type TrashEntrySummary = Pick<TrashEntry, 'title' | 'pin_count' | 'cover_images'>

async function showEntries(ctx: SignedIn, rows: Row[]): Promise<(TrashEntry | null)[]> {
  const found = new Map([...(await trashedPins(ctx, rows)), ...(await trashedBoards(ctx, rows))])
  return rows.map(({ target_id, deletion_id, kind, deleted_at }) => {
    const shown = found.get(target_id)
    if (!shown) return null
    const gone_at = formatRfc2822(new Date(deleted_at.getTime() + TRASH_DAYS * DAY))
    return {
      type: 'trash_entry',
      id: target_id,
      kind,
      deletion_id,
      ...shown,
      deleted_at: formatRfc2822(deleted_at),
      gone_at,
    }
  })
}

/** Shows the actor's own trashed pins; for anyone else there are none. */
async function trashedPins(ctx: SignedIn, rows: Row[]): Promise<[Id, TrashEntrySummary][]> {
  const ids = rows.flatMap((row) => (row.kind === 'pin' ? row.target_id : []))
  if (!ids.length) return []
  const pins = await ctx.db
    .selectFrom('pins')
    .select(['id', 'title', 'aggregate_id', 'slot_id'])
    .where('id', 'in', ids)
    .where('pinner_id', '=', ctx.actor.id)
    .where('state', '=', 'trashed')
    .execute()
  const aggregates = await loadAggregates(
    ctx,
    pins.map((pin) => pin.aggregate_id),
  )
  return pins.map((pin) => {
    const aggregate = aggregates.get(pin.aggregate_id)
    const cover = aggregate && showCover(withCarouselSlidePicture(aggregate, pin.slot_id))
    return [pin.id, { title: pin.title, pin_count: 1, cover_images: cover ? [cover] : [] }]
  })
}

async function trashedBoards(ctx: SignedIn, rows: Row[]): Promise<[Id, TrashEntrySummary][]> {
  const ofBoards = rows.filter((row) => row.kind === 'board')
  if (!ofBoards.length) return []
  const boards = await loadBoardRows(
    ctx,
    ofBoards.map((row) => row.target_id),
  )
  const jobs = await ctx.db
    .selectFrom('bulk_jobs')
    .select(['id', 'total'])
    .where(
      'id',
      'in',
      ofBoards.map((row) => row.deletion_id),
    )
    .execute()
  return ofBoards.flatMap((row): [Id, TrashEntrySummary][] => {
    const board = boards.get(row.target_id)
    if (!board || board.owner_id !== ctx.actor.id || board.state !== 'trashed') return []
    const pin_count = jobs.find((job) => job.id === row.deletion_id)?.total ?? 0
    return [[board.id, { title: board.name, pin_count, cover_images: showBoardCovers(board) }]]
  })
}

/** Restores what one deletion trashed: a board with all its pins, or the actor's own pins among them. */
async function restore(ctx: SignedIn, deletionId: Id, only: Id | undefined): Promise<BulkEditRow> {
  const entries = await ctx.db
    .selectFrom('trash')
    .select(['target_id', 'kind'])
    .where('user_id', '=', ctx.actor.id)
    .where('deletion_id', '=', deletionId)
    .execute()
  const wished = entries.filter(({ target_id }) => !only || target_id === only)
  if (!wished.length) throw new Refusal('not_found', 'trash.none')
  if (wished.some(({ kind }) => kind === 'board')) return undoBulkEdit(ctx, deletionId)
  return startBulkEdit(
    ctx,
    { kind: 'restore' },
    wished.map(({ target_id }) => ({ pin_id: target_id, pinner_id: ctx.actor.id })),
  )
}

export const trashAnswers = defineAnswers(TrashResource, {
  async get(asked: Context, { kind }) {
    const ctx = requireSignedIn(asked)
    const kinds = kind ? [kind] : ['pin', 'board']
    const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
      const { rows } = await sql<Row>`
        SELECT target_id, deletion_id, kind, deleted_at, ${NEWEST_FIRST.key} AS cursor_key FROM trash
        WHERE user_id = ${ctx.actor.id} AND kind = ANY(${kinds}::text[])
          AND ${NEWEST_FIRST.isAfter(after)}
        ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
      return rows
    }
    return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) => showEntries(ctx, rows))
  },
  update: async (ctx, { deletion_id, id }) => showBulkEdit(await restore(requireSignedIn(ctx), deletion_id, id)),
})
