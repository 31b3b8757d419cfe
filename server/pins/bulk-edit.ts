import { sql } from 'kysely'
import { BULK_MOST } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { BulkEditResource, BulkEditSelectAllResource } from '#domain/resources/bulk.ts'
import type { BoardAction } from '#domain/rules/board/board-action.ts'
import { mayActOnBoard } from '#domain/rules/board/may-act-on-board.ts'
import { maySaveElsewhere } from '#domain/rules/viewer/audience.ts'
import { mustActOnBoard, mustSeeBoard, mustSeePin } from '../access.ts'
import { answer } from '../answer.ts'
import { loadBoardRows, placeOf } from '../boards/load-boards.ts'
import { mustHaveSection } from '../boards/sections.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { type BulkPin, showBulk, startBulk } from './bulk-jobs.ts'
import { loadPinParts } from './load-pins.ts'

type To = { board: Id; section?: Id | undefined }
type From = { board?: Id | undefined; section?: Id | undefined }

export async function bulkMove(asked: Context, ids: Id[], to: To) {
  const ctx = signedIn(asked)
  const board = await mustActOnBoard(ctx, to.board, 'add_pins')
  const section_id = mustHaveSection(board, to.section)?.id ?? null
  const pins = await mustTakeAll(ctx, ids, {}, 'move_pins')
  return startBulk(ctx, { kind: 'move', board_id: board.id, section_id }, pins)
}

async function bulkCopy(asked: Context, ids: Id[], to: To) {
  const ctx = signedIn(asked)
  const board = await mustActOnBoard(ctx, to.board, 'add_pins')
  const section_id = mustHaveSection(board, to.section)?.id ?? null
  const pins = await mustCopyAll(ctx, ids)
  return startBulk(ctx, { kind: 'copy', board_id: board.id, section_id }, pins)
}

async function bulkDelete(asked: Context, ids: Id[], from: From) {
  const ctx = signedIn(asked)
  const pins = await mustTakeAll(ctx, ids, from, 'delete_pins')
  return startBulk(ctx, { kind: 'delete', from_board_id: from.board ?? null }, pins)
}

export const bulkEdit = [
  ...answer(BulkEditResource, {
    create: async (ctx, { pin_ids, board_id: board, section_id: section }) =>
      showBulk(await bulkCopy(ctx, pin_ids, { board, section })),
    update: async (ctx, { pin_ids, board_id: board, section_id: section }) =>
      showBulk(await bulkMove(ctx, pin_ids, { board, section })),
    delete: async (ctx, { pin_ids, board_id: board, section_id: section }) =>
      showBulk(await bulkDelete(ctx, pin_ids, { board, section })),
  }),
  ...answer(BulkEditSelectAllResource, {
    create: async (ctx, options) =>
      showBulk(
        await bulkCopy(ctx, await allBut(ctx, options), { board: options.to_board_id, section: options.to_section_id }),
      ),
    update: async (ctx, options) =>
      showBulk(
        await bulkMove(ctx, await allBut(ctx, options), { board: options.to_board_id, section: options.to_section_id }),
      ),
    delete: async (ctx, options) => {
      const from = { board: options.board_id, section: options.section_id }
      return showBulk(await bulkDelete(ctx, await allBut(ctx, options), from))
    },
  }),
]

type Scope = { board_id: Id; section_id?: Id | undefined; pin_ids?: Id[] | undefined }

/** Every pin of a board or section but those left out, in the order of the board. */
async function allBut(ctx: Context, { board_id, section_id, pin_ids = [] }: Scope): Promise<Id[]> {
  const board = await mustSeeBoard(ctx, { id: board_id })
  const section = mustHaveSection(board, section_id)
  const { rows } = await sql<{ pin_id: Id }>`
    SELECT pin_id FROM board_pins WHERE board_id = ${board.id}
      ${section ? sql`AND section_id = ${section.id}` : sql``} AND pin_id <> ALL(${pin_ids}::bigint[])
    ORDER BY saved_at DESC, pin_id DESC`.execute(ctx.db)
  return rows.map((row) => row.pin_id)
}

type Row = { id: Id; pinner_id: Id; board_id: Id | null; section_id: Id | null; state: string }

/** All of these pins, when the actor may take each from where it is; else none: a refusal changes nothing. */
async function mustTakeAll(ctx: SignedIn, ids: Id[], from: From, action: BoardAction): Promise<BulkPin[]> {
  const found = ids.length
    ? await ctx.db
        .selectFrom('pins')
        .select(['id', 'pinner_id', 'board_id', 'section_id', 'state'])
        .where('id', 'in', ids)
        .execute()
    : []
  const pins = new Map<Id, Row>(found.map((pin) => [pin.id, pin]))
  const boards = await loadBoardRows(
    ctx,
    found.map((pin) => pin.board_id),
  )
  return Promise.all(
    ids.map(async (id) => {
      const pin = pins.get(id)
      const board = pin?.board_id ? boards.get(pin.board_id) : undefined
      const isThere = pin && pin.state !== 'trashed' && pin.state !== 'removed' && board?.state !== 'trashed'
      const mayTake =
        isThere && (pin.pinner_id === ctx.actor.id || (board && mayActOnBoard(placeOf(board, ctx.actor), action)))
      if (!mayTake) {
        await mustSeePin(ctx, id)
        throw new Refusal('forbidden', 'pin.notYours', {}, { field: 'pin_ids' })
      }
      const isElsewhere =
        (from.board && pin.board_id !== from.board) || (from.section && pin.section_id !== from.section)
      if (isElsewhere) throw new Refusal('conflict', 'pin.notOnBoard', {}, { field: 'pin_ids' })
      return { pin_id: id, pinner_id: pin.pinner_id }
    }),
  )
}

const AT_A_TIME = 500

async function mustCopyAll(ctx: SignedIn, ids: Id[]): Promise<BulkPin[]> {
  const pins: BulkPin[] = []
  for (let at = 0; at < Math.min(ids.length, BULK_MOST); at += AT_A_TIME) {
    const some = ids.slice(at, at + AT_A_TIME)
    const loaded = await loadPinParts({ ...ctx, rows: new Map() }, some, { for: 'address', withMarks: false })
    for (const part of loaded) {
      if (!part) throw new Refusal('no_pin', 'pin.none')
      if (!maySaveElsewhere(part.audience, part.onlooker)) throw new Refusal('forbidden', 'pin.notSaveable')
      pins.push({ pin_id: part.pin.id, pinner_id: part.pin.pinner_id })
    }
  }
  return pins
}
