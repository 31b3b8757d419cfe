import type { FactName } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'
import { LISTENERS } from './listeners.ts'

/** Lets everyone concerned act on a fact. Who has acted already does not act again when the job is repeated. */
export async function actOnFact(house: House, factId: Id): Promise<void> {
  const fact = await house.db.selectFrom('facts').selectAll().where('id', '=', factId).executeTakeFirst()
  if (!fact) return
  const failures: unknown[] = []
  for (const [listener, act] of Object.entries(LISTENERS[fact.name as FactName] ?? {})) {
    try {
      await house.db.transaction().execute(async (db) => {
        const first = await db
          .insertInto('fact_acts')
          .values({ fact_id: factId, listener })
          .onConflict((conflict) => conflict.doNothing())
          .returning('listener')
          .executeTakeFirst()
        if (first) await act({ ...house, db }, fact.payload as never, factId)
      })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} of those who act on ${fact.name} failed`)
}
