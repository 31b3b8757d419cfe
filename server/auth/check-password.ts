import type { Id } from '#domain/id.ts'
import type { Context, Person } from '../context.ts'
import { accountKey, findAccount } from './find-account.ts'
import { knownDevice } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { forgetLimit, type LimitUse, limitFailures } from './rate-limits.ts'

/** Whose name and password these are, or null. A name that nobody has takes as long and is counted alike. */
export async function checkLogin(ctx: Context, named: string, password: string): Promise<Person | null> {
  const userId = await findAccount(ctx.db, named)
  return checkPassword(ctx, userId, userId ?? accountKey(named), password)
}

/** The person, when this is their password. Ten wrong ones lock it for a while. */
export async function checkOwnPassword(ctx: Context, userId: Id, password: string): Promise<boolean> {
  return (await checkPassword(ctx, userId, userId, password)) !== null
}

async function checkPassword(ctx: Context, userId: Id | null, counted: string, password: string) {
  const device = userId && knownDevice(ctx, userId)
  // A known device counts for itself: what others guess elsewhere does not lock the owner out.
  const last: LimitUse = device
    ? { limit: 'loginOfDevice', who: `${userId}:${device}` }
    : { limit: 'loginOfAccount', who: counted }
  const tries: LimitUse[] = device ? [last] : [{ limit: 'loginFromAddress', who: ctx.ip }, last]
  const person = await limitFailures(ctx, tries, async () => {
    const kept = userId ? await readSecret(ctx, userId) : undefined
    const { passwordStrength } = ctx.house.settings
    return (await isPassword(passwordStrength, kept?.password_hash, password)) ? readPerson(ctx, userId) : null
  })
  if (person) await forgetLimit(ctx, last)
  return person
}

function readSecret(ctx: Context, userId: Id) {
  return ctx.db.selectFrom('user_secrets').select('password_hash').where('user_id', '=', userId).executeTakeFirst()
}

async function readPerson(ctx: Context, userId: Id | null): Promise<Person | null> {
  return (await ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()) ?? null
}
