import { type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { nextLinkHealth } from '#domain/rules/link/next-link-health.ts'
import { listHostSuffixes } from '#domain/rules/link/verdict.ts'
import type { RichPage } from '#domain/rules/rich/rich-page.ts'
import type { Db } from '../db/connect.ts'
import { maintenanceDb, type ReadOnlyDb } from '../db/read-only-db.ts'
import type { LinkHealth } from '../db/tables.ts'
import type { House } from '../house.ts'
import type { OutsideFetchGuard, PageContent } from '../links/fetch-page.ts'
import { isAllowedByRobots } from '../links/robots.ts'
import { applyPageToAggregates } from '../rich/apply-page-to-aggregates.ts'
import { findLinkHealth, registerLink } from './health-rows.ts'
import { type LinkCheckResult, probeLink } from './probe-link.ts'

const MOST = 100
const AT_ONCE = 5
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Row = Selectable<LinkHealth>

/** Checks due links, one per host and several in parallel; a host that fails gets ever longer pauses. */
export async function checkDueLinks(house: House, guard: OutsideFetchGuard = {}): Promise<number> {
  const due = await takeDue(maintenanceDb(house), house.clock())
  let at = 0
  const work = async () => {
    for (let row = due[at++]; row; row = due[at++]) await look(house, row, guard)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return due.length
}

/** Returns one link of each host that may be requested now. Other links of these hosts wait for a later run. */
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

/**
 * Reads the page of a new pin immediately, unless it was read today or its host was just requested; then the scheduled
 * check does it (rich.1).
 */
export async function readPageOfNewPin(house: House, pin_id: Id, guard: OutsideFetchGuard = {}): Promise<void> {
  const { clock } = house
  const db = maintenanceDb(house)
  const pin = await db.selectFrom('pins').select('link').where('id', '=', pin_id).executeTakeFirst()
  const url = pin?.link && (await registerLink(db, pin.link, clock()))
  const row = url && (await findLinkHealth(db, url))
  if (!row) return
  const now = clock()
  if (row.rich && row.seen_at && row.seen_at.getTime() > now.getTime() - DAY)
    return tell(house, row, row.rich as RichPage)
  if (row.state !== 'new' && row.next_check_at > now) return
  if (await mayAskHost(db, row.host, now)) return look(house, row, guard)
  await db.updateTable('link_health').set({ next_check_at: now }).where('url_hash', '=', row.url_hash).execute()
}

async function mayAskHost(db: ReadOnlyDb, host: string, now: Date): Promise<boolean> {
  const known = await db.selectFrom('link_hosts').select('ask_after').where('host', '=', host).executeTakeFirst()
  return !known || known.ask_after <= now
}

async function look(house: House, row: Row, guard: OutsideFetchGuard): Promise<void> {
  const { clock, log } = house
  const db = maintenanceDb(house)
  await leaveHost(db, row.host, { found: 'there', retryAfter: undefined }, clock())
  const mayAsk = (url: URL) => isAllowedByRobots(url, { db, now: clock(), ...guard })
  const found = await probeLink(row.url, { mayAsk, ...guard })
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
    .set({ ...nextLinkHealth(row, found.found, now, sells), ...said, status: found.status, checked_at: now })
    .where('url_hash', '=', row.url_hash)
    .execute()
  if (page?.rich) await tell(house, { ...row, seen_at: now }, page.rich, page)
  log.debug({ host: row.host, found: found.found }, 'a link was looked at')
}

async function tell(house: House, row: Row, rich: RichPage, page?: PageContent): Promise<void> {
  const frame = page?.embedded?.type === 'video' ? page.embedded.frame : null
  const mayPlay = frame !== null && (await isListed(house.db, new URL(frame).hostname, 'may_embed'))
  const { url_hash, seen_at } = row
  await applyPageToAggregates(house, {
    url_hash,
    rich,
    frame: mayPlay ? frame : null,
    opensDirectly: await isListed(house.db, new URL(row.url).hostname, 'opens_directly'),
    ...(page && { mobile: page.mobile }),
    seen_at: seen_at as Date,
  })
}

/**
 * Returns whether staff enabled this setting for the host or a parent domain: playing frames, or opening links
 * directly.
 */
async function isListed(db: ReadOnlyDb, hostname: string, setting: 'may_embed' | 'opens_directly'): Promise<boolean> {
  const listed = db
    .selectFrom('hosts')
    .select('host')
    .where('host', 'in', listHostSuffixes(hostname))
    .where(setting, '=', true)
  return (await listed.executeTakeFirst()) !== undefined
}

/**
 * Waits a minute between requests to one host; after failures, twice as long each time, or as long as the host asks
 * for.
 */
async function leaveHost(
  db: Db,
  host: string,
  { found, retryAfter }: Pick<LinkCheckResult, 'found' | 'retryAfter'>,
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
