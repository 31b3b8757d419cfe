import type { Locator, Page } from 'playwright-core'

/** The cards of the base page, without those of a layer over it. */
export const allCards = (page: Page) => page.locator('[data-base] li[data-index]')

export const cardAt = (page: Page, index: number) => page.locator(`[data-base] li[data-index="${index}"]`)

/** The link of a card to its pin. */
export const pinLink = (page: Page, index: number) => cardAt(page, index).locator('article a').first()

/**
 * Scrolls with the wheel until a card with at least this index is rendered; returns the largest number of cards
 * rendered at once.
 */
export async function scrollToIndex(page: Page, index: number): Promise<number> {
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
  return Math.max(most, await scrollToIndex(page, index))
}

/** Scrolls down from the top until the card is rendered; only cards near the window are. */
export async function scrollToCard(page: Page, card: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await allCards(page).first().waitFor()
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
 * Waits until scrolling has ended, because wheel events take effect late, and finds a fully visible card of a pin: its
 * index and the center of its picture.
 */
export function findCardInView(page: Page): Promise<{ index: number; x: number; y: number; scroll: number }> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let [still, was] = [0, scrollY]; still < 10; was = scrollY) {
      await frame()
      still = scrollY === was ? still + 1 : 0
    }
    for (const card of document.querySelectorAll<HTMLElement>('[data-base] li[data-index]')) {
      const { top, bottom, left, width } = card.getBoundingClientRect()
      // The cards of some pins link to their source instead of the pin's page.
      const leadsToPin = card.querySelector('article a')?.getAttribute('href')?.startsWith('/pin/')
      if (top < 80 || bottom > innerHeight || !leadsToPin) continue
      return { index: Number(card.dataset.index), x: left + width / 2, y: top + 60, scroll: scrollY }
    }
    throw new Error('No card is whole in the window.')
  })
}
