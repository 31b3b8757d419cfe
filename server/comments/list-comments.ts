import { type RawBuilder, sql } from 'kysely'
import { COMMENTS_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Comment } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import type { AggregateRow } from '../records/load-pins.ts'
import { type CommentRow, likedBy, loadComments } from './load-comments.ts'

type Which = { kind?: 'comment' | 'tried'; parent?: Id | undefined; isReversed?: boolean; featured?: Id[] }
export type ListedRow = CommentRow & { cursor_key: CursorKey }

/** What was said of a thing, the newest first; answers to one comment, the oldest first. Those featured stand before all. */
export async function listComments(ctx: Context, aggregate: AggregateRow, which: Which): Promise<Page<Comment>> {
  const featured = ctx.page.after ? [] : await featuredOf(ctx, aggregate, which.featured ?? [])
  const page = await loadPage(ctx, COMMENTS_PAGE_SIZE, readComments(ctx, aggregate.id, which), (rows) =>
    loadComments(ctx, aggregate, rows),
  )
  const first = new Set(featured.map((comment) => comment.id))
  return { ...page, items: [...featured, ...page.items.filter((comment) => !first.has(comment.id))] }
}

export function readComments(ctx: Context, aggregateId: Id, { kind, parent, isReversed }: Which) {
  const isUpwards = isReversed ?? parent !== undefined
  const [order, after] = isUpwards ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`]
  const scope = parent
    ? sql`c.parent_id = ${parent} AND c.parent_id IS NOT NULL AND c.state = 'live'`
    : kind === 'tried'
      ? sql`c.kind = 'tried' AND c.state = 'live'`
      : sql`c.parent_id IS NULL AND (c.state = 'live' OR c.reply_count > 0)`
  const only = kind ? sql`AND c.kind = ${kind}` : sql``
  return (cursorKey: CursorKey | null, limit: number) =>
    readRows(
      ctx,
      sql`c.aggregate_id = ${aggregateId} AND ${scope} ${only}
        ${cursorKey ? sql`AND (c.created_at, c.id) ${after} (${cursorKey[0]}::timestamptz, ${cursorKey[1]}::bigint)` : sql``}
      ORDER BY c.created_at ${order}, c.id ${order} LIMIT ${limit}`,
    )
}

async function readRows(ctx: Context, where: RawBuilder<unknown>): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    SELECT c.*, ${likedBy(ctx)} AS liked, ARRAY[c.created_at::text, c.id::text] AS cursor_key
    FROM comments c WHERE ${where}`.execute(ctx.db)
  return rows
}

/** By their ids: a comment that a link points at, or one of which was told that it changed. An answer comes with its comment. */
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
