import type { Id } from '#domain/id.ts'
import { changeReplyCount } from '../comments/create-comment.ts'
import type { SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { announce } from '../live/announce.ts'
import type { CaseRow } from './own-cases.ts'
import type { ReportSnapshot } from './report-targets.ts'

/** Removes the text of a comment or message; a placeholder stays. */
export const removeReportedText = (ctx: SignedIn, found: CaseRow) =>
  found.kind === 'comment' ? setComment(ctx, found, false) : setMessage(ctx, found, false)
export const restoreReportedText = (ctx: SignedIn, found: CaseRow) =>
  found.kind === 'comment' ? setComment(ctx, found, true) : setMessage(ctx, found, true)

async function setComment(ctx: SignedIn, { target_id, within_id }: CaseRow, isLive: boolean): Promise<void> {
  const changed = await ctx.db
    .updateTable('comments')
    .set(isLive ? { state: 'live', deleted_by: null } : { state: 'removed', deleted_by: ctx.viewer.id })
    .where('aggregate_id', '=', within_id as Id)
    .where('id', '=', target_id)
    .where('state', '=', isLive ? 'removed' : 'live')
    .returningAll()
    .executeTakeFirst()
  if (!changed) return
  const { aggregate_id, parent_id, kind, user_id, created_at } = changed
  if (parent_id) await changeReplyCount(ctx, aggregate_id, parent_id, isLive ? 1 : -1)
  addToCount(ctx, 'aggregate.comments', aggregate_id, isLive ? 1 : -1)
  if (kind === 'tried' && isLive)
    await ctx.db.insertInto('user_tries').values({ user_id, comment_id: target_id, aggregate_id, created_at }).execute()
  if (kind === 'tried' && !isLive)
    await ctx.db.deleteFrom('user_tries').where('user_id', '=', user_id).where('comment_id', '=', target_id).execute()
  announce(ctx, `thing:${aggregate_id}`, 'comment', target_id)
}

async function setMessage(ctx: SignedIn, { target_id, within_id, looked }: CaseRow, isLive: boolean): Promise<void> {
  const { text = '' } = looked as ReportSnapshot
  await ctx.db
    .updateTable('messages')
    .set(isLive ? { deleted_at: null, text } : { deleted_at: ctx.now, text: '' })
    .where('conversation_id', '=', within_id as Id)
    .where('id', '=', target_id)
    .execute()
}
