import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { TextKey } from '#domain/text/say.ts'
import { type Context, requireUnitOfWork } from '../context.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { toNetworkKey } from '../ip-address.ts'

const MINUTE = 60_000

type Limit = { count: number; within: number; says: TextKey }

/** Limits that hold across processes and restarts. */
const LIMITS = {
  loginOfAccount: { count: 10, within: 15 * MINUTE, says: 'login.locked' },
  loginFromAddress: { count: 50, within: 15 * MINUTE, says: 'login.locked' },
  loginOfDevice: { count: 10, within: 15 * MINUTE, says: 'login.locked' },
  signupFromAddress: { count: 10, within: 60 * MINUTE, says: 'error.tooFast' },
  mailOfAccount: { count: 20, within: 24 * 60 * MINUTE, says: 'mail.tooMany' },
  mailOfNewAccount: { count: 5, within: 24 * 60 * MINUTE, says: 'mail.tooMany' },
  strangersOfAccount: { count: 50, within: 24 * 60 * MINUTE, says: 'message.tooManyStrangers' },
  strangersOfNewAccount: { count: 5, within: 24 * 60 * MINUTE, says: 'message.tooManyStrangers' },
} as const satisfies Record<string, Limit>

type LimitName = keyof typeof LIMITS
export type RateLimitUse = { limit: LimitName; who: string }

const keyOf = ({ limit, who }: RateLimitUse) =>
  `${limit}:${limit.endsWith('FromAddress') ? toNetworkKey(who) : who}`.slice(0, 400)

/** Counts one use against the limit, or throws a refusal when it is used up. */
export async function consumeRateLimit(ctx: Context, done: RateLimitUse): Promise<void> {
  if (!ctx.house.settings.rateLimits) return
  const kept = await add(ctx, ctx.db, done)
  if (kept.count > LIMITS[done.limit].count) throw tooMany(ctx, done, kept.until)
}

/**
 * Attempts that this process has begun and not written yet, so that a hundred parallel attempts aren't all let
 * through.
 */
const underWay = new Map<string, number>()

/**
 * Runs work and counts its failure against limits. Failures are written outside the answer's transaction, which a
 * refusal rolls back, and only after its end: a second connection while holding one would starve the pool.
 */
export async function withFailureLimit<T>(
  ctx: Context,
  tries: RateLimitUse[],
  work: () => Promise<T | null>,
): Promise<T | null> {
  if (!ctx.house.settings.rateLimits) return work()
  for (const tried of tries) begin(tried)
  try {
    for (const tried of tries) await mustBeFree(ctx, tried)
    const result = await work()
    if (result === null)
      requireUnitOfWork(ctx).outsideTransaction.push(...tries.map((tried) => writeOutside(ctx, tried)))
    return result
  } finally {
    for (const tried of tries) end(tried)
  }
}

/** Resets a limit after a success. */
export async function resetRateLimit(ctx: Context, tried: RateLimitUse): Promise<void> {
  await ctx.db.deleteFrom('attempts').where('key', '=', keyOf(tried)).execute()
}

/** Deletes all counted attempts under these names. */
export async function deleteRateLimitAttempts(db: Context['db'], names: string[]): Promise<void> {
  const limits = Object.keys(LIMITS) as LimitName[]
  const keys = names.flatMap((who) => limits.map((limit) => keyOf({ limit, who })))
  await db.deleteFrom('attempts').where('key', 'in', keys).execute()
}

async function mustBeFree(ctx: Context, tried: RateLimitUse) {
  // Read before the row: an attempt that is written in between is counted twice rather than not at all.
  const begun = underWay.get(keyOf(tried)) ?? 0
  const { ends, latest } = endOf(ctx, tried)
  const kept = await ctx.db
    .selectFrom('attempts')
    .select(['count', 'until'])
    .where('key', '=', keyOf(tried))
    .where('until', '>', ctx.now)
    .where('until', '<=', latest)
    .executeTakeFirst()
  if ((kept?.count ?? 0) + begun > LIMITS[tried.limit].count) throw tooMany(ctx, tried, kept?.until ?? ends)
}

function writeOutside(ctx: Context, tried: RateLimitUse): Promise<unknown> {
  begin(tried)
  return add(ctx, maintenanceDb(ctx.house), tried)
    .catch((error: unknown) => ctx.house.log.warn({ error }, 'a failed try could not be counted'))
    .finally(() => end(tried))
}

const begin = (tried: RateLimitUse) => underWay.set(keyOf(tried), (underWay.get(keyOf(tried)) ?? 0) + 1)

function end(tried: RateLimitUse) {
  const left = (underWay.get(keyOf(tried)) ?? 0) - 1
  if (left > 0) underWay.set(keyOf(tried), left)
  else underWay.delete(keyOf(tried))
}

async function add(ctx: Context, db: Context['db'], tried: RateLimitUse): Promise<{ count: number; until: Date }> {
  const { ends, latest } = endOf(ctx, tried)
  const isOver = sql<boolean>`(kept.until <= ${ctx.now} OR kept.until > ${latest})`
  const { rows } = await sql<{ count: number; until: Date }>`
    INSERT INTO attempts AS kept (key, count, until) VALUES (${keyOf(tried)}, 1, ${ends})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE kept.count + 1 END,
      until = CASE WHEN ${isOver} THEN ${ends} ELSE kept.until END
    RETURNING count, until`.execute(db)
  return rows[0] ?? { count: 1, until: ends }
}

/**
 * The end of a limit that begins now, and the latest end there can be, as clocks of processes differ by seconds. A limit
 * that ends later was begun before the clock was set back, and is over.
 */
function endOf({ now }: Context, { limit }: RateLimitUse): { ends: Date; latest: Date } {
  const end = now.getTime() + LIMITS[limit].within
  return { ends: new Date(end), latest: new Date(end + MINUTE) }
}

function tooMany(ctx: Context, { limit }: RateLimitUse, until: Date): Refusal {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - ctx.now.getTime()) / 1000))
  return new Refusal('too_fast', LIMITS[limit].says, {}, { retryAfter })
}
