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
  expect(installabilityErrors).toEqual([])
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

type Share = { title?: string; text?: string; url?: string; file?: { name: string; type: string } }

/** Shares into the app as a device does: by a form that the service worker answers. */
async function share(page: Page, { file, ...texts }: Share) {
  await Promise.all([
    page.waitForURL(/shared=|\/login\//),
    page.evaluate(
      async ({ texts, file }) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'POST',
          action: '/share-target/',
          enctype: 'multipart/form-data',
        })
        for (const [name, value] of Object.entries(texts))
          form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
        if (file) {
          const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 500 })
          canvas.getContext('2d')?.fillRect(40, 40, 200, 300)
          const drawn: Blob = await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob as Blob)))
          const transfer = new DataTransfer()
          transfer.items.add(new File([drawn], file.name, { type: file.type }))
          const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
          input.files = transfer.files
          form.append(input)
        }
        document.body.append(form)
        form.submit()
      },
      { texts, file },
    ),
  ])
}

const picture = { name: 'from my phone.png', type: 'image/png' }
const sharesLeft = (page: Page) => page.evaluate(async () => (await (await caches.open('bb-shared')).keys()).length)

test('app.4 a shared picture opens the creator with its words; a link its pictures; words a story; a wrong kind says so', async () => {
  const who = await signUpPerson()
  const page = await openApp('phone', who)
  await share(page, { title: 'Blue hour', text: 'At the sea https://a.example/sea', file: picture })
  await page.waitForURL(/\/pin-creation-tool\/$/)
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Blue hour')
  expect(await page.getByLabel('Description').first().inputValue()).toBe('At the sea')
  expect(await page.getByLabel('Link', { exact: true }).inputValue()).toBe('https://a.example/sea')
  await expect.poll(() => sharesLeft(page)).toBe(0)
  await share(page, { text: 'https://a.example/b' })
  await expect.poll(() => page.getByRole('dialog').locator('input[type=url]').inputValue()).toBe('https://a.example/b')
  await share(page, { title: 'Only words', text: 'No link at all' })
  await expect.poll(() => page.getByLabel('Title').first().inputValue()).toBe('Only words')
  await share(page, { file: { name: 'plan.svg', type: 'image/svg+xml' } })
  await page.waitForURL(/\/pin-creation-tool\/$/)
  await page
    .getByText(/JPEG|PNG/)
    .first()
    .waitFor()
  await visitPage(page, '/pin-creation-tool/?shared=gone')
  await page.getByRole('region', { name: 'Notices' }).getByText('We couldn’t take what you shared.').waitFor()
})

test('app.4 signed out, what is shared is in the creator after login', async () => {
  const who = await signUpPerson()
  const page = await openApp('phone')
  await share(page, { title: 'Blue hour', file: picture })
  await page.getByRole('heading', { name: 'Log in to create a Pin or board' }).waitFor()
  expect(await sharesLeft(page)).toBe(2)
  await page.locator('#email').fill(who.email)
  await page.locator('#password').fill(who.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/pin-creation-tool\//)
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Blue hour')
  expect(await sharesLeft(page)).toBe(0)
})

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** The actions of cards are loaded when a pointer first reaches one. */
async function loadCardActions(page: Page) {
  await cardAt(page, 0).hover()
  await cardAt(page, 0).locator('[data-favorite]').waitFor()
}

test('app.5 saves and favorites made offline are shown as waiting, also after a reload, and sent once in order', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openApp('desktop', who)
  await visitPage(page, '/')
  await expect.poll(() => cachedPaths(page)).toContain('/')
  const sent: string[] = []
  page.on('request', (request) => {
    const [, name, verb] = /\/resource\/(Repin|Favorite)Resource\/(\w+)\//.exec(request.url()) ?? []
    if (name) sent.push(`${name} ${verb}`)
  })
  const tap = async (index: number, what: string) => {
    await cardAt(page, index).hover()
    await cardAt(page, index).locator(what).click()
  }
  await loadCardActions(page)
  await page.context().setOffline(true)
  await tap(0, '[data-favorite]')
  await cardAt(page, 0).locator('[data-favorite][data-waiting]').waitFor()
  await tap(1, '[data-save]')
  const board = page.getByRole('dialog')
  await cardAt(page, 1).locator('[data-save]', { hasText: 'Waiting' }).waitFor()
  await tap(2, '[data-favorite]')
  await page.getByRole('status').getByText('You’re offline. 3 changes will be sent when you’re back online.').waitFor()
  // What is taken back is never sent.
  await tap(2, '[data-favorite]')
  await page.getByRole('status').getByText('You’re offline. 2 changes will be sent').waitFor()
  expect(await board.count()).toBe(0)
  await visitPage(page, '/')
  await cardAt(page, 0).hover()
  await cardAt(page, 0).locator('[data-favorite][data-waiting][aria-pressed=true]').waitFor()
  sent.length = 0
  await page.context().setOffline(false)
  await notices(page).getByText('2 changes you made offline were sent').waitFor()
  expect(sent).toEqual(['Favorite create', 'Repin create'])
  await cardAt(page, 0).locator('[data-favorite][aria-pressed=true]:not([data-waiting])').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bb:waiting')))).toEqual([])
  expect(await who.wire.must('UserPins', 'get', { username: who.username })).toHaveLength(1)
  await visitPage(page, '/')
  expect(sent).toHaveLength(2)
})

