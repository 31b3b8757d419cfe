import type { Context } from '../context.ts'
import { flushCounts } from '../counts.ts'
import type { House } from '../house.ts'
import { systemContext } from '../system-context.ts'
import { wakeWorkers } from './wake-workers.ts'
import { type Happened, writeFacts } from './write-facts.ts'

/** The house itself writes, in a transaction of its own, with what is counted by it and what is told of it. */
export async function asHouse<T>(house: House, work: (ctx: Context) => Promise<T>): Promise<T> {
  const happened: Happened[] = []
  const done = await house.db.transaction().execute(async (db) => {
    const emit: Context['emit'] = (name, payload) => void happened.push({ name, payload } as Happened)
    const ctx: Context = { ...systemContext(house), db, emit }
    const result = await work(ctx)
    writeFacts(ctx, happened)
    await flushCounts(ctx)
    return result
  })
  if (happened.length) wakeWorkers(house)
  return done
}
