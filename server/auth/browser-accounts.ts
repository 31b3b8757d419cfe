import type { UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { BrowserAccountsResource, DONE } from '#domain/resources/session.ts'
import { answer } from '../answer.ts'
import type { Context, Person } from '../context.ts'
import { userCard } from '../records/load-people.ts'
import { endSession, readSession, sessionsEnded } from './sessions.ts'
import { tokenHash } from './tokens.ts'

/**
 * Someone with several accounts is signed in to each by a session of its own. One is used, and the tokens of the others
 * wait in a cookie that no script can read. Only the one that is used decides what is seen and done.
 */
type Waiting = { token: string; person: Person }

/** Sessions that have ended meanwhile are left out, as is whoever is used. */
async function waiting({ db, now, tokens, viewer }: Context): Promise<Waiting[]> {
  const read = await Promise.all(
    tokens.others.map(async (token) => ({ token, person: (await readSession(db, token, now))?.person })),
  )
  return read.filter((one): one is Waiting => one.person !== undefined && one.person.id !== viewer?.id)
}

const tokensOf = (list: readonly Waiting[]) => list.map(({ token }) => token)

export const browserAccounts = answer(BrowserAccountsResource, {
  async get(ctx) {
    const others = await waiting(ctx)
    const shown = (person: Person, is_current: boolean): UserCard & { is_current: boolean } => ({
      ...userCard(ctx, person),
      is_current,
    })
    const used = ctx.viewer ? [shown(ctx.viewer, true)] : []
    return { items: [...used, ...others.map(({ person }) => shown(person, false))], next: null }
  },
  async update(ctx, { user_id }) {
    if (user_id === ctx.viewer?.id) return DONE
    const others = await waiting(ctx)
    const wanted = others.find(({ person }) => person.id === user_id)
    if (!wanted) throw new Refusal('no_user', 'account.notHere')
    const rest = others.filter((one) => one !== wanted).map(({ token }) => token)
    useSession(ctx, wanted, ctx.tokens.current ? [ctx.tokens.current, ...rest] : rest)
    return DONE
  },
  async delete(ctx, { user_id }) {
    const others = await waiting(ctx)
    const isLeft = ({ person }: Waiting) => user_id === undefined || person.id === user_id
    await endWaiting(ctx, others.filter(isLeft))
    ctx.cookies.otherSessions = tokensOf(others.filter((one) => !isLeft(one)))
    if (user_id === undefined) await endSession(ctx)
    return DONE
  },
})

/** Signs out of the account that is used. The next one takes its place. */
export async function logOut(ctx: Context): Promise<void> {
  const [next, ...rest] = await waiting(ctx)
  await endSession(ctx)
  if (next) useSession(ctx, next, tokensOf(rest))
  else ctx.cookies.otherSessions = []
}

/** Before someone signs in beside whoever is used: that session waits, and one that they had here before ends. */
export async function keepSessionFor(ctx: Context, joining: Id): Promise<void> {
  const others = await waiting(ctx)
  const isTheirs = ({ person }: Waiting) => person.id === joining
  await endWaiting(ctx, others.filter(isTheirs))
  const rest = tokensOf(others.filter((one) => !isTheirs(one)))
  const { current } = ctx.tokens
  if (!current || ctx.viewer?.id === joining) {
    ctx.cookies.otherSessions = rest
    return
  }
  ctx.cookies.otherSessions = [current, ...rest]
  ctx.session = null
}

async function endWaiting(ctx: Context, list: readonly Waiting[]): Promise<void> {
  for (const { token, person } of list) {
    await ctx.db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
    sessionsEnded(ctx, person.id)
  }
}

function useSession(ctx: Context, { token, person }: Waiting, others: readonly string[]): void {
  ctx.cookies.session = token
  ctx.cookies.viewer = person
  ctx.cookies.otherSessions = others
}
