import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import type { Ask } from '#domain/resource.ts'
import type { Say } from '#domain/text/say.ts'
import { makeIdempotencyKey } from '../ask.ts'
import { isBrowserOffline, isServerReachable } from '../state/connection.ts'
import { openLoginPrompt } from '../state/login-prompt.ts'
import type { Store } from '../state/store.ts'
import { isPageOutdated } from '../state/version.ts'
import { matchRoute } from './match-route.ts'
import { isNavigationHeld } from './navigation-hold.ts'
import { type PageOpener, restoreOpenerFocus, toPageOpener } from './page-opener.ts'
import { type LoadMoreRoutes, makeUnreachablePage, type PreparedPage, preparePage } from './prepare-page.ts'
import type { Route } from './route.ts'
import { getRememberedScrollTop, rememberScrollTop } from './scroll-positions.ts'
import { mayDiscardChanges } from './unsaved-changes.ts'

export type OpenPage = Extract<PreparedPage, { place: object }> & {
  key: string
  url: string
  restored: number | undefined
}

/** The current page, and the page opened over it, if any. */
export type PageStack = {
  base: OpenPage
  layer: OpenPage | undefined
  /** Vertical position of the base page in the window while it is covered. */
  baseTop: number
  isPending: boolean
}

export type HistoryEntry = { key: string; index: number; base?: string; state?: unknown }
/** `stays`: the page itself changes, so scroll and focus remain unchanged. */
export type NavigateOptions = { replace?: boolean; over?: boolean; stays?: boolean; state?: unknown }
type Parts = {
  routes: readonly Route[]
  moreRoutes: LoadMoreRoutes
  store: Store
  ask: Ask
  say: Say
  moreWords: (isForStaff?: boolean) => Promise<unknown>
  start: PageStack
  entry: HistoryEntry
  /** Restores what an earlier load of this window stored for a history entry. */
  recall: (entry: string) => void
}

export type Navigator = ReturnType<typeof makeNavigator>

export function makeNavigator(parts: Parts) {
  const { routes, moreRoutes, store, ask, say, moreWords, start, entry: first, recall } = parts
  const pages = createStore<PageStack>(() => start)
  let entry = first
  let lastTrip = 0
  let opener: PageOpener | undefined
  let hasMissedCode = false

  const shown = () => pages.getState().layer ?? pages.getState().base

  /** Navigates to a URL of this site. */
  async function go(url: string, { replace = false, over = false, stays = false, state }: NavigateOptions = {}) {
    if (!mayDiscardChanges(say('shell.leave'))) return
    if (!replace && !stays && isNavigationHeld(() => void go(url, { over, state }))) return
    if (isPageOutdated() || (hasMissedCode && (await isServerReachable()))) return location.assign(url)
    const trip = ++lastTrip
    pages.setState({ isPending: true })
    const prepared = await prepareOrLoad(url, { mayBeEager: true })
    if (trip !== lastTrip || !prepared) return
    pages.setState({ isPending: false })
    if ('redirect' in prepared) return go(prepared.redirect, { replace, over, state })
    if ('login' in prepared) {
      const { login: reason, ...subject } = prepared
      return openLoginPrompt({ reason, ...subject, finish: () => void go(url, { replace, over }) })
    }
    const { base, layer } = pages.getState()
    const isOver = over && prepared.failure === undefined
    rememberScrollTop(entry.key)
    const index = entry.index + (replace ? 0 : 1)
    const next: HistoryEntry = {
      key: makeIdempotencyKey(),
      index,
      ...(isOver && { base: base.key }),
      ...(state !== undefined && { state }),
    }
    if (isOver && !layer) opener = toPageOpener(document.activeElement as HTMLElement)
    history[replace ? 'replaceState' : 'pushState'](next, '', url)
    entry = next
    show({ ...prepared, key: next.key, url, restored: stays ? scrollY : undefined }, isOver)
  }

  /** Handles back and forward: shows the page as it was left. */
  async function comeBack(to: HistoryEntry | null) {
    if (!to?.key) return
    if (to.key === entry.key) {
      // Back followed at once by Forward: the page being loaded is no longer wanted.
      lastTrip++
      return pages.setState({ isPending: false })
    }
    const way = to.index - entry.index
    if (!mayDiscardChanges(say('shell.leave')) || isNavigationHeld(() => history.go(way))) return history.go(-way)
    const trip = ++lastTrip
    const { base } = pages.getState()
    rememberScrollTop(entry.key)
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
    show(
      { ...prepared, key: to.key, url, restored: getRememberedScrollTop(to.key) },
      to.base === pages.getState().base.key,
    )
  }

  /** If a newer version removed a chunk, the page is loaded in full as soon as the server is reachable. */
  async function prepareOrLoad(url: string, how: { mayBeEager?: boolean; isReturn?: boolean }) {
    try {
      return await preparePage(url, { routes, moreRoutes, store, ask, moreWords, ...how })
    } catch (thrown) {
      hasMissedCode = true
      if (!isBrowserOffline()) console.error(thrown)
      if (!(await isServerReachable())) return makeUnreachablePage(url, { routes, store })
      location.assign(url)
      return undefined
    }
  }

  function show(page: OpenPage, isOver: boolean) {
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
    scrollTo({ top: getRememberedScrollTop(base.key), behavior: 'instant' })
    if (opener) restoreOpenerFocus(opener)
  }

  const prefetch = (url: string) =>
    void preparePage(url, { routes, moreRoutes, store, ask, moreWords, isReturn: true }).catch(() => {})

  /** Whether a path belongs to a page. Without a connection every path may. */
  const hasPage = async (path: string): Promise<boolean> =>
    matchRoute(routes, path) !== undefined ||
    moreRoutes().then(
      (all) => matchRoute(all, path) !== undefined,
      () => true,
    )

  /** Stores a choice made on the current page in its URL, without asking questions or adding a history entry. */
  function keepInAddress(url: string) {
    const { base, layer } = pages.getState()
    const page = layer ?? base
    const query = new URL(url, location.origin).searchParams
    const kept = { ...page, url, place: { ...page.place, query } }
    history.replaceState(entry, '', url)
    pages.setState(layer ? { layer: kept } : { base: kept })
  }

  /** Asks the current page's questions again, for example after an error. */
  const again = () => go(shown().url, { replace: true })

  return { pages, go, comeBack, prefetch, hasPage, keepInAddress, again, entry: () => entry }
}

const baseElement = () => document.querySelector('[data-base]')

/** Animates the card's picture into the closeup's, where the browser supports it. */
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
