import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import type { Ask } from '#domain/resource.ts'
import type { Say } from '#domain/text/say.ts'
import { newKey } from '../ask.ts'
import { requireLogin } from '../state/login-prompt.ts'
import { isOffline, isReachable } from '../state/reachable.ts'
import type { Store } from '../state/store.ts'
import { pageIsOutdated } from '../state/version.ts'
import { match } from './match.ts'
import { focusAgain, type Opener, openerAt } from './opener.ts'
import { awayAt, type MoreRoutes, type Prepared, prepare } from './prepare.ts'
import type { Route } from './route.ts'
import { rememberScroll, scrollOf } from './scroll.ts'
import { mayLeave } from './unsaved.ts'

export type Page = Extract<Prepared, { place: object }> & { key: string; url: string; restored: number | undefined }

/** The page shown, and perhaps one that was opened over it. */
export type Pages = {
  base: Page
  layer: Page | undefined
  /** Where the base stands in the window while it is covered. */
  baseTop: number
  isPending: boolean
}

export type Entry = { key: string; index: number; base?: string; state?: unknown }
/** `stays`: the page itself changes, so the scroll and the focus remain where they are. */
export type Going = { replace?: boolean; over?: boolean; stays?: boolean; state?: unknown }
type Parts = {
  routes: readonly Route[]
  moreRoutes: MoreRoutes
  store: Store
  ask: Ask
  say: Say
  moreWords: (isForStaff?: boolean) => Promise<unknown>
  start: Pages
  entry: Entry
  /** Puts back what an earlier load of this window kept of an entry. */
  recall: (entry: string) => void
}

export type Navigator = ReturnType<typeof makeNavigator>

export function makeNavigator(parts: Parts) {
  const { routes, moreRoutes, store, ask, say, moreWords, start, entry: first, recall } = parts
  const pages = createStore<Pages>(() => start)
  let entry = first
  let lastTrip = 0
  let opener: Opener | undefined
  let hasMissedCode = false

  const shown = () => pages.getState().layer ?? pages.getState().base

  /** Goes to an address of this site. */
  async function go(url: string, { replace = false, over = false, stays = false, state }: Going = {}) {
    if (!mayLeave(say('shell.leave'))) return
    if (pageIsOutdated() || (hasMissedCode && (await isReachable()))) return location.assign(url)
    const trip = ++lastTrip
    pages.setState({ isPending: true })
    const prepared = await prepareOrLoad(url, { mayBeEager: true })
    if (trip !== lastTrip || !prepared) return
    pages.setState({ isPending: false })
    if ('redirect' in prepared) return go(prepared.redirect, { replace, over, state })
    if ('login' in prepared) {
      const { login: reason, ...subject } = prepared
      return requireLogin({ reason, ...subject, finish: () => void go(url, { replace, over }) })
    }
    const { base, layer } = pages.getState()
    const isOver = over && prepared.failure === undefined
    rememberScroll(entry.key)
    const index = entry.index + (replace ? 0 : 1)
    const next: Entry = {
      key: newKey(),
      index,
      ...(isOver && { base: base.key }),
      ...(state !== undefined && { state }),
    }
    if (isOver && !layer) opener = openerAt(document.activeElement as HTMLElement)
    history[replace ? 'replaceState' : 'pushState'](next, '', url)
    entry = next
    show({ ...prepared, key: next.key, url, restored: stays ? scrollY : undefined }, isOver)
  }

  /** Someone went back or forward: what was there is shown as it was left. */
  async function comeBack(to: Entry | null) {
    if (!to?.key) return
    if (to.key === entry.key) {
      // Back and at once Forward: the page that was on its way is not wanted any more.
      lastTrip++
      return pages.setState({ isPending: false })
    }
    if (!mayLeave(say('shell.leave'))) return history.go(entry.index - to.index)
    const trip = ++lastTrip
    const { base } = pages.getState()
    rememberScroll(entry.key)
    if (to.key === base.key) {
      entry = to
      return uncover()
    }
    pages.setState({ isPending: true })
    recall(to.key)
    const url = location.pathname + location.search
    const prepared = await prepareOrLoad(url, { isReturn: true })
    if (trip !== lastTrip || !prepared) return
    pages.setState({ isPending: false })
    entry = to
    if ('redirect' in prepared) return go(prepared.redirect, { replace: true })
    if ('login' in prepared) return location.reload()
    show({ ...prepared, key: to.key, url, restored: scrollOf(to.key) }, to.base === pages.getState().base.key)
  }

  /** A chunk that a newer version has taken away: the page is loaded whole, as soon as there is a way to the server. */
  async function prepareOrLoad(url: string, how: { mayBeEager?: boolean; isReturn?: boolean }) {
    try {
      return await prepare(url, { routes, moreRoutes, store, ask, moreWords, ...how })
    } catch (thrown) {
      hasMissedCode = true
      if (!isOffline()) console.error(thrown)
      if (!(await isReachable())) return awayAt(url, { routes, store })
      location.assign(url)
      return undefined
    }
  }

  function show(page: Page, isOver: boolean) {
    const state = pages.getState()
    const baseTop = state.layer ? state.baseTop : (baseElement()?.getBoundingClientRect().top ?? 0)
    const change = () => {
      flushSync(() => pages.setState(isOver ? { layer: page, baseTop } : { base: page, layer: undefined }))
      scrollTo({ top: page.restored ?? 0, behavior: 'instant' })
    }
    if (isOver) grow(change)
    else change()
  }

  function uncover() {
    const { base } = pages.getState()
    flushSync(() => pages.setState({ layer: undefined, isPending: false }))
    scrollTo({ top: scrollOf(base.key), behavior: 'instant' })
    if (opener) focusAgain(opener)
  }

  const prefetch = (url: string) =>
    void prepare(url, { routes, moreRoutes, store, ask, moreWords, isReturn: true }).catch(() => {})

  /** Whether a path is a page's; without a connection it may be. */
  const hasPage = async (path: string): Promise<boolean> =>
    match(routes, path) !== undefined ||
    moreRoutes().then(
      (all) => match(all, path) !== undefined,
      () => true,
    )

  /** A choice on the page that is shown stands in its address. Nothing is asked anew, and it is no step to go back from. */
  function keepInAddress(url: string) {
    const { base, layer } = pages.getState()
    const page = layer ?? base
    const query = new URL(url, location.origin).searchParams
    const kept = { ...page, url, place: { ...page.place, query } }
    history.replaceState(entry, '', url)
    pages.setState(layer ? { layer: kept } : { base: kept })
  }

  /** Asks the questions of the page shown again, as after an error. */
  const again = () => go(shown().url, { replace: true })

  return { pages, go, comeBack, prefetch, hasPage, keepInAddress, again, entry: () => entry }
}

const baseElement = () => document.querySelector('[data-base]')

/** The card's picture becomes the closeup's, where the browser can. */
function grow(change: () => void) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const card = document.querySelector<HTMLElement>('[data-opening]')
  const isFromPage = document.querySelector('[data-opened]') === null
  card?.removeAttribute('data-opening')
  if (isCalm || !card || !isFromPage || !document.startViewTransition) return change()
  card.style.viewTransitionName = 'opening'
  const growing = document.startViewTransition(() => {
    card.style.viewTransitionName = ''
    change()
  })
  growing.ready.catch(() => {})
}
