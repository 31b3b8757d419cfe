import type { CDPSession, Locator, Page } from 'playwright-core'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** A finger, as the device tells it; Playwright's own only taps. */
export async function touch(
  page: Page,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: { x: number; y: number }[],
  at?: number,
) {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  const timestamp = at === undefined ? {} : { timestamp: at / 1000 }
  await (await known).send('Input.dispatchTouchEvent', { type, touchPoints: points, ...timestamp })
}

export async function middleOf(one: Locator) {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** A finger that goes from one place by so much, in three steps. It rests before it is lifted, so that nothing goes on by itself. */
export async function drag(page: Page, from: { x: number; y: number }, dx: number, dy: number) {
  const began = Date.now() - 300
  await touch(page, 'touchStart', [from], began)
  for (const step of [1, 2, 3]) {
    const to = { x: from.x + (dx * step) / 3, y: from.y + (dy * step) / 3 }
    await touch(page, 'touchMove', [to], began + step * 30)
  }
  await touch(page, 'touchEnd', [], began + 300)
}

/** The sheet of a card, opened by a finger that stays on it. */
export async function longPress(page: Page, card: Locator): Promise<Locator> {
  const link = card.locator('a').first()
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await touch(page, 'touchStart', [await middleOf(link)])
  const sheet = page.locator('dialog:modal')
  await sheet.waitFor()
  await touch(page, 'touchEnd', [])
  return sheet
}

/** Chooses from what a card offers: in the menu of a right click, or in the sheet of a long press. */
export async function choose(page: Page, size: 'desktop' | 'phone', card: Locator, name: string | RegExp) {
  if (size === 'phone') return (await longPress(page, card)).getByRole('button', { name }).tap()
  await card.locator('a').first().click({ button: 'right' })
  await page.getByRole('menuitem', { name }).click()
}
