import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context, SignedIn } from '../context.ts'

export type PersonRow = { user_id: Id; state: 'member' | 'request' | 'ignored' | 'left'; last_read_id: Id }
export type Talk = { id: Id; kind: 'pair' | 'group'; created_by: Id; people: PersonRow[] }

/** Conversations with everyone who is or was in them. */
export async function loadTalks(ctx: Context, ids: Id[]): Promise<Map<Id, Talk>> {
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
    rows.map((row) => [row.id, { ...row, kind: row.kind as Talk['kind'], people: [] as PersonRow[] }]),
  )
  for (const { conversation_id, ...person } of people) talks.get(conversation_id)?.people.push(person as PersonRow)
  return talks
}

/** The conversation, for those who are in it or asked to be. To everyone else, and across a block, there is none. */
export async function mustBeIn(ctx: SignedIn, id: Id): Promise<Talk & { mine: PersonRow }> {
  const talk = (await loadTalks(ctx, [id])).get(id)
  const mine = talk?.people.find(({ user_id }) => user_id === ctx.viewer.id)
  const isOver = talk?.kind === 'pair' && talk.people.some(({ user_id }) => ctx.blocked.has(user_id))
  if (!talk || !mine || isOver || (mine.state !== 'member' && mine.state !== 'request'))
    throw new Refusal('not_found', 'conversation.none')
  return { ...talk, mine }
}

export const othersIn = ({ people }: Talk, me: Id) => people.filter(({ user_id }) => user_id !== me)
export const isHere = ({ state }: PersonRow) => state === 'member' || state === 'request'
