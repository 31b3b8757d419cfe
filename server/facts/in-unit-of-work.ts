import { isRefusal } from '#domain/refusal.ts'
import { type Context, type Person, requireUnitOfWork, type UnitOfWork } from '../context.ts'
import { writeCounts } from '../counts.ts'
import type { Db } from '../db/connect.ts'
import { notifyChannel } from '../db/notify-channel.ts'
import { isOutdatedPlanError } from '../db/pipelined-connection.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { loadPersonContext, makeSystemContext } from '../system-context.ts'
import { writeFacts } from './write-facts.ts'

/** On whose behalf the unit writes: a request's context, a person in a job, or the house itself. */
export type UnitOfWorkAuthor = Context | Person | 'house'

/** Only requests retry here: the queue retries jobs. */
const TRIES_OF_REQUEST = 4

/**
 * The only way to write anything that affects counts or facts. Opens a transaction, runs the work, writes the
 * collected facts, inserts and counts, commits, and then notifies workers and streams. Given the context of a unit, it
 * joins that unit; any other argument inside a unit would open a second transaction, which tests refuse.
 */
export async function inUnitOfWork<T>(
  house: House,
  who: UnitOfWorkAuthor,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  if (isContext(who) && who.unit) {
    requireUnitOfWork(who)
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
        // Counted rows are the most contended, so they are locked last.
        await writeCounts(ctx)
        unit.isOver = true
        return result
      })
      for (const { channel, payload } of unit.notifications) notifyChannel(house, channel, payload)
      return result
    } catch (error) {
      if (tried === tries || !isWorthAnotherTry(error)) throw error
    } finally {
      unit.isOver = true
      await Promise.all(unit.outsideTransaction)
    }
  }
}

/**
 * For an answer that shows what it has just counted: writes the pending counts, clears the row cache, then runs the
 * function.
 */
export async function flushCountsThen<T>(ctx: Context, show: () => Promise<T>): Promise<T> {
  if (ctx.unit) await writeCounts(ctx)
  ctx.rows.clear()
  return show()
}

const isContext = (who: UnitOfWorkAuthor): who is Context => typeof who === 'object' && 'house' in who

/** The demo world is filled in one transaction, and the `db` of its house is that transaction. */
function inTransaction<T>(house: House, work: (db: Db) => Promise<T>): Promise<T> {
  const db = maintenanceDb(house)
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

async function contextIn(unit: UnitOfWork, house: House, db: Db, who: UnitOfWorkAuthor): Promise<Context> {
  const ctx = isContext(who)
    ? who
    : who === 'house'
      ? makeSystemContext(house)
      : await loadPersonContext({ ...house, db }, who)
  const emit: Context['emit'] = (name, payload) =>
    void requireUnitOfWork({ unit }).facts.push({ name, payload } as UnitOfWork['facts'][number])
  return { ...ctx, house, db, unit, emit, rows: new Map() }
}

/** True for a deadlock or serialization failure, or when a migration changed a prepared statement. */
function isWorthAnotherTry(error: unknown): boolean {
  if (isRefusal(error)) return false
  return ['40001', '40P01'].includes((error as { code?: string }).code ?? '') || isOutdatedPlanError(error)
}
