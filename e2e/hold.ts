import type { Page } from 'playwright-core'

/** Holds back what is asked there until the function that it gives is called. */
export async function hold(page: Page, where: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(where, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
