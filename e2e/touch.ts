import type { CDPSession, Locator, Page } from 'playwright-core'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Dispatches touch events; Playwright itself can only tap. */
export async function dispatchTouch(
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

export async function findCenter(one: Locator) {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Moves a finger from a point by a distance, in three steps. It rests before it is lifted, to avoid inertial scrolling.
 */
export async function dragFinger(page: Page, from: { x: number; y: number }, dx: number, dy: number) {
  const began = Date.now() - 300
  await dispatchTouch(page, 'touchStart', [from], began)
  for (const step of [1, 2, 3]) {
    const to = { x: from.x + (dx * step) / 3, y: from.y + (dy * step) / 3 }
    await dispatchTouch(page, 'touchMove', [to], began + step * 30)
  }
  await dispatchTouch(page, 'touchEnd', [], began + 300)
}

/** Opens a card's sheet by a long press. */
export async function longPress(page: Page, card: Locator): Promise<Locator> {
  const link = card.locator('a').first()
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await dispatchTouch(page, 'touchStart', [await findCenter(link)])
  const sheet = page.locator('dialog:modal')
  await sheet.waitFor()
  await dispatchTouch(page, 'touchEnd', [])
  return sheet
}

/** Chooses an action of a card: from the context menu on desktops, from the long-press sheet on phones. */
export async function chooseCardAction(page: Page, size: 'desktop' | 'phone', card: Locator, name: string | RegExp) {
  if (size === 'phone') return (await longPress(page, card)).getByRole('button', { name }).tap()
  await card.locator('a').first().click({ button: 'right' })
  await page.getByRole('menuitem', { name }).click()
}
