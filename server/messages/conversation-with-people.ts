import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context, SignedIn } from '../context.ts'

export type ConversationPersonRow = { user_id: Id; state: 'member' | 'request' | 'ignored' | 'left'; last_read_id: Id }
export type ConversationWithPeople = { id: Id; kind: 'pair' | 'group'; created_by: Id; people: ConversationPersonRow[] }

/** Loads conversations with all their current and former participants. */
export async function loadConversationsWithPeople(ctx: Context, ids: Id[]): Promise<Map<Id, ConversationWithPeople>> {
  if (!ids.length) return new Map()
  const rows = await ctx.db
    .selectFrom('conversations')
    .select(['id', 'kind', 'created_by'])
    .where('id', 'in', ids)
    .execute()
  const people = await ctx.db
    .selectFrom('conversation_people')
    .select(['conversation_id', 'user_id', 'state', 'last_read_id'])
    .where('conversation_id', 'in', ids)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
  const talks = new Map(
    rows.map((row) => [
      row.id,
      { ...row, kind: row.kind as ConversationWithPeople['kind'], people: [] as ConversationPersonRow[] },
    ]),
  )
  for (const { conversation_id, ...person } of people)
    talks.get(conversation_id)?.people.push(person as ConversationPersonRow)
  return talks
}

/**
 * Returns the conversation if the viewer is in it or was asked to join; refuses for everyone else and across a block.
 */
export async function mustBeInConversation(
  ctx: SignedIn,
  id: Id,
): Promise<ConversationWithPeople & { mine: ConversationPersonRow }> {
  const talk = (await loadConversationsWithPeople(ctx, [id])).get(id)
  const mine = talk?.people.find(({ user_id }) => user_id === ctx.viewer.id)
  const isOver = talk?.kind === 'pair' && talk.people.some(({ user_id }) => ctx.blocked.has(user_id))
  if (!talk || !mine || isOver || (mine.state !== 'member' && mine.state !== 'request'))
    throw new Refusal('not_found', 'conversation.none')
  return { ...talk, mine }
}

export const listOtherPeople = ({ people }: ConversationWithPeople, me: Id) =>
  people.filter(({ user_id }) => user_id !== me)
export const isParticipant = ({ state }: ConversationPersonRow) => state === 'member' || state === 'request'
