import { createHash } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import type { Question } from '#domain/resource.ts'
import type { Context } from './context.ts'

/**
 * The same key asks once: its row is inserted first, so a second arrival waits for the first and gets its answer.
 * A refusal takes the row back with the transaction. An answer that came with a session is not stored: given again without
 * its cookies it would be untrue, and it tells of another account.
 */
export async function asIdempotent(
  ctx: Context,
  question: Question,
  options: Record<string, unknown>,
  key: string | undefined,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!key || !ctx.actor || !question.isStored) return work()
  const row = { actor_id: ctx.actor.id, key, ...whatIsAsked(question, options) }
  const inserted = await ctx.db
    .insertInto('requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!inserted) return (await answeredBefore(ctx, question, options, key))?.answer
  const answer = await work()
  await ctx.db
    .updateTable('requests')
    .set({ answer: JSON.stringify(answer) })
    .where('actor_id', '=', row.actor_id)
    .where('key', '=', key)
    .execute()
  return answer
}

/** What was answered to this key. The same key for something else is refused. */
export async function answeredBefore(
  ctx: Context,
  question: Question,
  options: Record<string, unknown>,
  key: string | undefined,
): Promise<{ answer: unknown } | undefined> {
  if (!key || !ctx.actor) return undefined
  const known = await ctx.db
    .selectFrom('requests')
    .where('actor_id', '=', ctx.actor.id)
    .where('key', '=', key)
    .select(['question', 'options_hash', 'answer'])
    .executeTakeFirst()
  const asked = whatIsAsked(question, options)
  if (known && (known.question !== asked.question || known.options_hash !== asked.options_hash))
    throw new Refusal('conflict', 'error.sameKey')
  return known
}

const whatIsAsked = ({ name, verb }: Question, options: Record<string, unknown>) => ({
  question: `${name}.${verb}`,
  options_hash: hashOf(options),
})

/** A key that comes as `guid` is no part of what is asked. Of passwords nothing is kept that could be guessed from. */
function hashOf({ guid, ...asked }: Record<string, unknown>): string {
  const kept = Object.entries(asked).filter(([name]) => !name.includes('password'))
  return createHash('sha256').update(JSON.stringify(kept)).digest('base64url')
}
