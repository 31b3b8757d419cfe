import { type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { nextLook } from '#domain/rules/link/next-look.ts'
import { namesOf } from '#domain/rules/link/verdict.ts'
import type { RichPage } from '#domain/rules/rich/rich-page.ts'
import type { Db } from '../db/connect.ts'
import { booksOf, type Reader } from '../db/reader.ts'
import type { LinkHealth } from '../db/tables.ts'
import type { House } from '../house.ts'
import type { Guard, ReadPage } from '../links/read-page.ts'
import { robotsAllow } from '../links/robots.ts'
import { tellAggregates } from '../rich/tell-aggregates.ts'
import { healthOf, noteLink } from './health-rows.ts'
import { type LinkCheck, lookAtLink } from './look-at-link.ts'

const MOST = 100
const AT_ONCE = 5
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Row = Selectable<LinkHealth>

/** Looks at the links that are due, one of each host, a few at once; a host that fails is left in peace ever longer. */
export async function checkLinks(house: House, guard: Guard = {}): Promise<number> {
  const due = await takeDue(booksOf(house), house.clock())
  let at = 0
  const work = async () => {
    for (let row = due[at++]; row; row = due[at++]) await look(house, row, guard)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return due.length
}

/** One link of each host that may be asked now. The others of these hosts wait for the next turn. */
async function takeDue(db: Db, now: Date): Promise<Row[]> {
  const soon = new Date(now.getTime() + MINUTE)
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

/** Rich.1. Reads the page of a new pin at once, unless it was read today or its host was asked a moment ago: then its turn comes. */
export async function readPageOf(house: House, pin_id: Id, guard: Guard = {}): Promise<void> {
  const { clock } = house
  const db = booksOf(house)
  const pin = await db.selectFrom('pins').select('link').where('id', '=', pin_id).executeTakeFirst()
  const url = pin?.link && (await noteLink(db, pin.link, clock()))
  const row = url && (await healthOf(db, url))
  if (!row) return
  const now = clock()
  if (row.rich && row.seen_at && row.seen_at.getTime() > now.getTime() - DAY)
    return tell(house, row, row.rich as RichPage)
  if (row.state !== 'new' && row.next_check_at > now) return
  if (await mayAskHost(db, row.host, now)) return look(house, row, guard)
  await db.updateTable('link_health').set({ next_check_at: now }).where('url_hash', '=', row.url_hash).execute()
}

async function mayAskHost(db: Reader, host: string, now: Date): Promise<boolean> {
  const known = await db.selectFrom('link_hosts').select('ask_after').where('host', '=', host).executeTakeFirst()
  return !known || known.ask_after <= now
}

async function look(house: House, row: Row, guard: Guard): Promise<void> {
  const { clock, log } = house
  const db = booksOf(house)
  await leaveHost(db, row.host, { found: 'there', retryAfter: undefined }, clock())
  const mayAsk = (url: URL) => robotsAllow(url, { db, now: clock(), ...guard })
  const found = await lookAtLink(row.url, { mayAsk, ...guard })
  const now = clock()
  await leaveHost(db, row.host, found, now)
  const { page } = found
  const sells = (page?.rich?.kind ?? (row.rich as RichPage | null)?.kind) === 'product'
  const said = page && {
    hops: page.hops,
    final_host: new URL(page.url).hostname,
    title: page.title,
    description: page.description,
    seen_at: now,
    rich: page.rich && JSON.stringify(page.rich),
  }
  await db
    .updateTable('link_health')
    .set({ ...nextLook(row, found.found, now, sells), ...said, status: found.status, checked_at: now })
    .where('url_hash', '=', row.url_hash)
    .execute()
  if (page?.rich) await tell(house, { ...row, seen_at: now }, page.rich, page)
  log.debug({ host: row.host, found: found.found }, 'a link was looked at')
}

async function tell(house: House, row: Row, rich: RichPage, page?: ReadPage): Promise<void> {
  const frame = page?.embedded?.type === 'video' ? page.embedded.frame : null
  const mayPlay = frame !== null && (await isListed(house.db, new URL(frame).hostname))
  const { url_hash, seen_at } = row
  await tellAggregates(house, {
    url_hash,
    rich,
    frame: mayPlay ? frame : null,
    ...(page && { mobile: page.mobile }),
    seen_at: seen_at as Date,
  })
}

/** D53. Frames play only from hosts that staff listed. */
async function isListed(db: Reader, hostname: string): Promise<boolean> {
  const listed = db
    .selectFrom('hosts')
    .select('host')
    .where('host', 'in', namesOf(hostname))
    .where('may_embed', '=', true)
  return (await listed.executeTakeFirst()) !== undefined
}

/** A minute between two questions to one host; twice as long after each failure, or as long as it asks for. */
async function leaveHost(
  db: Db,
  host: string,
  { found, retryAfter }: Pick<LinkCheck, 'found' | 'retryAfter'>,
  now: Date,
): Promise<void> {
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
