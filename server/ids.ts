import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Id } from '#domain/id.ts'

const EPOCH = Date.UTC(2015, 0, 1)
const SLOTS = 1024
const LOCK_SPACE = 20_615
const TAKE_AGAIN = 500

export type IdGenerator = (at?: Date) => Id

/**
 * Makes ids of 41 bits of milliseconds, 10 of slot and 12 of sequence: 19 digits, so that text order is number order.
 */
export function makeIdGenerator(slot: number | (() => number), clock: () => number = Date.now): IdGenerator {
  const slotNow = typeof slot === 'number' ? () => slot : slot
  let last = 0
  let sequence = 0
  let dated = 0
  return (at) => {
    if (at) {
      dated = (dated + 1) % 4096
      return compose(at.getTime(), slotNow(), dated)
    }
    const now = Math.max(clock(), last)
    sequence = now === last ? sequence + 1 : 0
    last = sequence > 4095 ? now + 1 : now
    if (sequence > 4095) sequence = 0
    return compose(last, slotNow(), sequence)
  }
}

function compose(time: number, slot: number, sequence: number): Id {
  return ((BigInt(time - EPOCH) << 22n) | (BigInt(slot) << 12n) | BigInt(sequence)).toString().padStart(19, '0') as Id
}

/** A lower bound of all ids that are made from then on. */
export const firstIdAt = (at: Date): Id => compose(Math.max(EPOCH, at.getTime()), 0, 0)

type Slot = { readonly slot: number; release(): void }

/**
 * Takes an id slot that no other process has. When the connection that holds it breaks, a slot is taken again, the
 * same one if possible.
 */
export async function takeIdSlot(pool: pg.Pool): Promise<Slot> {
  let isOver = false
  let held = await holdSlot(pool, Math.floor(Math.random() * SLOTS), takeAgain)

  async function takeAgain(): Promise<void> {
    while (!isOver) {
      try {
        held = await holdSlot(pool, held.slot, takeAgain)
        if (isOver) held.release()
        return
      } catch {
        await wait(TAKE_AGAIN)
      }
    }
  }
  return {
    get slot() {
      return held.slot
    },
    release() {
      isOver = true
      held.release()
    },
  }
}

/** A slot is an advisory lock, held by its connection. */
async function holdSlot(pool: pg.Pool, first: number, whenLost: () => void): Promise<Slot> {
  const client = await pool.connect()
  let isHeld = true
  const release = () => {
    if (isHeld) client.release(true)
    isHeld = false
  }
  const lose = () => {
    if (!isHeld) return
    release()
    whenLost()
  }
  try {
    for (let tried = 0; tried < SLOTS; tried++) {
      const slot = (first + tried) % SLOTS
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS taken', [LOCK_SPACE, slot])
      if (!rows[0].taken) continue
      // A connection's `error` event comes before the database has released its locks, its `end` event after that.
      client.on('error', () => {}).on('end', lose)
      return { slot, release }
    }
  } catch (error) {
    release()
    throw error
  }
  release()
  throw new Error('All 1,024 places for processes on this database are taken.')
}

/** True when any process has a slot on this database, as every process has while its house is open. */
export async function isHouseOpen(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
    [LOCK_SPACE],
  )
  return rowCount !== 0
}
