import { DELETION_GRACE_DAYS } from '#domain/constants/limits.ts'
import type { Context, Person, SignedIn } from '../context.ts'
import { settingsOf, withChanges } from '../records/settings-of.ts'
import { endAllSessions } from './sessions.ts'

const DAY = 24 * 60 * 60 * 1000

type Closing = { forGood: boolean; reason: string }

/** Decisions, Trash and leaving: everything of a closed account is 404. One that is closed for good is erased after 14 days. */
export async function closeAccount(ctx: SignedIn, { forGood, reason }: Closing): Promise<void> {
  const { viewer, now } = ctx
  const state_before_leaving = viewer.state === 'private' ? 'private' : 'active'
  const settings = withChanges({ state_before_leaving, leaving_reason: reason })
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

/** Logging in opens a closed account again; if its deletion had begun, that ends too. */
export async function reopenAccount(ctx: Context, person: Person): Promise<Person> {
  const kept = settingsOf(person)
  const settings = withChanges({ state_before_leaving: null, leaving_reason: '' })
  const back = await ctx.db
    .updateTable('users')
    .set({ state: kept.state_before_leaving ?? 'active', deletion_at: null, settings })
    .where('id', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  ctx.emit('user.stateChanged', { user_id: person.id })
  return back
}