test('app.5 one that is refused is told and dropped; the others are sent', async () => {
  const who = await signUpPerson()
  const page = await openApp('desktop', who)
  await loadCardActions(page)
  await page.context().setOffline(true)
  for (const index of [0, 1]) {
    await cardAt(page, index).hover()
    await cardAt(page, index).locator('[data-favorite]').click()
    await cardAt(page, index).locator('[data-favorite][data-waiting]').waitFor()
  }
  // As if the first Pin had been deleted meanwhile.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('bb:waiting')) ?? ''
    const list = JSON.parse(localStorage.getItem(key) ?? '')
    list[0].options.pin_id = '404'
    localStorage.setItem(key, JSON.stringify(list))
  })
  await page.context().setOffline(false)
  await notices(page).getByText('We couldn’t send a change you made offline.').waitFor()
  await notices(page).getByText('1 change you made offline was sent').waitFor()
  for (const [index, isFavorite] of [
    [0, false],
    [1, true],
  ] as const) {
    await cardAt(page, index).hover()
    await cardAt(page, index).locator(`[data-favorite][aria-pressed=${isFavorite}]:not([data-waiting])`).waitFor()
  }
})

/** Makes the browser offer its installation, as it does on a phone. */
async function offerInstallation(page: Page) {
  await page.evaluate(() => {
    const prompt = async () => Object.assign(window, { isPrompted: true })
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}
const upsell = (page: Page) => page.locator('dialog[open] [data-app-upsell]')
const shownAt = (page: Page) => page.evaluate(() => localStorage.getItem('bb:app-upsell'))

async function openPinWithUpsell(page: Page) {
  await offerInstallation(page)
  await pinLink(page, 0).click()
  await page.locator('[data-closeup]').first().waitFor()
}

test('app.1 app.6 on a phone the upsell lies over the pin, holds the focus, and closes by Escape, Back, swipe and Not now', async () => {
  const page = await openPage({ size: 'phone' })
  const closes: Record<string, () => Promise<unknown>> = {
    escape: () => page.keyboard.press('Escape'),
    back: () => page.goBack(),
    swipe: () =>
      upsell(page).evaluate((sheet) => {
        const touch = (clientY: number) => [new Touch({ identifier: 1, target: sheet, clientX: 100, clientY })]
        sheet.dispatchEvent(new TouchEvent('touchstart', { touches: touch(500), bubbles: true }))
        sheet.dispatchEvent(new TouchEvent('touchmove', { touches: touch(580), bubbles: true }))
      }),
    'not now': () => page.getByRole('button', { name: 'Not now' }).click(),
  }
  for (const [how, close] of Object.entries(closes)) {
    await visitPage(page, '/')
    await page.evaluate(() => localStorage.removeItem('bb:app-upsell'))
    await openPinWithUpsell(page)
    await upsell(page).waitFor()
    const url = page.url()
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull()
    }
    await close()
    await upsell(page).waitFor({ state: 'detached' })
    // The pin is still open.
    expect([how, page.url()]).toEqual([how, url])
    await page.locator('[data-closeup]').first().waitFor()
  }
  expect(Number(await shownAt(page))).toBeGreaterThan(0)
  await visitPage(page, '/')
  await openPinWithUpsell(page)
  await page.locator('[data-closeup] [data-save]').first().waitFor()
  expect(await upsell(page).count()).toBe(0)
})

test('app.6 app.7 without store ids Open asks the browser to install; a desktop and the installed app see no upsell', async () => {
  const page = await openPage({ size: 'phone' })
  await openPinWithUpsell(page)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  expect(await page.evaluate(() => 'isPrompted' in window)).toBe(true)
  expect(await page.evaluate(() => sessionStorage.getItem('bb:app-fallback'))).toBeNull()
  const wide = await openPage({})
  await openPinWithUpsell(wide)
  expect(await shownAt(wide)).toBeNull()
})
