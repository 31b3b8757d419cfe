import type { Page } from 'playwright-core'

/** Holds back the requests to a URL pattern until the returned function is called. */
export async function holdRequests(page: Page, where: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(where, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
