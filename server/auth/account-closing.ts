import { DELETION_GRACE_DAYS } from '#domain/constants/limits.ts'
import type { Context, Person, SignedIn } from '../context.ts'
import { mergeSettingsSql, parsePersonSettings } from '../records/person-settings.ts'
import { endAllSessions } from './sessions.ts'

const DAY = 24 * 60 * 60 * 1000

type Closing = { forGood: boolean; reason: string }

/** Closes an account: everything of it becomes a 404. An account that is deleted for good is erased after 14 days. */
export async function closeAccount(ctx: SignedIn, { forGood, reason }: Closing): Promise<void> {
  const { viewer, now } = ctx
  const state_before_leaving = viewer.state === 'private' ? 'private' : 'active'
  const settings = mergeSettingsSql({ state_before_leaving, leaving_reason: reason })
  const deletion_at = forGood ? new Date(now.getTime() + DELETION_GRACE_DAYS * DAY) : null
  await ctx.db
    .updateTable('users')
    .set({ state: 'deactivated', deletion_at, settings })
    .where('id', '=', viewer.id)
    .execute()
  await endAllSessions(ctx, viewer.id)
  ctx.cookies.session = null
  ctx.emit('user.stateChanged', { user_id: viewer.id })
  ctx.emit(forGood ? 'account.deletionBegun' : 'account.paused', { user_id: viewer.id })
}

/** Logging in reopens a closed account and cancels a pending deletion. */
export async function reopenAccount(ctx: Context, person: Person): Promise<Person> {
  const kept = parsePersonSettings(person)
  const settings = mergeSettingsSql({ state_before_leaving: null, leaving_reason: '' })
  const back = await ctx.db
    .updateTable('users')
    .set({ state: kept.state_before_leaving ?? 'active', deletion_at: null, settings })
    .where('id', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  ctx.emit('user.stateChanged', { user_id: person.id })
  return back
}
