import { createHash } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import type { Question } from '#domain/resource.ts'
import type { Context } from './context.ts'

/**
 * The same key asks once: its row is inserted first, so a second arrival waits for the first and gets its answer.
 * A refusal takes the row back with the transaction.
 */
export async function asIdempotent(
  ctx: Context,
  question: Question,
  options: Record<string, unknown>,
  key: string | undefined,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!key || !ctx.actor) return work()
  const row = {
    actor_id: ctx.actor.id,
    key,
    question: `${question.name}.${question.verb}`,
    options_hash: hashOf(options),
  }
  const inserted = await ctx.db
    .insertInto('requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  const mine = ctx.db.selectFrom('requests').where('actor_id', '=', row.actor_id).where('key', '=', key)
  if (!inserted) {
    const known = await mine.select(['question', 'options_hash', 'answer']).executeTakeFirstOrThrow()
    const isSame = known.question === row.question && known.options_hash === row.options_hash
    if (!isSame) throw new Refusal('conflict', 'error.sameKey')
    return known.answer
  }
  const answer = await work()
  await ctx.db
    .updateTable('requests')
    .set({ answer: JSON.stringify(answer) })
    .where('actor_id', '=', row.actor_id)
    .where('key', '=', key)
    .execute()
  return answer
}

/** A key that comes as `guid` is no part of what is asked. Of passwords nothing is kept that could be guessed from. */
function hashOf({ guid, ...asked }: Record<string, unknown>): string {
  const kept = Object.entries(asked).filter(([name]) => !name.includes('password'))
  return createHash('sha256').update(JSON.stringify(kept)).digest('base64url')
}
