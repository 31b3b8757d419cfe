import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Route } from '#web/router/route.ts'
import { routes } from '#web/routes.tsx'

const examplesOf = (wanted: readonly Route[]) =>
  wanted.flatMap(({ path, examples }) => examples ?? (/[:*]/.test(path) ? [] : path))

/** What is looked at in every size, theme and direction: every page that has an address in the demo world. */
export const FOR_VISITORS = [...examplesOf(routes.filter(({ signedIn }) => !signedIn)), '/no-such-page/x/y/z/']
export const FOR_MEMBERS = ['/', ...examplesOf(routes.filter(({ signedIn, isForStaff }) => signedIn && !isForStaff))]

export const FOR_STAFF = examplesOf(routes.filter(({ isForStaff }) => isForStaff))

/** By how much the page is wider than its window. */
export const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

const NARROWER = [
  { width: 390, height: 844 },
  { width: 360, height: 225 },
]
const WIDER = [{ width: 1440, height: 900 }]

/** Nothing of the page is lost sideways: as it stands, a phone's in a wide window too, a desktop's in a narrow one and at 400 %. */
export async function expectNothingSideways(page: Page, where: string) {
  const whole = page.viewportSize() ?? { width: 0, height: 0 }
  for (const window of [whole, ...(whole.width > 1000 ? NARROWER : WIDER)]) {
    await page.setViewportSize(window)
    const said = `${where} in a window of ${window.width}`
    await expect.poll(() => page.evaluate(sideways), { message: said }).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(whole)
}
