import { sql } from 'kysely'
import { BULK_BATCH_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context, SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { type BulkEditPin, startBulkEdit } from '../places/bulk-jobs.ts'
import { type BoardRow, toBoardAudience } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'

/**
 * Applies the consequences of a board change: list rows of its people, the owner's counts, and the audiences of its
 * pins.
 */
export async function propagateBoardChange(ctx: SignedIn, before: BoardRow, after: BoardRow): Promise<void> {
  const owner = (await loadPeople(ctx, [after.owner_id])).get(after.owner_id)
  const was = toBoardAudience(before, owner)
  const is = toBoardAudience(after, owner)
  await ctx.db
    .updateTable('user_boards')
    .set({ audience: is, privacy: after.privacy, archived: after.state === 'archived' })
    .where('board_id', '=', after.id)
    .where(
      'user_id',
      'in',
      after.people.map((member) => member.user_id),
    )
    .execute()
  addToCount(
    ctx,
    'user.publicBoards',
    after.owner_id,
    Number(is === AUDIENCE.everyone) - Number(was === AUDIENCE.everyone),
  )
  addToCount(
    ctx,
    'user.secretBoards',
    after.owner_id,
    Number(after.privacy === 'secret') - Number(before.privacy === 'secret'),
  )
  if (is === was) return
  const pins = await loadPinsOnBoard(ctx, after.id)
  if (is > was && pins.length > BULK_BATCH_SIZE) await hideBoardPinsAtOnce(ctx, after.id, is)
  await startBulkEdit(ctx, { kind: 'audience', from_board_id: after.id }, pins)
}

export async function loadPinsOnBoard(ctx: Context, boardId: Id): Promise<BulkEditPin[]> {
  const { rows } = await sql<BulkEditPin>`SELECT pin_id, pinner_id FROM board_pins WHERE board_id = ${boardId}
    ORDER BY saved_at DESC, pin_id DESC`.execute(ctx.db)
  return rows
}

/** Applies a stricter audience within the request, in one statement; the lists and counts follow in batches. */
export async function hideBoardPinsAtOnce(ctx: Context, boardId: Id, audience: number): Promise<void> {
  await sql`UPDATE pins SET audience = ${audience} WHERE audience < ${audience}
    AND id IN (SELECT pin_id FROM board_pins WHERE board_id = ${boardId})`.execute(ctx.db)
}
