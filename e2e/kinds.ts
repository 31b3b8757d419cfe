import type { Page } from 'playwright-core'
import { memoize } from '#domain/memoize.ts'
import { PEOPLE } from '../demo/words/people.ts'
import { goOn } from './browser.ts'
import { Wire } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
type Told = any

const ALL = { page_size: 250, field_set_key: 'card' }

/** A pin of the demo world that is of some kind, as everyone is told of it. */
export async function pinOfKind(is: (pin: Told) => boolean): Promise<Told> {
  const found = (await homefeed()).find(is) ?? (await createdByEveryone()).find(is)
  if (!found) throw new Error('The demo world has no pin of this kind.')
  return found
}

const homefeed = (): Promise<Told[]> => new Wire().must('UserHomefeed', 'get', ALL)

/**
 * What stands in no feed, or not among its first, is still on its creator's page, unless that is hidden from visitors.
 * That is much to ask for, and stays as it is, so it is asked once for all journeys of a file.
 */
const createdByEveryone = memoize(async (): Promise<Told[]> => {
  const names = new Set([...PEOPLE, ...(await homefeed()).map((pin) => pin.pinner)].map(({ username }) => username))
  const wire = new Wire()
  const all = await Promise.all([...names].map((username) => wire.ask('UserActivityPins', 'get', { username, ...ALL })))
  return all.flatMap(({ data }) => data ?? [])
})

/** Its card, on the page of what its pinner created. */
export async function cardOf(page: Page, pin: Told) {
  await goOn(page, `/${pin.pinner.username}/_created/`)
  const card = page.locator(`[data-base] article[data-pin="${pin.id}"]`)
  await card.scrollIntoViewIfNeeded()
  return card
}
