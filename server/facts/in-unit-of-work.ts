import { isRefusal } from '#domain/refusal.ts'
import { type Context, type Person, type UnitOfWork, unitOf } from '../context.ts'
import { writeCounts } from '../counts.ts'
import type { Db } from '../db/connect.ts'
import { notify } from '../db/notify.ts'
import { isOutdated } from '../db/pipelined-connection.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { personContext, systemContext } from '../system-context.ts'
import { writeFacts } from './write-facts.ts'

/** Who writes: a request, one person as a job sees them, or the house itself. */
export type Who = Context | Person | 'house'

/** Only requests: what a job does is tried again by its queue. */
const TRIES_OF_REQUEST = 4

/**
 * The only way to write what counts or tells anything: opens a transaction, collects what is counted, told and left for the end,
 * writes that, commits, and then notifies workers and streams. Given the context of a unit it is part of that one; inside a unit
 * nothing else may be given, which would open a second transaction: tests refuse that.
 */
export async function inUnitOfWork<T>(house: House, who: Who, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (isContext(who) && who.unit) {
    unitOf(who)
    return work(who)
  }
  const tries = isContext(who) ? TRIES_OF_REQUEST : 1
  for (let tried = 1; ; tried++) {
    const unit: UnitOfWork = {
      counts: new Map(),
      insertsAtEnd: [],
      facts: [],
      notifications: [],
      outsideTransaction: [],
      isOver: false,
    }
    try {
      const result = await inTransaction(house, async (db) => {
        const ctx = await contextIn(unit, house, db, who)
        const result = await work(ctx)
        await writeFacts(ctx)
        // Counted rows are what others wait for, so they are touched last.
        await writeCounts(ctx)
        unit.isOver = true
        return result
      })
      for (const { channel, payload } of unit.notifications) notify(house, channel, payload)
      return result
    } catch (error) {
      if (tried === tries || !isWorthAnotherTry(error)) throw error
    } finally {
      unit.isOver = true
      await Promise.all(unit.outsideTransaction)
    }
  }
}

/** For an answer that shows what it has just counted: writes the counts so far and forgets the rows read before. */
export async function shownAfter<T>(ctx: Context, show: () => Promise<T>): Promise<T> {
  if (ctx.unit) await writeCounts(ctx)
  ctx.rows.clear()
  return show()
}

const isContext = (who: Who): who is Context => typeof who === 'object' && 'house' in who

/** The demo world is filled in one transaction, which is the database of its house. */
function inTransaction<T>(house: House, work: (db: Db) => Promise<T>): Promise<T> {
  const db = booksOf(house)
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

async function contextIn(unit: UnitOfWork, house: House, db: Db, who: Who): Promise<Context> {
  const ctx = isContext(who) ? who : who === 'house' ? systemContext(house) : await personContext({ ...house, db }, who)
  const emit: Context['emit'] = (name, payload) =>
    void unitOf({ unit }).facts.push({ name, payload } as UnitOfWork['facts'][number])
  return { ...ctx, house, db, unit, emit, rows: new Map() }
}

/** Two writers stood in each other's way, or a migration changed what was prepared. */
function isWorthAnotherTry(error: unknown): boolean {
  if (isRefusal(error)) return false
  return ['40001', '40P01'].includes((error as { code?: string }).code ?? '') || isOutdated(error)
}
