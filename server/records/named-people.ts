import { MENTIONS_MAX } from '#domain/constants/limits.ts'
import type { CommentTag } from '#domain/entities/comment.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { areTagsIn, namesIn, overlaps } from '#domain/rules/comment/mentions.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { SignedIn } from '../context.ts'
import { loadPeople, mayBeNamed } from './load-people.ts'
import type { LoadedPin } from './load-pins.ts'

/** Someone named in a text, as it is kept: the letters from `offset` on are theirs. */
export type StoredTag = { object_id: Id; offset: number; length: number }
type Sent = Pick<CommentTag, 'object_id' | 'offset' | 'length'>

/** Whom a text names: by the tags that were sent, and by every @username that stands in it. */
export async function namedPeople(ctx: SignedIn, text: string, sent: Sent[] = []): Promise<StoredTag[]> {
  if (!areTagsIn(text, sent)) throw new Refusal('bad_input', 'comment.wrongTags', {}, { field: 'tags' })
  const written = namesIn(text).filter((name) => !sent.some((tag) => overlaps(tag, name)))
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

/** Who is told of it: not the writer, and of what is not open to everyone only those who see it. */
export function whoIsTold(ctx: SignedIn, { audience, board, pin }: LoadedPin, tags: StoredTag[]): Id[] {
  const maySee = (id: Id) =>
    audience <= AUDIENCE.by_address ||
    id === pin.pinner_id ||
    board?.people.some((member) => member.user_id === id && ['owner', 'member'].includes(member.state))
  const named = new Set(tags.map((tag) => tag.object_id))
  return [...named].filter((id) => id !== ctx.actor.id && maySee(id))
}
