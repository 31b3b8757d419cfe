import { LOG_COMPONENT, LOG_EVENT } from '#domain/log-events.ts'
import { logEvent } from './log.ts'

/** The page that is shown, and the one that lies over it. */
type ShownPages = { base: object; layer: object | undefined }
type PageStore = { getState: () => ShownPages; subscribe: (listener: (now: ShownPages) => void) => unknown }

/** Logs how far each page was scrolled, in pixels and in screens, once it is left or hidden. */
export function logScrollDepth({ pages }: { pages: PageStore }, about: () => object): void {
  let deepest = 0
  let aux_data: object = {}
  const end = () => {
    if (!deepest) return
    const event_data = { depth: Math.round(deepest), screens: Math.round((10 * deepest) / innerHeight) / 10 }
    deepest = 0
    logEvent({ event_type: LOG_EVENT.scrollDepth, component: LOG_COMPONENT.page, aux_data, event_data })
  }
  addEventListener(
    'scroll',
    () => {
      if (scrollY + innerHeight <= deepest || scrollY === 0) return
      deepest = scrollY + innerHeight
      aux_data = about()
    },
    { passive: true },
  )
  let { base, layer } = pages.getState()
  pages.subscribe((now) => {
    if (now.base === base && now.layer === layer) return
    ;({ base, layer } = now)
    end()
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && end(), { capture: true })
}
