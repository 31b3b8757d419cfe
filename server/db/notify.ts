import type pg from 'pg'
import type { Logger } from 'pino'

/** Notifications of one moment are sent together, and the same one only once. */
const GATHER_MS = 10

type Sender = { pool: pg.Pool; log: Logger }
type Waiting = Map<string, { channel: string; payload: string }>
const waiting = new WeakMap<pg.Pool, Waiting>()

/**
 * Tells whoever listens, in any process. Called after a commit, never inside a transaction: transactions that notify are committed
 * one after the other by PostgreSQL. What is lost with a killed process is found by whoever looks for it.
 */
export function notify({ pool, log }: Sender, channel: string, payload: string): void {
  const known = waiting.get(pool)
  const gathered: Waiting = known ?? new Map()
  gathered.set(`${channel} ${payload}`, { channel, payload })
  if (known) return
  waiting.set(pool, gathered)
  setTimeout(() => {
    waiting.delete(pool)
    sendAll(pool, [...gathered.values()]).catch((err) => log.debug({ err }, 'nobody was notified'))
  }, GATHER_MS).unref()
}

async function sendAll(pool: pg.Pool, all: { channel: string; payload: string }[]): Promise<void> {
  await pool.query(
    'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS told (channel, payload)',
    [all.map(({ channel }) => channel), all.map(({ payload }) => payload)],
  )
}
