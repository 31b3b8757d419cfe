import type { Page } from 'playwright-core'
import { cardAt } from './grid.ts'

export const GUEST_SAVES = 'bb:guest-saves'

/** The id of the pin on a card of the page. */
export async function pinIdAt(page: Page, index: number): Promise<string> {
  return (await cardAt(page, index).locator('[data-pin]').first().getAttribute('data-pin')) ?? ''
}

/** As if this visitor had saved the pins of two cards: the next save asks for login. */
export async function rememberTwo(page: Page): Promise<string[]> {
  const ids = [await pinIdAt(page, 1), await pinIdAt(page, 2)]
  await page.evaluate(
    ([key, pins]) => {
      const remembered = pins.map((pin_id) => ({ pin_id, key: crypto.randomUUID() }))
      localStorage.setItem(key, JSON.stringify({ remembered, pending: null }))
    },
    [GUEST_SAVES, ids] as const,
  )
  return ids
}
