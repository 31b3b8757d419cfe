import type { Page } from 'playwright-core'
import type { TestPerson } from './wire.ts'

export type RecordedEvent = {
  id?: string
  event_type: number
  view_type?: number | null
  view_parameter?: number | null
  object_id_str?: string
  aux_data?: Record<string, unknown>
  event_data?: Record<string, unknown>
}

/**
 * Collects all events that the page logs from now on, in order. A batch that was not answered before the page was left
 * is sent again by the next page; its events are collected once, as they count once.
 */
export function recordEvents(page: Page): RecordedEvent[] {
  const told: RecordedEvent[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/resource/EventsResource/create/')) return
    const { options } = JSON.parse(new URLSearchParams(request.postData() ?? '').get('data') ?? '{}')
    const isNew = ({ id }: RecordedEvent) => !id || !told.some((one) => one.id === id)
    told.push(...(options.events as RecordedEvent[]).filter(isNew))
  })
  return told
}

/** Makes the page send its waiting events, as it does when it is hidden. */
export async function flushEvents(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Accepts all cookie categories, so that events are logged. */
export async function acceptAllCookies({ wire }: TestPerson) {
  const yes = { allow_analytic_cookies: true, allow_marketing_cookies: true, allow_personalization_cookies: true }
  await wire.must('UserSettings', 'update', { ...yes, surface_tag: 'cookie_banner' })
}
