import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Route } from '#web/router/route.ts'
import { routes } from '#web/routes.tsx'

const examplesOf = (wanted: readonly Route[]) =>
  wanted.flatMap(({ path, examples }) => examples ?? (/[:*]/.test(path) ? [] : path))

/** The pages checked in every size, theme and direction: every page that has a URL in the demo world. */
export const VISITOR_PATHS = [...examplesOf(routes.filter(({ signedIn }) => !signedIn)), '/no-such-page/x/y/z/']
export const MEMBER_PATHS = ['/', ...examplesOf(routes.filter(({ signedIn, isForStaff }) => signedIn && !isForStaff))]

export const STAFF_PATHS = examplesOf(routes.filter(({ isForStaff }) => isForStaff))

/** By how many px the page is wider than its window. */
export const measureOverflowPx = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

const NARROWER = [
  { width: 390, height: 844 },
  { width: 360, height: 225 },
]
const WIDER = [{ width: 1440, height: 900 }]

/**
 * Expects no horizontal overflow: at the current size, for phones in a wide window too, for desktops in a narrow window
 * and at 400 % zoom.
 */
export async function expectNoHorizontalOverflow(page: Page, where: string) {
  const whole = page.viewportSize() ?? { width: 0, height: 0 }
  for (const window of [whole, ...(whole.width > 1000 ? NARROWER : WIDER)]) {
    await page.setViewportSize(window)
    const said = `${where} in a window of ${window.width}`
    await expect.poll(() => page.evaluate(measureOverflowPx), { message: said }).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(whole)
}
