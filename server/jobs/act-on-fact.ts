import type { FactName } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { FactOrigin, Listener } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { LISTENERS, queueForListener } from './listeners.ts'

/**
 * Runs the listeners of a fact, of one queue or of all. A listener that has already acted is skipped when the job is
 * repeated.
 */
export async function actOnFact(house: House, factId: Id, queue?: string): Promise<void> {
  const row = await house.db.selectFrom('facts').selectAll().where('id', '=', factId).executeTakeFirst()
  if (!row) return
  const fact = { id: row.id, by: row.actor_id }
  const failures: [name: string, error: unknown][] = []
  for (const [name, listener] of Object.entries(LISTENERS[row.name as FactName] ?? {})) {
    if (queue && queueForListener(listener) !== queue) continue
    await act(house, name, listener, row.payload, fact).catch((error: unknown) => failures.push([name, error]))
  }
  if (!failures.length) return
  const reasons = failures.map(([name, error]) => `${name}: ${error instanceof Error ? error.message : error}`)
  const message = `${failures.length} of those who act on ${row.name} failed: ${reasons.join('; ')}`
  throw new AggregateError(
    failures.map(([, error]) => error),
    message,
  )
}

async function act(house: House, name: string, listener: Listener<never>, payload: unknown, fact: FactOrigin) {
  if (typeof listener === 'function')
    return inUnitOfWork(house, 'house', async (ctx) => {
      if (await note(ctx.db, fact.id, name)) await listener(ctx, payload as never, fact)
    })
  const done = await house.db
    .selectFrom('fact_acts')
    .select('listener')
    .where('fact_id', '=', fact.id)
    .where('listener', '=', name)
    .executeTakeFirst()
  if (done) return
  await listener.act(house, payload as never, fact)
  await inUnitOfWork(house, 'house', ({ db }) => note(db, fact.id, name))
}

/** Records that a listener has acted; false when it was recorded before. */
async function note(db: Db, factId: Id, listener: string): Promise<boolean> {
  const first = await db
    .insertInto('fact_acts')
    .values({ fact_id: factId, listener })
    .onConflict((conflict) => conflict.doNothing())
    .returning('listener')
    .executeTakeFirst()
  return first !== undefined
}
