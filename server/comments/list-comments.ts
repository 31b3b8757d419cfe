import { type RawBuilder, sql } from 'kysely'
import { COMMENTS_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Comment } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import type { AggregateRow } from '../records/load-pins.ts'
import { type CommentRow, likedByActorSql, loadComments } from './load-comments.ts'

const NEWEST_FIRST = keyset('DESC', ['c.created_at', 'timestamptz'], ['c.id', 'bigint'])
const OLDEST_FIRST = keyset('ASC', ['c.created_at', 'timestamptz'], ['c.id', 'bigint'])

type Which = { kind?: 'comment' | 'tried'; parent?: Id | undefined; isReversed?: boolean; featured?: Id[] }
export type ListedCommentRow = CommentRow & { cursor_key: CursorKey }

/**
 * Lists the comments on an aggregate, newest first, or the replies to a comment, oldest first. Featured comments come
 * before all others.
 */
export async function listComments(ctx: Context, aggregate: AggregateRow, which: Which): Promise<Page<Comment>> {
  const featured = ctx.page.after ? [] : await featuredOf(ctx, aggregate, which.featured ?? [])
  const page = await loadListPage(ctx, COMMENTS_PAGE_SIZE, loadCommentRows(ctx, aggregate.id, which), (rows) =>
    loadComments(ctx, aggregate, rows),
  )
  const first = new Set(featured.map((comment) => comment.id))
  return { ...page, items: [...featured, ...page.items.filter((comment) => !first.has(comment.id))] }
}

export function loadCommentRows(ctx: Context, aggregateId: Id, { kind, parent, isReversed }: Which) {
  const isUpwards = isReversed ?? parent !== undefined
  const order = isUpwards ? OLDEST_FIRST : NEWEST_FIRST
  const scope = parent
    ? sql`c.parent_id = ${parent} AND c.parent_id IS NOT NULL AND c.state = 'live'`
    : kind === 'tried'
      ? sql`c.kind = 'tried' AND c.state = 'live'`
      : sql`c.parent_id IS NULL AND (c.state = 'live' OR c.reply_count > 0)`
  const only = kind ? sql`AND c.kind = ${kind}` : sql``
  return (after: CursorKey | null, limit: number) =>
    readRows(
      ctx,
      sql`c.aggregate_id = ${aggregateId} AND ${scope} ${only}
        AND ${order.isAfter(after)}
      ORDER BY ${order.order} LIMIT ${limit}`,
    )
}

async function readRows(ctx: Context, where: RawBuilder<unknown>): Promise<ListedCommentRow[]> {
  const { rows } = await sql<ListedCommentRow>`
    SELECT c.*, ${likedByActorSql(ctx)} AS liked, ${NEWEST_FIRST.key} AS cursor_key
    FROM comments c WHERE ${where}`.execute(ctx.db)
  return rows
}

/**
 * Loads comments by id: the target of a link, or a comment announced as changed. A reply comes with its parent comment.
 */
async function featuredOf(ctx: Context, aggregate: AggregateRow, ids: Id[]): Promise<Comment[]> {
  if (!ids.length) return []
  const wanted = await readRows(ctx, sql`c.aggregate_id = ${aggregate.id} AND c.id = ANY(${ids}::bigint[])`)
  const parents = wanted.flatMap((row) => row.parent_id ?? [])
  const above = parents.length
    ? await readRows(ctx, sql`c.aggregate_id = ${aggregate.id} AND c.id = ANY(${parents}::bigint[])`)
    : []
  const tops = new Map([...above, ...wanted.filter((row) => !row.parent_id)].map((row) => [row.id, row]))
  const shown = await loadComments(ctx, aggregate, [...tops.values()])
  const answers = await loadComments(
    ctx,
    aggregate,
    wanted.filter((row) => row.parent_id),
  )
  return shown
    .filter((comment) => comment !== null)
    .map((comment) => ({ ...comment, replies: withMissing(comment, answers) }))
}

function withMissing(comment: Comment, answers: (Comment | null)[]): Comment['replies'] {
  const there = new Set(comment.replies.map((reply) => reply.id))
  const more = answers.filter((one) => one !== null && one.parent_id === comment.id && !there.has(one.id))
  return [...comment.replies, ...more.map((one) => ({ ...(one as Comment), replies: [] }))]
}
