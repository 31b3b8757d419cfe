import { leadsNowhere } from '#domain/rules/link/is-external.ts'
import type { Navigator } from './navigator.ts'
import { keepScrolls, rememberScroll } from './scroll.ts'

const DWELL = 100

/** Links are followed without a reload, wherever they stand; ctrl, meta and middle clicks are the browser's. */
export function intercept(navigator: Navigator) {
  history.scrollRestoration = 'manual'
  history.replaceState(navigator.entry(), '')
  addEventListener('popstate', (event) => void navigator.comeBack(event.state))
  addEventListener('pagehide', () => {
    rememberScroll(navigator.entry().key)
    keepScrolls()
  })
  document.addEventListener('click', (event) => {
    const link = ownLink(event)
    if (leadsNowhere((event.target as Element).closest?.('a')?.getAttribute('href') ?? '/')) event.preventDefault()
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    const { over, state } = link.dataset
    const carried = state === undefined ? {} : { state: JSON.parse(state) }
    const path = link.pathname + link.search + link.hash
    void navigator.hasPage(link.pathname).then((isOurs) => {
      if (isOurs) void navigator.go(path, { over: over !== undefined, ...carried })
      // A feed, a file, or what there is nothing at.
      else location.assign(path)
    })
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (event: Event, delay: number) => {
    const link = ownLink(event)
    clearTimeout(timer)
    if (link) timer = setTimeout(() => navigator.prefetch(link.pathname + link.search), delay)
  }
  document.addEventListener('pointerover', (event) => soon(event, DWELL), { passive: true })
  document.addEventListener('touchstart', (event) => soon(event, 0), { passive: true })
}

function ownLink(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined
  if (link.target && link.target !== '_self') return undefined
  // The server opens the way out.
  if (link.pathname.startsWith('/offsite')) return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash ? undefined : link
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
