import type { Viewer } from '#domain/entities/viewer.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { viewerRecord } from '../records/viewer-record.ts'
import { reopenAccount } from './account-closing.ts'
import { appealPath } from './appeal-token.ts'
import { makeRoomFor } from './browser-accounts.ts'
import { checkLogin } from './check-password.ts'
import { startSession } from './sessions.ts'

/** Login by e-mail or username. An unknown name and a wrong password can't be told apart, by words or by time. */
export async function logIn(ctx: Context, named: string, password: string, isAdded = false): Promise<Viewer> {
  const person = await checkLogin(ctx, named, password)
  if (!person) throw new Refusal('wrong_login', 'login.wrong')
  if (person.is_demo && !ctx.house.settings.demoLogins) throw new Refusal('forbidden', 'login.demoClosed')
  if (person.state === 'suspended')
    throw new Refusal('forbidden', 'error.suspended', {}, { way: appealPath(ctx, person) })
  await makeRoomFor(ctx, person.id, isAdded)
  await startSession(ctx, person.state === 'deactivated' ? await reopenAccount(ctx, person) : person)
  return viewerRecord(ctx)
}
