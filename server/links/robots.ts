import { mayCrawlPath, parseRobotsTxt, type RobotRule } from '#domain/rules/rich/robots.ts'
import type { Db } from '../db/connect.ts'
import { fetchOutsideUrl, type OutsideFetchOptions, UnreachableError } from './fetch-outside-url.ts'

const DAY = 24 * 3600_000
const MOST_BYTES = 500 * 1024

type Asking = { db: Db; now: Date } & Pick<OutsideFetchOptions, 'allowPrivate'>

/** Returns whether the host's robots.txt allows us to read a page (rich.8). It is cached for a day. */
export async function isAllowedByRobots(url: URL, asking: Asking): Promise<boolean> {
  return mayCrawlPath(await rulesOf(url, asking), url.pathname + url.search)
}

async function rulesOf({ host, origin }: URL, { db, now, ...guard }: Asking): Promise<RobotRule[]> {
  const known = await db.selectFrom('link_robots').selectAll().where('host', '=', host).executeTakeFirst()
  if (known && known.read_at.getTime() > now.getTime() - DAY) return known.rules as RobotRule[]
  const rules = await readRules(`${origin}/robots.txt`, guard)
  const row = { rules: JSON.stringify(rules), read_at: now }
  await db
    .insertInto('link_robots')
    .values({ host, ...row })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(row))
    .execute()
  return rules
}

/** A host without robots.txt allows everything; if the host doesn't respond, nothing may be read for now. */
async function readRules(address: string, guard: Pick<OutsideFetchOptions, 'allowPrivate'>): Promise<RobotRule[]> {
  try {
    const accept = 'text/plain,*/*;q=0.5'
    const file = await fetchOutsideUrl(address, {
      maxBytes: MOST_BYTES,
      mayCut: true,
      timeoutMs: 5_000,
      accept,
      ...guard,
    })
    return parseRobotsTxt(file.bytes.toString('utf8'))
  } catch (error) {
    if (error instanceof UnreachableError && error.status !== undefined && error.status >= 400 && error.status < 500)
      return []
    throw error
  }
}
