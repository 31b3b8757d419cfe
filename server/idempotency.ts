import { createHash } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import type { Question } from '#domain/resource.ts'
import type { Context } from './context.ts'

/**
 * Runs the work once per idempotency key. The key's row is inserted first, so a concurrent repeat waits for it and
 * gets the same answer. A refusal removes the row with the transaction. Answers that start a session are not stored:
 * repeated without their cookies they would be wrong, and they contain data of another account.
 */
export async function runIdempotently(
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
  if (!inserted) return (await loadStoredAnswer(ctx, question, options, key))?.answer
  const answer = await work()
  await ctx.db
    .updateTable('requests')
    .set({ answer: JSON.stringify(answer) })
    .where('actor_id', '=', row.actor_id)
    .where('key', '=', key)
    .execute()
  return answer
}

/** Loads the stored answer of a key; undefined for a new key. Reusing a key for another request is refused. */
export async function loadStoredAnswer(
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

/**
 * Hash of the options, without the key if it came as `guid`, and without passwords, which could be guessed from a
 * hash.
 */
function hashOf({ guid, ...asked }: Record<string, unknown>): string {
  const kept = Object.entries(asked).filter(([name]) => !name.includes('password'))
  return createHash('sha256').update(JSON.stringify(kept)).digest('base64url')
}
