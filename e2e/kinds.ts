import type { Page } from 'playwright-core'
import { visit } from './browser.ts'
import { Wire } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
type Told = any

/** A pin of the demo world that is of some kind, as everyone is told of it. */
export async function pinOfKind(is: (pin: Told) => boolean): Promise<Told> {
  const wire = new Wire()
  const pins: Told[] = await wire.must('UserHomefeed', 'get', { page_size: 250, field_set_key: 'card' })
  const found = pins.find(is) ?? (await createdBy(wire, pins)).find(is)
  if (!found) throw new Error('The demo world has no pin of this kind.')
  return found
}

/** What stands in no feed, a removed story for example, is still on its creator's page. */
async function createdBy(wire: Wire, pins: Told[]): Promise<Told[]> {
  const names = [...new Set(pins.map((pin) => pin.pinner.username))]
  const options = { page_size: 250, field_set_key: 'card' }
  const all = await Promise.all(names.map((username) => wire.must('UserActivityPins', 'get', { username, ...options })))
  return all.flat()
}

/** Its card, on the page of what its pinner created. */
export async function cardOf(page: Page, pin: Told) {
  await visit(page, `/${pin.pinner.username}/_created/`)
  const card = page.locator(`[data-base] article[data-pin="${pin.id}"]`)
  await card.scrollIntoViewIfNeeded()
  return card
}
