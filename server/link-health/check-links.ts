import { type Selectable, sql } from 'kysely'
import { nextLook } from '#domain/rules/link/next-look.ts'
import type { Db } from '../db/connect.ts'
import type { LinkHealth } from '../db/tables.ts'
import type { House } from '../house.ts'
import { type Guard, type Look, lookAtLink } from './look-at-link.ts'

const MOST = 100
const AT_ONCE = 5
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Row = Selectable<LinkHealth>

/** Looks at the links that are due, one of each host, a few at once; a host that fails is left in peace ever longer. */
export async function checkLinks(house: House, guard: Guard = {}): Promise<number> {
  const due = await takeDue(house.db, house.clock())
  let at = 0
  const work = async () => {
    for (let row = due[at++]; row; row = due[at++]) await look(house, row, guard)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return due.length
}

/** One link of each host that may be asked now. The others of these hosts wait for a later turn. */
async function takeDue(db: Db, now: Date): Promise<Row[]> {
  const soon = new Date(now.getTime() + 10 * MINUTE)
  const { rows } = await sql<Row>`
    WITH due AS (
      SELECT url_hash, host, next_check_at FROM link_health
      WHERE next_check_at <= ${now} ORDER BY next_check_at LIMIT 2000 FOR UPDATE SKIP LOCKED
    ), put_off AS (
      UPDATE link_health SET next_check_at = ${soon} WHERE url_hash IN (SELECT url_hash FROM due) RETURNING *
    )
    SELECT DISTINCT ON (put_off.host) put_off.* FROM put_off
    WHERE NOT EXISTS (SELECT FROM link_hosts WHERE link_hosts.host = put_off.host AND ask_after > ${now})
    ORDER BY put_off.host, put_off.url_hash LIMIT ${MOST}`.execute(db)
  return rows
}

async function look({ db, clock, log }: House, row: Row, guard: Guard): Promise<void> {
  const found = await lookAtLink(row.url, guard)
  const now = clock()
  await leaveHost(db, row.host, found, now)
  const page = found.page && { ...found.page, seen_at: now }
  await db
    .updateTable('link_health')
    .set({ ...nextLook(row, found.found, now), ...page, status: found.status, checked_at: now })
    .where('url_hash', '=', row.url_hash)
    .execute()
  log.debug({ host: row.host, found: found.found }, 'a link was looked at')
}

/** A minute between two questions to one host; twice as long after each failure, or as long as it asks for. */
async function leaveHost(db: Db, host: string, { found, retryAfter }: Look, now: Date): Promise<void> {
  const isFailure = found === 'silent' || found === 'nowhere'
  const asked = Math.min(Number(retryAfter) * 1000 || 0, DAY)
  const until = new Date(now.getTime() + Math.max(MINUTE, asked))
  await sql`
    INSERT INTO link_hosts AS h (host, ask_after, failures) VALUES (${host}, ${until}, ${isFailure ? 1 : 0})
    ON CONFLICT (host) DO UPDATE SET
      failures = CASE WHEN ${isFailure} THEN h.failures + 1 ELSE 0 END,
      ask_after = greatest(${until}, CASE WHEN ${isFailure}
        THEN ${now}::timestamptz + least(interval '1 minute' * 2 ^ least(h.failures, 12), interval '1 day')
        ELSE ${until} END)`.execute(db)
}
