import { sql } from 'kysely'
import { BULK_AT_ONCE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context, SignedIn } from '../context.ts'
import { count } from '../counts.ts'
import { type BulkPin, startBulk } from '../places/bulk-jobs.ts'
import { audienceOfBoard, type BoardRow } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'

/** After a board became another: the rows in people's lists, its owner's counts, and who sees its pins. */
export async function rewriteBoard(ctx: SignedIn, before: BoardRow, after: BoardRow): Promise<void> {
  const owner = (await loadPeople(ctx, [after.owner_id])).get(after.owner_id)
  const was = audienceOfBoard(before, owner)
  const is = audienceOfBoard(after, owner)
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
  count(ctx, 'user.publicBoards', after.owner_id, Number(is === AUDIENCE.everyone) - Number(was === AUDIENCE.everyone))
  count(
    ctx,
    'user.secretBoards',
    after.owner_id,
    Number(after.privacy === 'secret') - Number(before.privacy === 'secret'),
  )
  if (is === was) return
  const pins = await pinsOn(ctx, after.id)
  if (is > was && pins.length > BULK_AT_ONCE) await hideAtOnce(ctx, after.id, is)
  await startBulk(ctx, { kind: 'audience', from_board_id: after.id }, pins)
}

export async function pinsOn(ctx: Context, boardId: Id): Promise<BulkPin[]> {
  const { rows } = await sql<BulkPin>`SELECT pin_id, pinner_id FROM board_pins WHERE board_id = ${boardId}
    ORDER BY saved_at DESC, pin_id DESC`.execute(ctx.db)
  return rows
}

/** Stricter takes effect with the answer, in one statement; the lists and counts follow in batches. */
export async function hideAtOnce(ctx: Context, boardId: Id, audience: number): Promise<void> {
  await sql`UPDATE pins SET audience = ${audience} WHERE audience < ${audience}
    AND id IN (SELECT pin_id FROM board_pins WHERE board_id = ${boardId})`.execute(ctx.db)
}
