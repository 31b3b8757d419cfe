import type { UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { BrowserAccountsResource, DONE } from '#domain/resources/session.ts'
import { defineAnswers } from '../answer.ts'
import type { Context, Person } from '../context.ts'
import { toUserCard } from '../records/load-people.ts'
import { announceSessionEnd, endSession, loadSession } from './sessions.ts'
import { hashToken } from './tokens.ts'

/**
 * The most parked sessions of one browser. Each account of a browser has a session of its own. One is current and
 * decides what is seen and done; the tokens of the others wait in a cookie that scripts can't read.
 */
export const OTHER_SESSIONS_MAX = 4

type Waiting = { token: string; person: Person }

/** Loads the parked sessions, without those that have ended. */
async function waiting({ db, now, tokens }: Context): Promise<Waiting[]> {
  const read = await Promise.all(
    tokens.others.map(async (token) => ({ token, person: (await loadSession({ db }, token, now))?.person })),
  )
  return read.filter((one): one is Waiting => one.person !== undefined)
}

const tokensOf = (list: readonly Waiting[]) => list.map(({ token }) => token)

export const browserAccountAnswers = defineAnswers(BrowserAccountsResource, {
  async get(ctx) {
    const others = (await waiting(ctx)).filter(({ person }) => person.id !== ctx.viewer?.id)
    const shown = (person: Person, is_current: boolean): UserCard & { is_current: boolean } => ({
      ...toUserCard(ctx, person),
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
    if (user_id !== undefined && user_id === ctx.viewer?.id) {
      await logOut(ctx)
      return DONE
    }
    const others = await waiting(ctx)
    const isLeft = ({ person }: Waiting) => user_id === undefined || person.id === user_id
    await endWaiting(ctx, others.filter(isLeft))
    keepTokens(ctx, tokensOf(others.filter((one) => !isLeft(one))))
    if (user_id === undefined) await endSession(ctx)
    return DONE
  },
})

/** Signs out of the current account. The next account takes its place. */
export async function logOut(ctx: Context): Promise<void> {
  const [next, ...rest] = await endOthersOf(ctx, ctx.viewer?.id)
  await endSession(ctx)
  if (next) useSession(ctx, next, tokensOf(rest))
  else keepTokens(ctx, [])
}

/**
 * Before a sign-in: ends a session that this person already had in this browser, and parks the current session of
 * another person.
 */
export async function parkCurrentSession(ctx: Context, joining: Id, isAdded: boolean): Promise<void> {
  const others = await endOthersOf(ctx, joining)
  const { current } = ctx.tokens
  const isKept = isAdded && current !== null && ctx.viewer !== null && ctx.viewer.id !== joining
  const kept = isKept ? [{ token: current, person: ctx.viewer as Person }, ...others] : others
  await endWaiting(ctx, kept.slice(OTHER_SESSIONS_MAX))
  keepTokens(ctx, tokensOf(kept.slice(0, OTHER_SESSIONS_MAX)))
  if (isKept) ctx.session = null
}

/** Ends the parked sessions of one person and returns those of the others. */
async function endOthersOf(ctx: Context, userId: Id | undefined): Promise<Waiting[]> {
  const all = await waiting(ctx)
  const isTheirs = ({ person }: Waiting) => person.id === userId
  await endWaiting(ctx, all.filter(isTheirs))
  return all.filter((one) => !isTheirs(one))
}

async function endWaiting(ctx: Context, list: readonly Waiting[]): Promise<void> {
  for (const { token, person } of list) {
    await ctx.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
    announceSessionEnd(ctx, person.id)
  }
}

function useSession(ctx: Context, { token, person }: Waiting, others: readonly string[]): void {
  ctx.cookies.session = token
  ctx.cookies.viewer = person
  keepTokens(ctx, others)
}

/** A browser with one account gets no cookie for other accounts. */
function keepTokens(ctx: Context, tokens: readonly string[]): void {
  if (tokens.length || ctx.tokens.others.length) ctx.cookies.otherSessions = tokens
}
