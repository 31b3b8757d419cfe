import type { Page } from 'playwright-core'
import { visit } from './browser.ts'
import { Wire } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
type Told = any

/** A pin of the demo world that is of some kind, as everyone is told of it. */
export async function pinOfKind(is: (pin: Told) => boolean): Promise<Told> {
  const wire = new Wire()
  const pins: Told[] = await wire.must('UserHomefeed', 'get', { page_size: 250, field_set_key: 'card' })
  const found = pins.find(is)
  if (!found) throw new Error('The demo world has no pin of this kind among its first 250.')
  return found
}

/** Its card, on the page of what its pinner created. */
export async function cardOf(page: Page, pin: Told) {
  await visit(page, `/${pin.pinner.username}/_created/`)
  const card = page.locator(`[data-base] article[data-pin="${pin.id}"]`)
  await card.scrollIntoViewIfNeeded()
  return card
}
