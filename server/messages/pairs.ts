import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'

const inOrder = (a: Id, b: Id): [low: Id, high: Id] => (BigInt(a) < BigInt(b) ? [a, b] : [b, a])

/** Finds the conversation that two people have with each other alone. */
export async function findPairConversation(ctx: Context, a: Id, b: Id): Promise<Id | null> {
  const [low, high] = inOrder(a, b)
  const row = await ctx.db
    .selectFrom('conversation_pairs')
    .select('conversation_id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst()
  return row?.conversation_id ?? null
}

export const toPairLockKey = (a: Id, b: Id) => ['pair', ...inOrder(a, b)]

export async function savePair(ctx: Context, a: Id, b: Id, conversation_id: Id): Promise<void> {
  const [low_id, high_id] = inOrder(a, b)
  await ctx.db.insertInto('conversation_pairs').values({ low_id, high_id, conversation_id }).execute()
}
