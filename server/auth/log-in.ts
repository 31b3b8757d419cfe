import type { Viewer } from '#domain/entities/viewer.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { showViewer } from '../records/show-viewer.ts'
import { reopenAccount } from './account-closing.ts'
import { makeAppealPath } from './appeal-token.ts'
import { parkCurrentSession } from './browser-accounts.ts'
import { findPersonByLogin } from './check-password.ts'
import { startSession } from './sessions.ts'

/** Logs in by email or username. An unknown name and a wrong password can't be told apart by text or by time. */
export async function logIn(ctx: Context, named: string, password: string, isAdded = false): Promise<Viewer> {
  const person = await findPersonByLogin(ctx, named, password)
  if (!person) throw new Refusal('wrong_login', 'login.wrong')
  if (person.is_demo && !ctx.house.settings.demoLogins) throw new Refusal('forbidden', 'login.demoClosed')
  if (person.state === 'suspended')
    throw new Refusal('forbidden', 'error.suspended', {}, { way: makeAppealPath(ctx, person) })
  await parkCurrentSession(ctx, person.id, isAdded)
  await startSession(ctx, person.state === 'deactivated' ? await reopenAccount(ctx, person) : person)
  return showViewer(ctx)
}
