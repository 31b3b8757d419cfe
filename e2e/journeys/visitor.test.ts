import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openBlankPage, openPage, visitPage, waitForHydration } from '../browser.ts'
import { flushEvents } from '../events.ts'
import { allCards } from '../grid.ts'
import { GUEST_SAVES_KEY, readCardPinId, storeTwoGuestSaves } from '../guest.ts'
import { findPinOfKind } from '../kinds.ts'
import { makePictureFile } from '../picture.ts'
import { freezeTime } from '../time.ts'
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
const NECESSARY = ['bb:guest-saves', 'bb:pages', 'bb:scroll', 'bb:theme', 'bb:live', 'bb:last-board', 'bb:draft']

test('cookie.4 before a yes nothing that needs one leaves or stays; after it events do', async () => {
  const page = await unasked('desktop')
  const left: string[] = []
  page.on('request', (request) => {
    if (/EventsResource|\/attribution\/|bb_visitor/.test(request.url() + (request.headers().cookie ?? '')))
      left.push(request.url())
  })
  const ad = await findPinOfKind((pin) => pin.is_promoted && pin.link)
  const look = async () => {
    for (const path of [`/pin/${ad.id}/`, '/search/pins/?q=lamp', '/']) {
      if (path === '/') await followLink(page, path)
      else await visitPage(page, path)
      await page.mouse.wheel(0, 900)
      await flushEvents(page)
    }
  }
  await look()
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter((key) => !NECESSARY.includes(key))).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name).toSorted()).toEqual(['csrftoken'])
  expect(left).toEqual([])
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  await look()
  await expect.poll(() => left.some((url) => url.includes('EventsResource'))).toBe(true)
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('bb_visitor')
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
