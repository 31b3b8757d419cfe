import type { Page } from 'playwright-core'

/** From here on time passes only when the journey says so. */
export async function holdTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
