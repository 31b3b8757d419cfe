import { mayRead, type RobotRule, robotRules } from '#domain/rules/rich/robots.ts'
import type { Db } from '../db/connect.ts'
import { type FetchOptions, fetchOutside, Unreachable } from './fetch-outside.ts'

const DAY = 24 * 3600_000
const MOST_BYTES = 500 * 1024

type Asking = { db: Db; now: Date } & Pick<FetchOptions, 'allowPrivate'>

/** Rich.8. Whether a page's host lets us read it. What its robots.txt says is kept for a day. */
export async function robotsAllow(url: URL, asking: Asking): Promise<boolean> {
  return mayRead(await rulesOf(url, asking), url.pathname + url.search)
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

/** A host without such a file forbids nothing; one that can't answer can't be read now either. */
async function readRules(address: string, guard: Pick<FetchOptions, 'allowPrivate'>): Promise<RobotRule[]> {
  try {
    const accept = 'text/plain,*/*;q=0.5'
    const file = await fetchOutside(address, { maxBytes: MOST_BYTES, mayCut: true, timeoutMs: 5_000, accept, ...guard })
    return robotRules(file.bytes.toString('utf8'))
  } catch (error) {
    if (error instanceof Unreachable && error.status !== undefined && error.status >= 400 && error.status < 500)
      return []
    throw error
  }
}
