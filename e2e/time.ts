import type { Page } from 'playwright-core'

/** Freezes the page's clock; the journey advances it. */
export async function freezeTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * Runs in the page: waits until the last change is painted and the browser is idle, so that observers have been set up.
 */
export const waitUntilDrawnAndIdle = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())))
  })
