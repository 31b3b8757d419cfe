import type { Locator, Page } from 'playwright-core'

/** The cards of the page itself, not of one opened over it. */
export const cards = (page: Page) => page.locator('[data-base] li[data-index]')

export const cardAt = (page: Page, index: number) => page.locator(`[data-base] li[data-index="${index}"]`)

/** The link of a card that leads to its pin. */
export const pinLink = (page: Page, index: number) => cardAt(page, index).locator('article a').first()

/** Scrolls as a wheel does until a card with at least this index is there, and says the most cards there were at once. */
export async function scrollTo(page: Page, index: number): Promise<number> {
  const [last, most] = await page.evaluate(highest)
  if (last >= index) return most
  await page.mouse.wheel(0, 1500)
  await page.waitForFunction(
    ([known, path]) => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-base] li[data-index]')]
      return location.pathname !== path || Number(shown.at(-1)?.dataset.index) > Number(known)
    },
    [last, new URL(page.url()).pathname] as const,
  )
  return Math.max(most, await scrollTo(page, index))
}

/** Scrolls down from the top until this card is there: only those around the window are. */
export async function scrollToCard(page: Page, card: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await cards(page).first().waitFor()
  while ((await card.count()) === 0) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

function highest(): [number, number] {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-base] li[data-index]')]
  return [Number(shown.at(-1)?.dataset.index ?? -1), shown.length]
}

/**
 * A card of a pin that is whole in the window once nothing scrolls any more, for the browser turns the wheel when it gets to
 * it: its index and the middle of its picture.
 */
export function cardInView(page: Page): Promise<{ index: number; x: number; y: number; scroll: number }> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let [still, was] = [0, scrollY]; still < 10; was = scrollY) {
      await frame()
      still = scrollY === was ? still + 1 : 0
    }
    for (const card of document.querySelectorAll<HTMLElement>('[data-base] li[data-index]')) {
      const { top, bottom, left, width } = card.getBoundingClientRect()
      // Some pins are shown where they come from, not here.
      const leadsToPin = card.querySelector('article a')?.getAttribute('href')?.startsWith('/pin/')
      if (top < 80 || bottom > innerHeight || !leadsToPin) continue
      return { index: Number(card.dataset.index), x: left + width / 2, y: top + 60, scroll: scrollY }
    }
    throw new Error('No card is whole in the window.')
  })
}
