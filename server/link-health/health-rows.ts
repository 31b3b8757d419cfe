import type { Id } from '#domain/id.ts'
import { isRealHost } from '#domain/rules/link/next-link-health.ts'
import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import type { Db } from '../db/connect.ts'
import type { ReadOnlyDb } from '../db/read-only-db.ts'
import { hashUrl } from '../links/hash-url.ts'
import { judgeUrl } from '../links/judge-url.ts'

/** Delay of the first check after a link was pinned, so that the page's data is read early. */
const FIRST_LOOK = 10 * 60_000

export function findLinkHealth(db: ReadOnlyDb, url: string) {
  return db.selectFrom('link_health').selectAll().where('url_hash', '=', hashUrl(url)).executeTakeFirst()
}

/**
 * Registers an external URL that a pin links to for regular checks. Returns the normalized URL, or null if it is not
 * checked.
 */
export async function registerLink(db: Db, link: string, now: Date): Promise<string | null> {
  const url = parseOutboundUrl(link)
  if (!url || judgeUrl(url, []).verdict !== 'ok' || !isRealHost(new URL(url).hostname)) return null
  const row = {
    url_hash: hashUrl(url),
    url,
    host: new URL(url).host,
    next_check_at: new Date(now.getTime() + FIRST_LOOK),
  }
  await db
    .insertInto('link_health')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return url
}

/** Registers which aggregate links to a URL, so that data of the page reaches it. */
export async function registerLinkAggregate(db: Db, url: string, aggregate_id: Id): Promise<void> {
  await db
    .insertInto('link_things')
    .values({ url_hash: hashUrl(url), aggregate_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
