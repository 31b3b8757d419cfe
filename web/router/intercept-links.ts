import { isEmptyHref } from '#domain/rules/link/external-link.ts'
import type { Navigator } from './navigator.ts'
import { rememberScrollTop, storeScrollTops } from './scroll-positions.ts'

const DWELL = 100

/** Follows links without a reload; clicks with ctrl, meta or the middle button are left to the browser. */
export function interceptLinks(navigator: Navigator) {
  history.scrollRestoration = 'manual'
  history.replaceState(navigator.entry(), '')
  addEventListener('popstate', (event) => void navigator.comeBack(event.state))
  addEventListener('pagehide', () => {
    rememberScrollTop(navigator.entry().key)
    storeScrollTops()
  })
  document.addEventListener('click', (event) => {
    const link = ownLink(event)
    if (isEmptyHref((event.target as Element).closest?.('a')?.getAttribute('href') ?? '/')) event.preventDefault()
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    const { over, state } = link.dataset
    const carried = state === undefined ? {} : { state: JSON.parse(state) }
    const path = link.pathname + link.search + link.hash
    void navigator.hasPage(link.pathname).then((isOurs) => {
      if (isOurs) void navigator.go(path, { over: over !== undefined, ...carried })
      // The path is a feed, a file, or nothing that exists.
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
  // The server handles outbound links.
  if (link.pathname.startsWith('/offsite')) return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash ? undefined : link
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
