import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Context, Person } from '../context.ts'
import { toNamedUserCard } from './load-people.ts'
import type { PinRow } from './load-pins.ts'
import type { StoredPersonTag } from './named-people.ts'

/** People mentioned in a pin's description. */
export const toMentionTags = ({ mentions }: Pick<PinRow, 'mentions'>) =>
  (mentions ?? []) as unknown as StoredPersonTag[]

export const showMentions = (ctx: Context, pin: PinRow, people: Map<Id, Person>): Pin['user_mention_tags'] =>
  toMentionTags(pin).map((tag) => ({ tag_type: 1, ...tag, user: toNamedUserCard(ctx, people.get(tag.object_id)) }))
