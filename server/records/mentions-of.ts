import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Context, Person } from '../context.ts'
import { nameCard } from './load-people.ts'
import type { PinRow } from './load-pins.ts'
import type { StoredTag } from './named-people.ts'

/** Whom a pin's description names. */
export const mentionsOf = ({ mentions }: Pick<PinRow, 'mentions'>) => (mentions ?? []) as unknown as StoredTag[]

export const showMentions = (ctx: Context, pin: PinRow, people: Map<Id, Person>): Pin['user_mention_tags'] =>
  mentionsOf(pin).map((tag) => ({ tag_type: 1, ...tag, user: nameCard(ctx, people.get(tag.object_id)) }))
