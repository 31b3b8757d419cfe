import type pg from 'pg'
import type { Logger } from 'pino'

/** Notifications of this many milliseconds are sent together, without duplicates. */
const GATHER_MS = 10

type Sender = { pool: pg.Pool; log: Logger }
type Waiting = Map<string, { channel: string; payload: string }>
const waiting = new WeakMap<pg.Pool, Waiting>()

/**
 * Notifies the listeners of a channel in every process. It is called after a commit, never inside a transaction,
 * because PostgreSQL commits transactions with notifications one after the other. When a killed process loses a
 * notification, polling finds the work.
 */
export function notifyChannel({ pool, log }: Sender, channel: string, payload: string): void {
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
