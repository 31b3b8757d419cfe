import { generateNKeysBetween } from 'fractional-indexing'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { nextFreeSectionSlug } from '#domain/rules/board/board-slug.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { startBulkEdit } from '../places/bulk-jobs.ts'
import type { BulkEditRow } from '../places/bulk-work.ts'
import type { BoardRow } from '../records/load-boards.ts'
import { loadPinsOnBoard } from './board-audience.ts'
import { assertBoardEditable, mustOwnBoard } from './own-board.ts'

/** Merges a board into another of the same owner: its pins and sections move, and its URL redirects at once. */
export async function mergeBoards(asked: Context, fromId: Id, intoId: Id): Promise<BulkEditRow> {
  const ctx = requireSignedIn(asked)
  if (fromId === intoId) throw new Refusal('bad_input', 'board.intoItself', {}, { field: 'into_board_id' })
  await acquireAdvisoryLock(ctx, 'boards', ctx.actor.id)
  const from = await mustOwnBoard(ctx, fromId)
  const into = await mustOwnBoard(ctx, intoId)
  for (const board of [from, into]) assertBoardEditable(board)
  if (into.state === 'archived') throw new Refusal('forbidden', 'board.archived')
  const sections = await addSections(ctx, from, into)
  await ctx.db
    .updateTable('board_slugs')
    .set({ board_id: into.id, is_current: false })
    .where('owner_id', '=', from.owner_id)
    .where('board_id', '=', from.id)
    .execute()
  ctx.rows.clear()
  return startBulkEdit(
    ctx,
    { kind: 'merge', from_board_id: from.id, board_id: into.id, sections: JSON.stringify(sections) },
    await loadPinsOnBoard(ctx, from.id),
  )
}

/** Appends the sections of one board to those of another. Returns a map of old section ids to new ones. */
async function addSections(ctx: Context, from: BoardRow, into: BoardRow): Promise<Record<Id, Id>> {
  const ordered = ctx.db.selectFrom('sections').selectAll().orderBy('position').orderBy('id')
  const theirs = await ordered.where('board_id', '=', from.id).execute()
  const ours = await ordered.where('board_id', '=', into.id).execute()
  if (!theirs.length) return {}
  const positions = generateNKeysBetween(ours.at(-1)?.position ?? null, null, theirs.length)
  const taken = new Set(ours.map((section) => section.slug))
  const added = theirs.map((section, at) => {
    const slug = nextFreeSectionSlug(section.title, taken)
    taken.add(slug)
    return { ...section, board_id: into.id, id: ctx.house.newId(), slug, position: positions[at] ?? '', pin_count: 0 }
  })
  await ctx.db.insertInto('sections').values(added).execute()
  addToCount(ctx, 'board.sections', into.id, added.length)
  return Object.fromEntries(theirs.map((section, at) => [section.id, added[at]?.id])) as Record<Id, Id>
}
