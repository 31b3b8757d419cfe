import { type Selectable, sql } from 'kysely'
import { REPLIES_PREVIEW_COUNT } from '#domain/constants/limits.ts'
import type { Comment, CommentTag, Reply } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { allowedCommentActions } from '#domain/rules/comment/comment-permission.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import type { Comments } from '../db/tables.ts'
import { toImageUrl } from '../media/image-urls.ts'
import { loadPeople, mayBeNamed, toUserCard } from '../records/load-people.ts'
import type { AggregateRow } from '../records/load-pins.ts'
import type { StoredPersonTag } from '../records/named-people.ts'

export type CommentRow = Selectable<Comments> & { liked: boolean }

export const likedByActorSql = (ctx: Context) =>
  ctx.actor
    ? sql`EXISTS (SELECT 1 FROM comment_likes l WHERE l.aggregate_id = c.aggregate_id AND l.comment_id = c.id
        AND l.user_id = ${ctx.actor.id})`
    : sql`false`

/**
 * Loads comments as the viewer sees them, with their first replies; null for comments of people hidden from the viewer.
 */
export async function loadComments(
  ctx: Context,
  aggregate: AggregateRow,
  rows: CommentRow[],
): Promise<(Comment | null)[]> {
  const answers = await firstAnswers(ctx, aggregate.id, rows)
  const all = [...rows, ...answers]
  const people = await loadPeople(ctx, [...all.map((row) => row.user_id), ...all.flatMap(taggedIn)])
  const show = (row: CommentRow) => showComment(ctx, aggregate, row, people)
  return rows.map((row) => {
    const shown = show(row)
    const replies = answers.filter((answer) => answer.parent_id === row.id).map(show)
    return shown && { ...shown, replies: replies.filter((reply) => reply !== null) }
  })
}

async function firstAnswers(ctx: Context, aggregateId: Id, rows: CommentRow[]): Promise<CommentRow[]> {
  const answered = rows.filter((row) => row.reply_count > 0).map((row) => row.id)
  if (!answered.length) return []
  const { rows: found } = await sql<CommentRow>`
    SELECT c.*, ${likedByActorSql(ctx)} AS liked FROM unnest(${answered}::bigint[]) AS p(id) CROSS JOIN LATERAL (
      SELECT * FROM comments r WHERE r.aggregate_id = ${aggregateId} AND r.parent_id = p.id AND r.state = 'live'
      ORDER BY r.created_at, r.id LIMIT ${REPLIES_PREVIEW_COUNT}) c
    ORDER BY c.created_at, c.id`.execute(ctx.db)
  return found
}

const tagsOf = (row: CommentRow) => row.tags as unknown as StoredPersonTag[]
const taggedIn = (row: CommentRow) => tagsOf(row).map((tag) => tag.object_id)

export function showComment(
  ctx: Context,
  aggregate: AggregateRow,
  row: CommentRow,
  people: Map<Id, Person>,
): Reply | null {
  const author = people.get(row.user_id)
  const isLive = row.state === 'live'
  if (isLive ? !mayBeNamed(ctx, author) : row.reply_count === 0) return null
  const words = isLive ? row.text : ''
  return {
    type: 'aggregatedcomment',
    id: row.id,
    kind: row.kind === 'tried' ? 'tried' : 'comment',
    parent_id: row.parent_id,
    text: words,
    details: row.kind === 'tried' ? words : '',
    created_at: formatRfc2822(row.created_at),
    edited_at: row.edited_at ? formatRfc2822(row.edited_at) : null,
    user: isLive && author ? toUserCard(ctx, author) : null,
    tags: isLive ? tagsOf(row).map((tag) => showTag(ctx, tag, people)) : [],
    images: isLive ? pictureOf(ctx, row) : [],
    like_count: row.like_count,
    liked_by_me: row.liked,
    reply_count: row.reply_count,
    is_deleted: !isLive,
    access: allowedCommentActions({
      isAuthor: row.user_id === ctx.actor?.id || isViewer(ctx, row.user_id),
      isNativeCreator: ctx.actor !== null && aggregate.native_creator_id === ctx.actor.id,
      isStaff: ctx.viewer?.is_staff ?? false,
      isSignedIn: ctx.viewer !== null,
      isLive,
    }),
  }
}

function showTag(ctx: Context, tag: StoredPersonTag, people: Map<Id, Person>): CommentTag {
  const person = people.get(tag.object_id)
  return { tag_type: 1, ...tag, user: mayBeNamed(ctx, person) ? toUserCard(ctx, person) : null }
}

function pictureOf(ctx: Context, { image_signature, image_ext, image_width, image_height }: CommentRow) {
  if (!image_signature) return []
  const at = (size: '236x' | 'originals') => toImageUrl(ctx.house.settings, size, image_signature, image_ext ?? 'jpg')
  return [
    {
      image_signature,
      url: at('236x'),
      large_url: at('originals'),
      width: image_width ?? 236,
      height: image_height ?? 236,
    },
  ]
}
