import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openBlankPage, openPage, visitPage, waitForHydration } from '../browser.ts'
import { flushEvents } from '../events.ts'
import { allCards } from '../grid.ts'
import { GUEST_SAVES_KEY, readCardPinId, storeTwoGuestSaves } from '../guest.ts'
import { findPinOfKind } from '../kinds.ts'
import { makePictureFile } from '../picture.ts'
import { freezeTime, waitUntilDrawnAndIdle } from '../time.ts'
import { signUpPerson } from '../wire.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'bb_consent')?.value ?? null

/** A visitor who has not answered the cookie banner yet. */
async function unasked(size: 'desktop' | 'phone') {
  const page = await openBlankPage({ size })
  await page.context().clearCookies({ name: 'bb_consent' })
  await visitPage(page, '/')
  await banner(page).waitFor()
  return page
}

test.each(['desktop', 'phone'] as const)(
  'cookie.1 cookie.3 on a %s: the banner waits for a choice, which can be changed later',
  async (size) => {
    const page = await unasked(size)
    for (const name of ['Accept all', 'Reject all', 'Let me choose'])
      expect(await banner(page).getByRole('button', { name }).isVisible()).toBe(true)
    const card = await banner(page).evaluate((one) => {
      const { position } = getComputedStyle(one)
      return { position, below: innerHeight - one.getBoundingClientRect().bottom }
    })
    if (size === 'phone') {
      expect(card.position).toBe('fixed')
      expect(card.below).toBeLessThan(120)
    } else expect(card.position).toBe('static')
    await banner(page).getByRole('button', { name: 'Let me choose' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await dialog.waitFor()
    if (size === 'phone') expect(await banner(page).isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await banner(page).waitFor()
    expect(await consentOf(page)).toBe(null)
    await banner(page).getByRole('button', { name: 'Reject all' }).click()
    await banner(page).waitFor({ state: 'hidden' })
    const refused = await consentOf(page)
    expect(refused).not.toBe(null)

    await followLink(page, '/login/')
    expect(await banner(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await dialog.getByRole('switch', { name: 'Analytics' }).waitFor()
    const names = await dialog.getByRole('switch').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    expect(names.filter(Boolean)).toEqual(['personalization', 'analytics', 'marketing'])
    await dialog.getByRole('switch', { name: 'Analytics' }).check()
    await dialog.getByRole('button', { name: 'Save choices' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await consentOf(page)).not.toBe(refused)
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    expect(await dialog.getByRole('switch', { name: 'Analytics' }).isChecked()).toBe(true)
    expect(await dialog.getByRole('switch', { name: 'Marketing' }).isChecked()).toBe(false)
  },
)

test.each([
  ['Accept all', true],
  ['Reject all', false],
])(
  'cookie.2 signed in, %s tells the account, reads the person again, and says so for three seconds',
  async (name, said) => {
    const who = await signUpPerson()
    const page = await openPage({ who, path: '/about/community-guidelines/' })
    await banner(page).waitFor()
    const told: [string, Record<string, unknown>][] = []
    page.on('request', (request) => {
      const [, which] = /\/resource\/(User(?:Settings)?Resource\/(?:get|update))\//.exec(request.url()) ?? []
      const data = request.postData() ?? new URL(request.url()).search
      if (which) told.push([which, JSON.parse(new URLSearchParams(data).get('data') ?? '{}').options])
    })
    await freezeTime(page)
    await banner(page).getByRole('button', { name }).click()
    const toast = page.getByRole('region', { name: 'Notices' }).getByText('Your cookie choices have been saved.')
    await page.getByRole('status').filter({ hasText: 'Your cookie choices' }).waitFor({ state: 'attached' })
    expect(await banner(page).count()).toBe(0)
    const flags = ['allow_analytic_cookies', 'allow_marketing_cookies', 'allow_personalization_cookies']
    const sent = { ...Object.fromEntries(flags.map((flag) => [flag, said])), surface_tag: 'cookie_banner' }
    expect(told).toEqual([
      ['UserSettingsResource/update', expect.objectContaining(sent)],
      ['UserResource/get', expect.objectContaining({ user_id: who.id })],
    ])
    await page.clock.runFor(110)
    await toast.waitFor()
    const leaves = () => toast.locator('xpath=..').evaluate((one) => /leaving/.test(one.className))
    await page.clock.runFor(2900)
    expect(await leaves()).toBe(false)
    await page.clock.runFor(100)
    await expect.poll(leaves).toBe(true)
    await page.clock.resume()
  },
)

/** Storage keys that need no consent, because the page requires them. */
const NECESSARY = [
  'bb:guest-saves',
  'bb:pages',
  'bb:scroll',
  'bb:theme',
  'bb:live',
  'bb:last-board',
  'bb:draft',
  // The app’s own files, for pages without a connection.
  'caches:bb-code',
]

test('cookie.4 log.1 on ten pages before a yes nothing that needs one leaves or stays; after it what was chosen, and no longer than that', async () => {
  const page = await unasked('desktop')
  const own = new URL(page.url()).host
  const left: string[] = []
  const batches: { is_anonymous?: boolean; events: Record<string, unknown>[] }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.host !== own) left.push(request.url())
    if (
      /\/attribution\/|bb_visitor|visitor_id/.test(
        request.url() + (request.headers().cookie ?? '') + request.postData(),
      )
    )
      left.push(request.url())
    if (!url.pathname.includes('/EventsResource/')) return
    batches.push(JSON.parse(new URLSearchParams(request.postData() ?? '').get('data') ?? '{}').options)
  })
  const stored = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => `indexedDB:${name}`),
      ...(await caches.keys()).map((name) => `caches:${name}`),
    ])
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name).toSorted()
  const ad = await findPinOfKind((pin) => pin.is_promoted && pin.link)
  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      await followLink(page, path)
      await page.evaluate(waitUntilDrawnAndIdle)
      await page.mouse.wheel(0, 900)
      await flushEvents(page)
    }
  }
  const pages = ['/search/pins/?q=lamp', '/search/users/?q=robin', '/search/boards/?q=clay', '/ideas/', '/robin_vale/']
  await visitPage(page, `/pin/${ad.id}/`)
  await look([...pages, '/robin_vale/pins/', '/today/', '/login/', '/about/community-guidelines/', '/'])
  expect((await stored()).filter((key) => !NECESSARY.includes(key))).toEqual([])
  expect(await cookies()).toEqual(['csrftoken'])
  expect(left).toEqual([])
  expect(batches.length).toBeGreaterThan(0)
  for (const { is_anonymous, events, ...rest } of batches) {
    expect([is_anonymous, rest]).toEqual([true, {}])
    for (const event of events) {
      expect(Object.keys(event).toSorted()).toEqual(['event_type', 'id', 'object_id_str'])
      expect([101, 102, 8948]).toContain(event.event_type)
    }
  }

  const choose = async (name: string, isOn: boolean) => {
    await followLink(page, '/login/')
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await page.getByRole('switch', { name }).setChecked(isOn)
    await page.getByRole('button', { name: 'Save choices' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await banner(page).getByRole('button', { name: 'Reject all' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  await choose('Analytics', true)
  batches.length = 0
  await look(['/search/pins/?q=lamp', `/pin/${ad.id}/`])
  const named = () => batches.filter(({ is_anonymous }) => !is_anonymous).flatMap(({ events }) => events)
  await expect.poll(() => named().map(({ event_type }) => event_type)).toEqual(expect.arrayContaining([701, 102, 8948]))
  expect(await cookies()).toContain('bb_visitor')
  // Personalization was not chosen, so nothing is remembered of what was opened.
  expect(await stored()).not.toContain('bb:recent-pins')

  await choose('Analytics', false)
  batches.length = 0
  await look(['/search/pins/?q=vase', '/'])
  expect(named()).toEqual([])
  expect(await cookies()).not.toContain('bb_visitor')
  expect(await stored()).not.toContain('bb:events')
})

test('route.13 /homefeed/ is home; /unauth-profile/ shows what a visitor saved, without what is gone', async () => {
  const page = await openPage({ path: '/homefeed/', complaints: [/404/] })
  expect(await page.title()).toBe('Bowerbird: find and keep ideas')
  const ids = [await readCardPinId(page, 1), await readCardPinId(page, 2)]
  await followLink(page, '/unauth-profile/')
  await page.getByText('Nothing saved yet').waitFor()
  await page.goBack()
  await allCards(page).nth(2).waitFor()
  await storeTwoGuestSaves(page)
  await visitPage(page, '/login/')
  await page.getByRole('link', { name: 'Your saved Pins' }).click()
  await page.waitForURL('**/unauth-profile/')
  await expect.poll(() => allCards(page).count()).toBe(2)
  expect(await Promise.all([readCardPinId(page, 0), readCardPinId(page, 1)])).toEqual(ids)
  await page.evaluate((key) => {
    const saves = JSON.parse(localStorage.getItem(key) ?? '')
    saves.remembered[0].pin_id = '4242'
    localStorage.setItem(key, JSON.stringify(saves))
  }, GUEST_SAVES_KEY)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('PinResource') && response.status() === 404),
    page.reload(),
  ])
  expect(answer.status()).toBe(404)
  await expect.poll(() => allCards(page).count()).toBe(1)
})

test('a picture dropped anywhere, and one pasted, become drafts of one’s own', async () => {
  const page = await openPage({ who: await signUpPerson() })
  const hand = (kind: 'drop' | 'paste', name: string, bytes: string) =>
    page.evaluate(
      ([event, file, text]) => {
        const data = new DataTransfer()
        data.items.add(
          new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], file, { type: 'image/png' }),
        )
        const init = { bubbles: true, cancelable: true }
        const given =
          event === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data })
        // Whether the page handled the event.
        return !document.body.dispatchEvent(given)
      },
      [kind, name, bytes] as const,
    )
  const dropped = (await makePictureFile()).buffer.toString('base64')
  await expect.poll(() => hand('drop', 'dropped.png', dropped)).toBe(true)
  await page.waitForURL('**/pin-creation-tool/')
  await page.getByRole('textbox', { name: 'Title' }).waitFor()
  await hand('paste', 'pasted.png', (await makePictureFile()).buffer.toString('base64'))
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .filter({ has: page.locator('img') })
        .count(),
    )
    .toBe(2)
})
