import type { ComponentType } from 'react'
import type { AnswerOf, Ask, Question } from '#domain/resource.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import type { LoginReason } from '../state/login-prompt.ts'
import type { Store } from '../state/store.ts'
import { matchRoute } from './match-route.ts'
import type { Route, RouteAsk, RouteLocation } from './route.ts'

/** Why a page could not be shown normally. */
export type PageFailure = 'notFound' | 'broken' | 'offline' | 'away'

export type PreparedPage =
  | { redirect: string }
  | { login: LoginReason; pin_id?: string }
  | {
      route: Route | undefined
      place: RouteLocation
      Surface: ComponentType | undefined
      failure: PageFailure | undefined
    }

export type LoadMoreRoutes = () => Promise<readonly Route[]>

/** Milliseconds after which answers are asked again on navigation; going back shows older ones too. */
const FRESH = 30_000

type PreparePageOptions = {
  routes: readonly Route[]
  /** Loads the remaining routes if no known route matches; on the server all are known. */
  moreRoutes?: LoadMoreRoutes
  store: Store
  ask: Ask
  /** Loads the translations that most pages need; on the server all are loaded. */
  moreWords?: (isForStaff?: boolean) => Promise<unknown>
  /** Going back shows the stored answers. */
  isReturn?: boolean
  /** Shows a page before its answers are there, if its route allows that. */
  mayBeEager?: boolean
}

/** Leading slashes are collapsed, so that the first segment can't become a host. */
const partsOf = (url: string) => new URL(url.replace(/^[/\\]+/, '/'), 'http://here')

/** The page for a URL whose code can't be loaded because the server is unreachable. */
export function makeUnreachablePage(
  url: string,
  { routes, store }: Pick<PreparePageOptions, 'routes' | 'store'>,
): PreparedPage {
  const { pathname, search } = partsOf(url)
  const found = matchRoute(routes, pathname)
  const { viewer } = store.get()
  const place = { path: pathname, params: found?.params ?? {}, query: new URLSearchParams(search), viewer }
  return { route: found?.route, place, Surface: undefined, failure: 'offline' }
}

/** Resolves a URL, loads its surface and asks its questions into the store. */
export async function preparePage(url: string, how: PreparePageOptions): Promise<PreparedPage> {
  const { pathname, search } = partsOf(url)
  const found = matchRoute(how.routes, pathname) ?? matchRoute((await how.moreRoutes?.()) ?? [], pathname)
  const { viewer, config } = how.store.get()
  const query = new URLSearchParams(search)
  const place: RouteLocation = { path: pathname, params: found?.params ?? {}, query, viewer }
  if (!found || found.route.isIn?.(config) === false)
    return { route: undefined, place, Surface: undefined, failure: 'notFound' }
  const { route } = found
  const redirect = route.redirect?.(place)
  if (redirect) return { redirect }
  if (route.signedIn && !viewer.is_auth) {
    const pin_id = parsePinSegment(place.params.pin ?? '')
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

/** Asks in rounds; each round asks the questions that follow from the previous answers. */
async function askAll(route: Route, place: RouteLocation, { store, ask, isReturn = false }: PreparePageOptions) {
  const tried = new Set<string>()
  const isOpen = ({ question, options }: RouteAsk) => {
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

async function askOne({ question, options, optional }: RouteAsk, store: Store, ask: Ask) {
  try {
    const answer: AnswerOf<Question> = await ask(question, options as never)
    store.take(question, options, answer)
  } catch (thrown) {
    if (!optional) throw thrown
  }
}

/** A page that the viewer may not see looks the same as a missing one. */
const NOT_HERE = ['not_found', 'bad_input', 'forbidden']

/** Refusals of the server and of the browser both have a `kind`. Any other error is a bug and is rethrown. */
function failureOf(thrown: unknown): PageFailure {
  const kind = (thrown as { kind?: unknown } | null)?.kind
  if (typeof kind !== 'string') throw thrown
  if (kind === 'offline' || kind === 'away') return kind
  return NOT_HERE.includes(kind) || kind.startsWith('no_') ? 'notFound' : 'broken'
}
