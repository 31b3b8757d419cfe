import type { Context } from './context.ts'
import { flushCounts } from './counts.ts'
import { type Happened, writeFacts } from './facts/write-facts.ts'
import type { House } from './house.ts'
import { systemContext } from './system-context.ts'

/** The house itself writes, in a transaction of its own, with what is counted by it and what is told of it. */
export function asHouse<T>(house: House, work: (ctx: Context) => Promise<T>): Promise<T> {
  return house.db.transaction().execute(async (db) => {
    const happened: Happened[] = []
    const emit: Context['emit'] = (name, payload) => void happened.push({ name, payload } as Happened)
    const ctx: Context = { ...systemContext(house), db, emit }
    const result = await work(ctx)
    await writeFacts(ctx, happened)
    await flushCounts(ctx)
    return result
  })
}
