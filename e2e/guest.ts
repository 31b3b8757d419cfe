import type { Page } from 'playwright-core'
import { cardAt } from './grid.ts'

export const GUEST_SAVES_KEY = 'bb:guest-saves'

/** The id of the pin on a card of the page. */
export async function readCardPinId(page: Page, index: number): Promise<string> {
  return (await cardAt(page, index).locator('[data-pin]').first().getAttribute('data-pin')) ?? ''
}

/** Stores two guest saves, so that the next save asks for a login. */
export async function storeTwoGuestSaves(page: Page): Promise<string[]> {
  const ids = [await readCardPinId(page, 1), await readCardPinId(page, 2)]
  await page.evaluate(
    ([key, pins]) => {
      const remembered = pins.map((pin_id) => ({ pin_id, key: crypto.randomUUID() }))
      localStorage.setItem(key, JSON.stringify({ remembered, pending: null }))
    },
    [GUEST_SAVES_KEY, ids] as const,
  )
  return ids
}
