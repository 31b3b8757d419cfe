import { setTimeout as pause } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { BULK_BATCH_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import type { BulkJobs } from '../db/tables.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { loadBoardRows } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import type { PinRow } from '../records/load-pins.ts'
import { copyPins } from './copy-pins.ts'
import { finishBoardMerge } from './finish-merge.ts'
import { lockPins } from './list-rows.ts'
import { movePins } from './move-pin.ts'
import { updatePinAudiences } from './refresh-audiences.ts'
import { restorePins, trashPins } from './trash-pins.ts'

export type BulkEditRow = Selectable<BulkJobs>
type Listed = {
  at: number
  pin_id: Id
  board_id: Id | null
  section_id: Id | null
  position: string | null
  copy_id: Id | null
}
type Batch = { ctx: Context; job: BulkEditRow; listed: Listed[]; pins: PinRow[] }

/** The work of each kind of bulk edit on one batch of locked pins. */
const WORK: Record<string, (batch: Batch) => Promise<void>> = {
  async move({ ctx, job, pins }) {
    const there = pins.filter(isThere)
    await noteFormerPlaces(ctx, job.id, there)
    const board = await mustBeThere(ctx, job.board_id)
    const section = board.sections.find((one) => one.id === job.section_id)?.id ?? null
    await movePins(
      ctx,
      there.map((pin) => ({ pin, board, section })),
    )
  },
  async merge({ ctx, job, pins }) {
    const board = await mustBeThere(ctx, job.board_id)
    const sections = job.sections as Record<Id, Id>
    await movePins(
      ctx,
      pins
        .filter(isThere)
        .map((pin) => ({ pin, board, section: (pin.section_id && sections[pin.section_id]) || null })),
    )
  },
  async copy({ ctx, job, pins, listed }) {
    const pinner = (await loadPeople(ctx, [job.user_id])).get(job.user_id)
    const board = await mustBeThere(ctx, job.board_id)
    if (!pinner) return
    const copies = await copyPins(ctx, pinner, pins.filter(isThere), board, job.section_id)
    for (const { at, pin_id } of listed) {
      const copy_id = copies.get(pin_id)
      if (copy_id)
        await ctx.db
          .updateTable('bulk_pins')
          .set({ copy_id })
          .where('job_id', '=', job.id)
          .where('at', '=', at)
          .execute()
    }
  },
  async delete({ ctx, job, pins }) {
    const board = job.from_board_id ? (await loadBoardRows(ctx, [job.from_board_id])).get(job.from_board_id) : undefined
    await trashPins(ctx, pins, job.id, board?.state === 'trashed' ? board.owner_id : undefined)
  },
  async restore({ ctx, pins }) {
    await restorePins(ctx, pins)
  },
  async move_back({ ctx, listed, pins }) {
    const boards = await loadBoardRows(
      ctx,
      listed.map((one) => one.board_id),
    )
    const moves = pins.filter(isThere).map((pin) => {
      const former = listed.find((one) => one.pin_id === pin.id)
      const found = former?.board_id ? boards.get(former.board_id) : undefined
      const board = found && found.state !== 'trashed' ? found : null
      const section = board?.sections.find((one) => one.id === former?.section_id)?.id ?? null
      return { pin, board, section, position: former?.position }
    })
    await movePins(ctx, moves)
  },
  async audience({ ctx, pins }) {
    await updatePinAudiences(
      ctx,
      pins.map((pin) => pin.id),
    )
  },
}

const isThere = (pin: PinRow) => pin.state !== 'trashed' && pin.state !== 'removed'

async function mustBeThere(ctx: Context, boardId: Id | null) {
  const board = boardId ? (await loadBoardRows(ctx, [boardId])).get(boardId) : undefined
  if (!board || board.state === 'trashed') throw new Refusal('no_board', 'board.none')
  return board
}

/** Stores the former places of moved pins, for undo. */
async function noteFormerPlaces(ctx: Context, jobId: Id, pins: PinRow[]): Promise<void> {
  if (!pins.length) return
  await ctx.db
    .updateTable('bulk_pins')
    .from('pins')
    .whereRef('pins.id', '=', 'bulk_pins.pin_id')
    .where('bulk_pins.job_id', '=', jobId)
    .where(
      'bulk_pins.pin_id',
      'in',
      pins.map((pin) => pin.id),
    )
    .set((row) => ({
      board_id: row.ref('pins.board_id'),
      section_id: row.ref('pins.section_id'),
      position: row
        .selectFrom('board_pins')
        .select('position')
        .whereRef('board_pins.board_id', '=', 'pins.board_id')
        .whereRef('board_pins.pin_id', '=', 'pins.id'),
    }))
    .execute()
}

/** Runs the next batch of a bulk edit and stores the progress in the same transaction, so that nothing runs twice. */
export async function runBulkEditBatch(asked: Context, job: BulkEditRow): Promise<BulkEditRow> {
  const ctx: Context = { ...asked, rows: new Map() }
  const listed = await ctx.db
    .selectFrom('bulk_pins')
    .select(['at', 'pin_id', 'board_id', 'section_id', 'position', 'copy_id'])
    .where('job_id', '=', job.id)
    .where('at', '>', job.done)
    .orderBy('at')
    .limit(BULK_BATCH_SIZE)
    .execute()
  const pins = await lockPins(
    ctx,
    listed.map((one) => one.pin_id),
  )
  await WORK[job.kind]?.({ ctx, job, listed, pins })
  const done = job.done + listed.length
  const isOver = done >= job.total
  if (isOver && job.kind === 'merge') await finishBoardMerge(ctx, job)
  if (isOver) ctx.emit('bulk.done', { job_id: job.id })
  return ctx.db
    .updateTable('bulk_jobs')
    .set({ done, state: isOver ? 'done' : 'working' })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Runs a large bulk edit batch by batch, pausing after each for as long as it took, so that readers hardly notice. */
export async function runBulkEdit(house: House, jobId: Id): Promise<void> {
  for (let isOver = false; !isOver; ) {
    const started = performance.now()
    isOver = await inUnitOfWork(house, 'house', async (ctx) => {
      const job = await ctx.db
        .selectFrom('bulk_jobs')
        .selectAll()
        .where('id', '=', jobId)
        .forUpdate()
        .executeTakeFirst()
      return job?.state !== 'working' || (await runBulkEditBatch(ctx, job)).state !== 'working'
    }).catch(async (error) => {
      if (!isRefusal(error)) throw error
      await inUnitOfWork(house, 'house', ({ db }) =>
        db.updateTable('bulk_jobs').set({ state: 'failed' }).where('id', '=', jobId).execute(),
      )
      return true
    })
    if (!isOver) await pause(performance.now() - started)
  }
}
