import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visitPage } from '../browser.ts'
import { acceptAllCookies } from '../events.ts'
import { cardAt, pinLink } from '../grid.ts'
import { signUpPerson, type TestPerson } from '../wire.ts'

const SIZES = ['desktop', 'phone'] as const
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /Failed to load resource/]

/** Waits until the service worker controls the page. */
const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

async function openApp(size: (typeof SIZES)[number], who?: TestPerson) {
  const page = await openPage({ size, ...(who && { who }), hasServiceWorker: true, complaints: OFFLINE })
  await waitForWorker(page)
  return page
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('/')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
}

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('bb-code'))
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

test.each(SIZES)('app.3 on a %s a page that needs a connection says so, and opens when it is back', async (size) => {
  const page = await openApp(size)
  await page.context().setOffline(true)
  await page.goto('/ideas/').catch(() => {})
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  expect(await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe('/ideas/')
  await page.context().setOffline(false)
  // It opens by itself.
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor({ state: 'detached' })
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
})

test.each(SIZES)(
  'app.3 on a %s the last feed opens without a connection, only with consent to personalization, until logout',
  async (size) => {
    const who = await signUpPerson()
    const page = await openApp(size, who)
    await visitPage(page, '/')
    expect(await cachedPaths(page)).not.toContain('/')
    await acceptAllCookies(who)
    await visitPage(page, '/')
    await expect.poll(() => cachedPaths(page)).toContain('/')
    const first = await pinLink(page, 0).getAttribute('href')
    const drawn = () =>
      cardAt(page, 0)
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth)
    await page.context().setOffline(true)
    await visitPage(page, '/')
    expect(await pinLink(page, 0).getAttribute('href')).toBe(first)
    await expect.poll(drawn).toBeGreaterThan(0)
    await page.getByText('You’re offline. What’s loaded still works.').waitFor()
    await page.context().setOffline(false)
    await logOut(page)
    await expect.poll(() => cachedPaths(page)).not.toContain('/')
    await page.context().setOffline(true)
    await page.goto('/')
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  },
)

test('app.3 the browser finds the product installable', async () => {
  const page = await openApp('phone')
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // The windows of journeys are private ones, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  const { errors, data } = await session.send('Page.getAppManifest')
  expect([errors, JSON.parse(data ?? '').name]).toEqual([[], 'Bowerbird'])
  const sizes = JSON.parse(data ?? '').icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes])
  for (const [src, size] of sizes) {
    const drawn = await page.evaluate(async (url) => {
      const img = Object.assign(new Image(), { src: url })
      await img.decode()
      return `${img.naturalWidth}x${img.naturalHeight}`
    }, src)
    expect(drawn).toBe(size)
  }
})
