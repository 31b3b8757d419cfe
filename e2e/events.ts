import type { Page } from 'playwright-core'
import type { Someone } from './wire.ts'

export type Told = {
  event_type: number
  object_id_str?: string
  aux_data?: Record<string, unknown>
  event_data?: Record<string, unknown>
}

/** Every event that the page tells from now on, in the order in which it is told. */
export function eventsOf(page: Page): Told[] {
  const told: Told[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/resource/EventsResource/create/')) return
    const { options } = JSON.parse(new URLSearchParams(request.postData() ?? '').get('data') ?? '{}')
    told.push(...options.events)
  })
  return told
}

/** What waits is told now, as when the page is put away. */
export async function tellEvents(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Says yes to everything that needs a yes, so that events are told. */
export async function agree({ wire }: Someone) {
  const yes = { allow_analytic_cookies: true, allow_marketing_cookies: true, allow_personalization_cookies: true }
  await wire.must('UserSettings', 'update', { ...yes, surface_tag: 'cookie_banner' })
}
