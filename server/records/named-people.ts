import { MENTIONS_MAX } from '#domain/constants/limits.ts'
import type { CommentTag } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { areValidMentionTags, findMentions, spansOverlap } from '#domain/rules/comment/mentions.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { SignedIn } from '../context.ts'
import { loadPeople, mayBeNamed } from './load-people.ts'
import type { LoadedPin } from './load-pins.ts'

/** A stored mention of a person in a text, at `offset` with `length`. */
export type StoredPersonTag = { object_id: Id; offset: number; length: number }
type TagInput = Pick<CommentTag, 'object_id' | 'offset' | 'length'>

/** Finds the people whom a text mentions, by the tags that were sent and by every @username in the text. */
export async function findNamedPeople(ctx: SignedIn, text: string, sent: TagInput[] = []): Promise<StoredPersonTag[]> {
  if (!areValidMentionTags(text, sent)) throw new Refusal('bad_input', 'comment.wrongTags', {}, { field: 'tags' })
  const written = findMentions(text).filter((name) => !sent.some((tag) => spansOverlap(tag, name)))
  const ids = await idsOf(ctx, [...new Set(written.map((name) => name.handle))])
  const tags = [
    ...sent,
    ...written.flatMap(({ handle, offset, length }) => {
      const object_id = ids.get(handle)
      return object_id ? [{ object_id, offset, length }] : []
    }),
  ]
  const people = await loadPeople(
    ctx,
    tags.map((tag) => tag.object_id),
  )
  return tags.filter((tag) => mayBeNamed(ctx, people.get(tag.object_id))).slice(0, MENTIONS_MAX)
}

async function idsOf(ctx: SignedIn, handles: string[]): Promise<Map<string, Id>> {
  if (!handles.length) return new Map()
  const rows = await ctx.db
    .selectFrom('handles')
    .select(['handle', 'user_id'])
    .where('handle', 'in', handles.slice(0, MENTIONS_MAX))
    .where('is_current', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.handle, row.user_id]))
}

/**
 * Returns the people to notify of a mention: not the writer, and for items that aren't public only people who may see
 * them.
 */
export function filterMentionRecipients(
  ctx: SignedIn,
  { audience, board, pin }: LoadedPin,
  tags: StoredPersonTag[],
): Id[] {
  const maySee = (id: Id) =>
    audience <= AUDIENCE.by_address ||
    id === pin.pinner_id ||
    board?.people.some((member) => member.user_id === id && ['owner', 'member'].includes(member.state))
  const named = new Set(tags.map((tag) => tag.object_id))
  return [...named].filter((id) => id !== ctx.actor.id && maySee(id))
}
