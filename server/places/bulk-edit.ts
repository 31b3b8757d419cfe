import { sql } from 'kysely'
import { BULK_PINS_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { BulkEditResource, BulkEditSelectAllResource } from '#domain/resources/bulk.ts'
import { type BoardAction, mayActOnBoard } from '#domain/rules/board/board-action.ts'
import { mayOpenByUrl, maySaveElsewhere, type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { mustActOnBoard, mustSeeBoard } from '../records/access.ts'
import { type BoardRow, findBoardMember, loadBoardRows, toBoardAudienceInput } from '../records/load-boards.ts'
import { loadPeople, toPersonState } from '../records/load-people.ts'
import { loadPinParts, type PinRow } from '../records/load-pins.ts'
import { type BulkEditPin, showBulkEdit, startBulkEdit } from './bulk-jobs.ts'
import { mustHaveSection } from './sections.ts'

type To = { board: Id; section?: Id | undefined }
type From = { board?: Id | undefined; section?: Id | undefined }

export async function bulkMovePins(asked: Context, ids: Id[], to: To) {
  const ctx = requireSignedIn(asked)
  const board = await mustActOnBoard(ctx, to.board, 'add_pins')
  const section_id = mustHaveSection(board, to.section)?.id ?? null
  const pins = await mustTakeAll(ctx, ids, {}, 'move_pins')
  return startBulkEdit(ctx, { kind: 'move', board_id: board.id, section_id }, pins)
}

async function bulkCopy(asked: Context, ids: Id[], to: To) {
  const ctx = requireSignedIn(asked)
  const board = await mustActOnBoard(ctx, to.board, 'add_pins')
  const section_id = mustHaveSection(board, to.section)?.id ?? null
  const pins = await mustCopyAll(ctx, ids)
  return startBulkEdit(ctx, { kind: 'copy', board_id: board.id, section_id }, pins)
}

async function bulkDelete(asked: Context, ids: Id[], from: From) {
  const ctx = requireSignedIn(asked)
  const pins = await mustTakeAll(ctx, ids, from, 'delete_pins')
  return startBulkEdit(ctx, { kind: 'delete', from_board_id: from.board ?? null }, pins)
}

export const bulkEditAnswers = [
  ...defineAnswers(BulkEditResource, {
    create: async (ctx, { pin_ids, board_id: board, section_id: section }) =>
      showBulkEdit(await bulkCopy(ctx, pin_ids, { board, section })),
    update: async (ctx, { pin_ids, board_id: board, section_id: section }) =>
      showBulkEdit(await bulkMovePins(ctx, pin_ids, { board, section })),
    delete: async (ctx, { pin_ids, board_id: board, section_id: section }) =>
      showBulkEdit(await bulkDelete(ctx, pin_ids, { board, section })),
  }),
  ...defineAnswers(BulkEditSelectAllResource, {
    create: async (ctx, options) => showBulkEdit(await bulkCopy(ctx, await allBut(ctx, options), toOf(options))),
    async update(ctx, options) {
      await mustHavePlace(ctx, options.board_id)
      return showBulkEdit(await bulkMovePins(ctx, await allBut(ctx, options), toOf(options)))
    },
    async delete(ctx, options) {
      await mustHavePlace(ctx, options.board_id)
      const from = { board: options.board_id, section: options.section_id }
      return showBulkEdit(await bulkDelete(ctx, await allBut(ctx, options), from))
    },
  }),
]

const toOf = (options: { to_board_id: Id; to_section_id?: Id | undefined }): To => ({
  board: options.to_board_id,
  section: options.to_section_id,
})

type Scope = { board_id: Id; section_id?: Id | undefined; pin_ids?: Id[] | undefined }

/**
 * Returns all pins of a board or section in the board's order, except excluded ones and those only someone else may
 * see.
 */
async function allBut(ctx: Context, { board_id, section_id, pin_ids = [] }: Scope): Promise<Id[]> {
  const board = await mustSeeBoard(ctx, { id: board_id })
  const section = mustHaveSection(board, section_id)
  const { rows } = await sql<{ pin_id: Id }>`
    SELECT pin_id FROM board_pins WHERE board_id = ${board.id}
      ${section ? sql`AND section_id = ${section.id}` : sql``} AND pin_id <> ALL(${pin_ids}::bigint[])
    ORDER BY saved_at DESC, pin_id DESC`.execute(ctx.db)
  const ids = rows.map((row) => row.pin_id)
  const seen = await pinsSeen(ctx, ids)
  return ids.filter((id) => seen.has(id))
}

/** People who are not on a board may only copy all of its pins. */
async function mustHavePlace(ctx: Context, boardId: Id): Promise<void> {
  const place = findBoardMember(await mustSeeBoard(ctx, { id: boardId }), ctx.actor)?.state
  if (place !== 'owner' && place !== 'member') throw new Refusal('forbidden', 'board.notYours')
}

type SourcePin = { pinner_id: Id; section_id: Id | null; board: BoardRow | null }

/** Returns which of these pins the actor may see, with the board of each; few columns, since there may be thousands. */
async function pinsSeen(ctx: Context, ids: Id[]): Promise<Map<Id, SourcePin>> {
  if (!ids.length) return new Map()
  const { rows: pins } = await sql<Pick<PinRow, 'id' | 'pinner_id' | 'board_id' | 'section_id' | 'state'>>`
    SELECT id, pinner_id, board_id, section_id, state FROM pins WHERE id = ANY(${ids}::bigint[])`.execute(ctx.db)
  const boards = await loadBoardRows(
    ctx,
    pins.map((pin) => pin.board_id),
  )
  const owners = [...boards.values()].map((board) => board.owner_id)
  const people = await loadPeople(ctx, [...owners, ...pins.map((pin) => pin.pinner_id)])
  const seen = pins.flatMap((pin): [Id, SourcePin][] => {
    const board = (pin.board_id && boards.get(pin.board_id)) || null
    const audience = pinAudience(
      { state: pin.state as PinState, pinnerState: toPersonState(people.get(pin.pinner_id)) },
      board && toBoardAudienceInput(board, people.get(board.owner_id)),
    )
    const place = board && findBoardMember(board, ctx.actor)?.state
    const onlooker = {
      isOwner: pin.pinner_id === ctx.actor?.id,
      isBoardPerson: place === 'owner' || place === 'member',
      isBlocked: ctx.blocked.has(pin.pinner_id),
    }
    return mayOpenByUrl(audience, onlooker) ? [[pin.id, { ...pin, board }]] : []
  })
  return new Map(seen)
}

/** Returns all of these pins if the actor may act on each of them; otherwise refuses, without changing anything. */
async function mustTakeAll(ctx: SignedIn, ids: Id[], from: From, action: BoardAction): Promise<BulkEditPin[]> {
  const seen = await pinsSeen(ctx, ids)
  return ids.map((id) => {
    const pin = seen.get(id)
    if (!pin) throw new Refusal('no_pin', 'pin.none')
    const { pinner_id, board } = pin
    const mayTake = pinner_id === ctx.actor.id || (board && mayActOnBoard(findBoardMember(board, ctx.actor), action))
    if (!mayTake) throw new Refusal('forbidden', 'pin.notYours', {}, { field: 'pin_ids' })
    const isElsewhere = (from.board && board?.id !== from.board) || (from.section && pin.section_id !== from.section)
    if (isElsewhere) throw new Refusal('conflict', 'pin.notOnBoard', {}, { field: 'pin_ids' })
    return { pin_id: id, pinner_id }
  })
}

const AT_A_TIME = 500

async function mustCopyAll(ctx: SignedIn, ids: Id[]): Promise<BulkEditPin[]> {
  const pins: BulkEditPin[] = []
  for (let at = 0; at < Math.min(ids.length, BULK_PINS_MAX); at += AT_A_TIME) {
    const some = ids.slice(at, at + AT_A_TIME)
    const loaded = await loadPinParts({ ...ctx, rows: new Map() }, some, { for: 'url', withMarks: false })
    for (const part of loaded) {
      if (!part) throw new Refusal('no_pin', 'pin.none')
      if (!maySaveElsewhere(part.audience, part.onlooker)) throw new Refusal('forbidden', 'pin.notSaveable')
      pins.push({ pin_id: part.pin.id, pinner_id: part.pin.pinner_id })
    }
  }
  return pins
}
