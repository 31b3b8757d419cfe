import type { Id } from '#domain/id.ts'
import type { Context, Person } from '../context.ts'
import { findAccountId, toAccountKey } from './find-account.ts'
import { findKnownDeviceKey } from './known-devices.ts'
import { verifyPassword } from './passwords.ts'
import { type RateLimitUse, resetRateLimit, withFailureLimit } from './rate-limits.ts'

/**
 * Finds the person with this login and password, or null. An unknown name takes as long and counts as a failure too.
 */
export async function findPersonByLogin(ctx: Context, named: string, password: string): Promise<Person | null> {
  const userId = await findAccountId(ctx.db, named)
  return checkPassword(ctx, userId, userId ?? toAccountKey(named), password)
}

/** True when this is the person's password. Ten wrong passwords lock the check for a while. */
export async function checkOwnPassword(ctx: Context, userId: Id, password: string): Promise<boolean> {
  return (await checkPassword(ctx, userId, userId, password)) !== null
}

async function checkPassword(ctx: Context, userId: Id | null, counted: string, password: string) {
  const device = userId && findKnownDeviceKey(ctx, userId)
  // A known device has a limit of its own, so guesses made elsewhere don't lock the owner out.
  const last: RateLimitUse = device
    ? { limit: 'loginOfDevice', who: `${userId}:${device}` }
    : { limit: 'loginOfAccount', who: counted }
  const tries: RateLimitUse[] = device ? [last] : [{ limit: 'loginFromAddress', who: ctx.ip }, last]
  const person = await withFailureLimit(ctx, tries, async () => {
    const kept = userId ? await readSecret(ctx, userId) : undefined
    const { passwordStrength } = ctx.house.settings
    return (await verifyPassword(passwordStrength, kept?.password_hash, password)) ? readPerson(ctx, userId) : null
  })
  if (person) await resetRateLimit(ctx, last)
  return person
}

function readSecret(ctx: Context, userId: Id) {
  return ctx.db.selectFrom('user_secrets').select('password_hash').where('user_id', '=', userId).executeTakeFirst()
}

async function readPerson(ctx: Context, userId: Id | null): Promise<Person | null> {
  return (await ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()) ?? null
}
