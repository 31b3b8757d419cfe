import type { Page } from 'playwright-core'

/** From here on time passes only when the journey says so. */
export async function holdTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** In the page: what the last change has set going is done, such as watching what is seen. */
export const drawnAndIdle = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())))
  })
