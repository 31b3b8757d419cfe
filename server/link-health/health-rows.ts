import type { Id } from '#domain/id.ts'
import { cleanUrl } from '#domain/rules/link/clean-url.ts'
import { isRealHost } from '#domain/rules/link/next-look.ts'
import type { Db } from '../db/connect.ts'
import type { Reader } from '../db/reader.ts'
import { judgeUrl } from '../links/judge-url.ts'
import { urlHash } from '../links/url-hash.ts'

/** Soon after a link was pinned, so that what its page says is known while it says it. */
const FIRST_LOOK = 10 * 60_000

export function healthOf(db: Reader, url: string) {
  return db.selectFrom('link_health').selectAll().where('url_hash', '=', urlHash(url)).executeTakeFirst()
}

/** Remembers an outside address that a pin links to, to look at it from time to time. Answers it as it is remembered. */
export async function noteLink(db: Db, link: string, now: Date): Promise<string | null> {
  const url = cleanUrl(link)
  if (!url || judgeUrl(url, []).verdict !== 'ok' || !isRealHost(new URL(url).hostname)) return null
  const row = {
    url_hash: urlHash(url),
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

/** Remembers which thing comes from an address, so that what its page says reaches it. */
export async function noteAggregate(db: Db, url: string, aggregate_id: Id): Promise<void> {
  await db
    .insertInto('link_things')
    .values({ url_hash: urlHash(url), aggregate_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
