import type pg from 'pg'
import type { Id } from '#domain/id.ts'

const EPOCH = Date.UTC(2015, 0, 1)
const SLOTS = 1024
const LOCK_SPACE = 20_615

export type NewId = (at?: Date) => Id

/** Ids of 41 bits of milliseconds, 10 of slot, 12 of sequence: 19 digits, so that text order is number order. */
export function idMaker(slot: number, clock: () => number = Date.now): NewId {
  let last = 0
  let sequence = 0
  let dated = 0
  return (at) => {
    if (at) {
      dated = (dated + 1) % 4096
      return compose(at.getTime(), slot, dated)
    }
    const now = Math.max(clock(), last)
    sequence = now === last ? sequence + 1 : 0
    last = sequence > 4095 ? now + 1 : now
    if (sequence > 4095) sequence = 0
    return compose(last, slot, sequence)
  }
}

function compose(time: number, slot: number, sequence: number): Id {
  return ((BigInt(time - EPOCH) << 22n) | (BigInt(slot) << 12n) | BigInt(sequence)).toString().padStart(19, '0') as Id
}

/** When an id was made. */
export function idTime(id: Id): Date {
  return new Date(Number(BigInt(id) >> 22n) + EPOCH)
}

/** Takes a slot that no other process has, by a lock which this connection keeps until it ends. */
export async function takeSlot(pool: pg.Pool): Promise<{ slot: number; release: () => void }> {
  const client = await pool.connect()
  client.on('error', () => {})
  const first = Math.floor(Math.random() * SLOTS)
  for (let tried = 0; tried < SLOTS; tried++) {
    const slot = (first + tried) % SLOTS
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS taken', [LOCK_SPACE, slot])
    if (rows[0].taken) return { slot, release: () => client.release(true) }
  }
  client.release()
  throw new Error('All 1,024 places for processes on this database are taken.')
}
