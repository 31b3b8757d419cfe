import type { Page } from 'playwright-core'
import { memoize } from '#domain/memoize.ts'
import { DEMO_PEOPLE } from '../demo/words/people.ts'
import { followLinkOrVisit } from './browser.ts'
import { Wire } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
type Told = any

const ALL = { page_size: 250, field_set_key: 'card' }

/** Finds a pin of the demo world that fits, as visitors see it. */
export async function findPinOfKind(is: (pin: Told) => boolean): Promise<Told> {
  const found = (await homefeed()).find(is) ?? (await createdByEveryone()).find(is)
  if (!found) throw new Error('The demo world has no pin of this kind.')
  return found
}

const homefeed = (): Promise<Told[]> => new Wire().must('UserHomefeed', 'get', ALL)

/**
 * All created pins: those that are not in a feed are on their creator's page, unless it is hidden. Loading them is slow
 * and the result does not change, so it is done once per test file.
 */
const createdByEveryone = memoize(async (): Promise<Told[]> => {
  const names = new Set(
    [...DEMO_PEOPLE, ...(await homefeed()).map((pin) => pin.pinner)].map(({ username }) => username),
  )
  const wire = new Wire()
  const all = await Promise.all([...names].map((username) => wire.ask('UserActivityPins', 'get', { username, ...ALL })))
  return all.flatMap(({ data }) => data ?? [])
})

/** Opens the page of pins that the pinner created and returns the pin's card there. */
export async function openCardOfPin(page: Page, pin: Told) {
  await followLinkOrVisit(page, `/${pin.pinner.username}/_created/`)
  const card = page.locator(`[data-base] article[data-pin="${pin.id}"]`)
  await card.scrollIntoViewIfNeeded()
  return card
}
