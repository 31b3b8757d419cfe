import type { ComponentType } from 'react'
import type { AnswerOf, Ask, Question } from '#domain/resource.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import type { LoginReason } from '../state/login-prompt.ts'
import type { Store } from '../state/store.ts'
import { match } from './match.ts'
import type { Asked, Place, Route } from './route.ts'

/** Why a page could not be shown as it is. */
export type Failure = 'notFound' | 'broken' | 'offline' | 'away'

export type Prepared =
  | { redirect: string }
  | { login: LoginReason; pin_id?: string }
  | { route: Route | undefined; place: Place; Surface: ComponentType | undefined; failure: Failure | undefined }

export type MoreRoutes = () => Promise<readonly Route[]>

/** Older answers are asked anew when someone goes to a page; not when they come back to it. */
const FRESH = 30_000

type How = {
  routes: readonly Route[]
  /** Loads the rows of all pages, where an address is of none of those; on the server all are there. */
  moreRoutes?: MoreRoutes
  store: Store
  ask: Ask
  /** Loads the words that most pages need; on the server all are there. */
  moreWords?: (isForStaff?: boolean) => Promise<unknown>
  /** Going back shows what was there. */
  isReturn?: boolean
  /** Shows a page before its answers are there, if it says that it can. */
  mayBeEager?: boolean
}

/** Two slashes at the beginning are one: they must not make a host of the first word. */
const partsOf = (url: string) => new URL(url.replace(/^[/\\]+/, '/'), 'http://here')

/** The page of an address whose code can't be had, because there is no way to the server. */
export function awayAt(url: string, { routes, store }: Pick<How, 'routes' | 'store'>): Prepared {
  const { pathname, search } = partsOf(url)
  const found = match(routes, pathname)
  const { viewer } = store.get()
  const place = { path: pathname, params: found?.params ?? {}, query: new URLSearchParams(search), viewer }
  return { route: found?.route, place, Surface: undefined, failure: 'offline' }
}

/** Reads an address, loads its surface and asks its questions into the store. */
export async function prepare(url: string, how: How): Promise<Prepared> {
  const { pathname, search } = partsOf(url)
  const found = match(how.routes, pathname) ?? match((await how.moreRoutes?.()) ?? [], pathname)
  const { viewer, config } = how.store.get()
  const query = new URLSearchParams(search)
  const place: Place = { path: pathname, params: found?.params ?? {}, query, viewer }
  if (!found || found.route.isIn?.(config) === false)
    return { route: undefined, place, Surface: undefined, failure: 'notFound' }
  const { route } = found
  const redirect = route.redirect?.(place)
  if (redirect) return { redirect }
  if (route.signedIn && !viewer.is_auth) {
    const pin_id = pinIdIn(place.params.pin ?? '')
    return { login: route.signedIn, ...(pin_id && { pin_id }) }
  }
  const isEager = how.mayBeEager === true && (route.eager?.(place, how.store.get()) ?? false)
  const asking = askAll(route, place, how)
  if (isEager) asking.catch(() => {})
  const [Surface, failure] = await Promise.all([
    route.surface(),
    isEager ? undefined : asking.then(() => undefined, failureOf),
    route.hasFewWords ? undefined : how.moreWords?.(route.isForStaff),
  ])
  const moved = isEager || failure ? undefined : route.moved?.(place, how.store.get())
  return moved ? { redirect: moved } : { route, place, Surface, failure }
}

/** Each round asks what the last one made known to be needed. */
async function askAll(route: Route, place: Place, { store, ask, isReturn = false }: How) {
  const tried = new Set<string>()
  const isOpen = ({ question, options }: Asked) => {
    const key = `${question.name} ${JSON.stringify(options)}`
    if (tried.has(key)) return false
    tried.add(key)
    return !store.has(question, options) || (!isReturn && store.isOlderThan(question, options, FRESH))
  }
  for (;;) {
    const open = (route.asks?.(place, store.get()) ?? []).filter(isOpen)
    if (open.length === 0) return
    await Promise.all(open.map((one) => askOne(one, store, ask)))
  }
}

async function askOne({ question, options, optional }: Asked, store: Store, ask: Ask) {
  try {
    const answer: AnswerOf<Question> = await ask(question, options as never)
    store.take(question, options, answer)
  } catch (thrown) {
    if (!optional) throw thrown
  }
}

/** A page that is not for whoever asks says no more than one that isn't there. */
const NOT_HERE = ['not_found', 'bad_input', 'forbidden']

/** Both the server's refusals and the browser's carry a kind. Anything else is a bug and is thrown on. */
function failureOf(thrown: unknown): Failure {
  const kind = (thrown as { kind?: unknown } | null)?.kind
  if (typeof kind !== 'string') throw thrown
  if (kind === 'offline' || kind === 'away') return kind
  return NOT_HERE.includes(kind) || kind.startsWith('no_') ? 'notFound' : 'broken'
}
