import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeTestDrawing } from '#server/testing/test-drawing.ts'
import {
  expectAccessible,
  followLink,
  followLinkThroughRedirect,
  openBlankPage,
  openPage,
  visitPage,
} from '../browser.ts'
import { allowCopying } from '../clipboard.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { allCards, cardAt } from '../grid.ts'
import { chooseCardAction, longPress } from '../touch.ts'
import { signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

const SIZES = ['desktop', 'phone'] as const
const notice = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Notices' }).getByText(text)
const undo = (page: Page, text: string | RegExp) =>
  notice(page, text).locator('xpath=..').getByRole('button', { name: 'Undo', exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Creates a pin with a picture of this size; equal seeds give equal pictures. */
async function aPin({ wire }: TestPerson, seed: number, width: number, more: object) {
  return wire.must('Pin', 'create', { image_base64: await makeTestDrawing(seed, width), method: 'uploaded', ...more })
}

test.each(SIZES)('pins that show the same picture are merged and parted again, on a %s', async (size) => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const [left, right] = [
    await who.wire.must('Board', 'create', { name: 'Left' }),
    await who.wire.must('Board', 'create', { name: 'Right' }),
  ]
  const large = await aPin(who, 71, 320, { board_id: left.id, title: 'Large one' })
  const small = await aPin(who, 71, 160, { board_id: left.id, title: 'Small one' })
  const third = await aPin(who, 71, 120, { board_id: right.id, title: 'Third one' })
  const count = async (id: string) => (await who.wire.must('Board', 'get', { board_id: id })).pin_count
  const counts = async () => [await count(left.id), await count(right.id)]

  const page = await openPage({ who, size, path: '/settings/duplicates/' })
  await page.getByRole('heading', { name: '3 Pins with the same picture' }).waitFor()
  await expectAccessible(page, `duplicates on a ${size}`)
  expect(await page.getByRole('radio', { name: 'Keep Large one' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: /^Merge 3 Pins/ }).click()
  await notice(page, '3 Pins merged').waitFor()
  await page.getByText('You don’t have any duplicates.').waitFor()
  expect(await counts()).toEqual([1, 1])
  await undo(page, '3 Pins merged').click()
  await notice(page, 'Everything is back the way it was').waitFor()
  // A job searches for the duplicates again.
  await page.getByRole('heading', { name: '3 Pins with the same picture' }).waitFor({ timeout: 30_000 })
  expect(await counts()).toEqual([2, 1])

  await page.getByRole('radio', { name: 'Keep Small one' }).check({ force: true })
  await page.getByRole('button', { name: 'Merge 3 Pins named Small one' }).click()
  await notice(page, '3 Pins merged').last().waitFor()
  const ledTo = async () => new URL((await page.request.get(`/pin/${large.id}/`)).url()).pathname
  expect(await ledTo()).toBe(`/pin/${small.id}/`)
  await followLink(page, `/pin/${third.id}/`)
  await heading(page, 'Third one').waitFor()
  await visitPage(page, '/settings/duplicates/')
  await page.getByRole('button', { name: 'Undo the merge of Small one' }).click()
  await notice(page, 'Everything is back the way it was').waitFor()
  expect(await counts()).toEqual([2, 1])
  expect(await ledTo()).toBe(`/pin/${large.id}/`)
})

/** Cards on Today can be saved, have a menu, and show prices like other cards (today.7). */
async function actOnToday(page: Page, size: 'desktop' | 'phone', { wire, username }: TestPerson) {
  const copied = await allowCopying(page)
  const saved = async () => (await wire.must('UserPins', 'get', { username, page_size: 50 })).length
  const act = async (grid: Locator) => {
    const all = grid.locator('article[data-pin]').filter({ has: page.locator('a[href^="/pin/"]') })
    const free = all.filter({ hasNot: page.locator('[data-saved]') }).first()
    const card = grid.locator(`article[data-pin="${await free.getAttribute('data-pin')}"]`)
    await card.scrollIntoViewIfNeeded()
    const before = await saved()
    if (size === 'desktop') {
      await card.locator('a').first().hover()
      await card.locator('[data-save]').click()
    } else await (await longPress(page, card)).getByRole('button', { name: 'Save', exact: true }).tap()
    await card.locator('[data-saved]').waitFor({ state: 'attached' })
    await expect.poll(saved).toBe(before + 1)
    await chooseCardAction(page, size, card, 'Copy link')
    await expect.poll(copied).toContain(`/pin/${await card.getAttribute('data-pin')}/`)
  }
  for (const surface of ['TopicBest', 'RetrievalHub', 'ShoppingCarousel'])
    await act(page.locator(`[data-base] section[data-surface=${surface}]`).first())
  const prices = (grid: Locator) =>
    grid.locator('article[data-pin]').evaluateAll((all) =>
      all.map((card) => {
        const price = card.querySelector('[data-price]')
        return { isTold: Boolean(price?.textContent), isLowered: Boolean(price?.querySelector('s, del')) }
      }),
    )
  const expectPrices = async (grid: Locator) => {
    const all = await prices(grid)
    expect(all.every(({ isTold }) => isTold)).toBe(true)
    expect(all.some(({ isLowered }) => isLowered)).toBe(true)
    // Reduced products come first.
    const lowered = all.map(({ isLowered }) => Number(isLowered))
    expect(lowered).toEqual(lowered.toSorted((a, b) => b - a))
  }
  await expectPrices(page.locator('[data-base] section[data-surface=ShoppingCarousel]'))
  // Articles have a page of their own, too (today.2).
  await page.getByRole('link', { name: 'See all: Articles' }).click()
  await page.waitForURL('**/today/article/')
  await heading(page, 'Articles').waitFor()
  expect(await page.locator('[data-base] a[href^="/today/article/"]').count()).toBeGreaterThan(1)
  await page.goBack()
  await heading(page, 'Today').waitFor()
  await page.getByRole('link', { name: 'See all: Shop' }).click()
  await page.waitForURL('**/today/shop/')
  const all = page.locator('[data-base] [data-surface=ShoppingGrid]')
  await all.locator('article[data-pin]').first().waitFor()
  await expectPrices(all)
  await act(all)
  await page.goBack()
  await heading(page, 'Today').waitFor()
}

test('board.9 board.14 a board that staff chose is shown on home and search, and not to its owner', async () => {
  const [owner, staff] = [await signUpPerson(), await signInDemoPerson('employee')]
  const name = `Chosen ${randomUUID().slice(0, 8)}`
  const board = await owner.wire.must('Board', 'create', { name })
  const chooser = await openPage({ who: staff, path: board.url })
  const feature = chooser.getByRole('button', { name: 'Feature', exact: true })
  await feature.click()
  await notice(chooser, `${name} is now featured on home and search`).waitFor()
  // Visitors' pages are cached for some seconds.
  const page = await openBlankPage({})
  const isOnHome = async () => {
    const sent = await (await page.request.get('/')).text()
    expect(sent).toContain('Featured boards')
    return sent.includes(name)
  }
  await expect.poll(isOnHome, { timeout: 20_000, interval: 500 }).toBe(true)
  await visitPage(page, '/')
  const module = page.getByRole('region', { name: 'Featured boards' })
  await module.getByRole('link', { name }).waitFor()
  await followLink(page, '/search/')
  await expectAccessible(page, 'search without words')
  await module.getByRole('link', { name }).click()
  await heading(page, name).waitFor()
  expect(pathOf(page)).toBe(board.url)
  await followLink(page, '/search/pins/?q=zzzzqqqq')
  await module.getByRole('link', { name }).waitFor()
  const own = await openPage({ who: owner })
  await own.getByRole('heading', { name: 'Featured boards' }).waitFor()
  expect(await own.getByRole('link', { name }).count()).toBe(0)
  await feature.click()
  await notice(chooser, `${name} is no longer featured`).waitFor()
  await expect.poll(() => feature.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(isOnHome, { timeout: 20_000, interval: 500 }).toBe(false)
})

test.each(SIZES)(
  'card.53 follow.1 follow.3 save.4 topic.3 topic.4 today.7 topics are followed from the list and from their page, with undo, on a %s; then today',
  async (size) => {
    const who = await signUpPerson()
    await acceptAllCookies(who)
    const title = `Two birds ${randomUUID().slice(0, 8)}`
    await aPin(who, 72, 200, { title })
    const followed = async () =>
      (await who.wire.must('InterestFollowing', 'get', { username: who.username })).map(
        (one: { name: string }) => one.name,
      )
    const page = await openPage({ who, size, path: '/ideas/' })
    const logged = recordEvents(page)
    const button = page.getByRole('button', { name: /^Follow(ing)? Birds$/ })
    await button.click()
    await notice(page, 'You’re following Birds').waitFor()
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    expect(await followed()).toEqual(['Birds'])
    await undo(page, 'You’re following Birds').click()
    await expect.poll(followed).toEqual([])
    await expectAccessible(page, `ideas on a ${size}`)

    // In the tab for the viewer's country, Save leads to the repin page and does nothing for saved pins (save.4).
    await page.getByRole('link', { name: 'In your country' }).click()
    const near = page.locator('[data-base] article:has(a[href^="/pin/"])')
    const id = (await near.first().getAttribute('data-pin')) ?? ''
    const card = page.locator(`[data-base] article[data-pin="${id}"]`)
    await card.scrollIntoViewIfNeeded()
    if (size === 'desktop') {
      await card.locator('a').first().hover()
      await card.locator('[data-save]').click()
    } else await (await longPress(page, card)).getByRole('link', { name: 'Save', exact: true }).tap()
    await page.waitForURL(`**/pin/${id}/repin/?isOneTap=true&location=ideas`)
    await page.getByRole('option', { name: 'Save to Profile' }).click()
    await page.locator('[data-confirmed]').waitFor()
    await followLink(page, '/ideas/?tab=local')
    await card.locator('[data-saved]').waitFor()
    if (size === 'desktop') {
      await card.locator('a').first().hover()
      await card.locator('[data-save]').click()
    } else {
      const sheet = await longPress(page, card)
      await sheet.getByRole('button', { name: 'Copy link' }).waitFor()
      expect(await sheet.getByText(/^(Save|Remove from saved)/).count()).toBe(0)
      await sheet.getByRole('button', { name: 'Close' }).tap()
    }
    expect((await who.wire.must('UserPins', 'get', { username: who.username })).length).toBe(2)
    await expectAccessible(page, `the tab of one’s country on a ${size}`)

    await followLink(page, '/ideas/')
    await page.getByRole('link', { name: 'Birds', exact: true }).click()
    await heading(page, 'Birds').waitFor()
    expect(pathOf(page)).toMatch(/^\/ideas\/birds\/\d+\/$/)
    await button.click()
    await expect.poll(followed).toEqual(['Birds'])
    await button.click()
    await expect.poll(followed).toEqual([])
    await flushEvents(page)
    await expect.poll(() => logged.map(({ event_type }) => event_type)).toEqual(expect.arrayContaining([601, 602]))
    // The feedback takes effect once its fact was processed.
    const titles = async () =>
      (await who.wire.must('TopicFeed', 'get', { interest: 'birds', page_size: 250 })).map(
        (pin: { title: string }) => pin.title,
      )
    await expect.poll(titles, { timeout: 20_000 }).toContain(title)
    await followLinkThroughRedirect(page, '/ideas/birds/')
    await cardAt(page, 0).waitFor()
    const best = await page.locator('[data-surface=TopicBest] article img').first().boundingBox()
    expect((best?.width ?? 0) / (best?.height ?? 1)).toBeCloseTo(640 / 508, 1)
    expect(await page.locator('[data-surface=RetrievalHub]').count()).toBe(1)
    await expectAccessible(page, `a topic on a ${size}`)
    const visitor = await openPage({ size, path: '/ideas/birds/' })
    await visitor.getByRole('button', { name: 'Follow Birds', exact: true }).click()
    const login = visitor.getByRole('dialog', { name: 'Log in to follow' })
    await login.waitFor()
    await login.locator('#email').fill(who.email)
    await login.locator('#password').fill(who.password)
    await login.locator('button[type=submit]').click()
    await login.waitFor({ state: 'hidden' })
    await expect.poll(followed).toEqual(['Birds'])
    await followLink(visitor, '/')
    await visitor.getByRole('link', { name: 'Explore', exact: true }).first().click()
    await heading(visitor, 'Explore').waitFor()
    for (const way of ['Today', 'Shop', 'Videos']) {
      await visitor.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: way, exact: true }).click()
      await heading(visitor, way).waitFor()
      if (way === 'Today') await actOnToday(visitor, size, who)
    }
  },
  180_000,
)

test('board.5 a card is dragged onto another board, alone and with all chosen ones, and back by undo', async () => {
  const who = await signUpPerson()
  const [here, there] = [
    await who.wire.must('Board', 'create', { name: 'Here' }),
    await who.wire.must('Board', 'create', { name: 'There' }),
  ]
  for (const seed of [81, 82, 83]) await aPin(who, seed, 200, { board_id: here.id, title: `Pin ${seed}` })
  const count = async (id: string) => (await who.wire.must('Board', 'get', { board_id: id })).pin_count
  const page = await openPage({ who, path: `${here.url}?organize=1` })
  const check = (index: number) => cardAt(page, index).getByRole('checkbox')
  const tray = page.locator('[data-into^="board:"]', { hasText: 'There' })
  const drag = async (index: number) => {
    await check(index).hover({ position: { x: 60, y: 60 } })
    await page.mouse.down()
    await page.mouse.move(500, 420, { steps: 5 })
    await tray.waitFor()
    const box = await tray.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 5 })
    await page.locator('[data-into][data-over]', { hasText: 'There' }).waitFor()
  }
  await drag(0)
  await page.mouse.up()
  await notice(page, '1 Pin moved to There').waitFor()
  await expect.poll(() => allCards(page).count()).toBe(2)
  expect([await count(here.id), await count(there.id)]).toEqual([2, 1])
  await undo(page, '1 Pin moved to There').click()
  await expect.poll(() => allCards(page).count()).toBe(3)

  await check(0).click()
  await check(1).click()
  await drag(0)
  await page.keyboard.press('Escape')
  await tray.waitFor({ state: 'detached' })
  await page.mouse.up()
  expect(await count(there.id)).toBe(0)
  await drag(1)
  await page.mouse.up()
  await notice(page, '2 Pins moved to There').waitFor()
  await expect.poll(() => count(there.id)).toBe(2)
})

test.each(SIZES)(
  'board.1 board.7 what a board says when it is empty, archived, secret, gone or can’t be read, on a %s',
  async (size) => {
    const [who, other] = [await signUpPerson(), await signUpPerson()]
    await acceptAllCookies(who)
    await acceptAllCookies(other)
    const [empty, old, secret] = [
      await who.wire.must('Board', 'create', { name: 'Empty' }),
      await who.wire.must('Board', 'create', { name: 'Old' }),
      await who.wire.must('Board', 'create', { name: 'Shy', privacy: 'secret' }),
    ]
    await who.wire.must('BoardArchive', 'create', { board_id: old.id })
    await who.wire.must('BoardSection', 'create', { board_id: old.id, name: 'Part' })
    const page = await openPage({ who, size, path: empty.url, complaints: [/Failed to load resource/, /404/, /503/] })
    await page.getByText('Your board is ready for its first Pin.').waitFor()
    await expectAccessible(page, `an empty board on a ${size}`)
    await followLink(page, secret.url)
    await heading(page, 'Shy').waitFor()
    await page
      .getByRole('img', { name: /secret/i })
      .or(page.getByText(/secret/i))
      .first()
      .waitFor()
    await followLink(page, `${old.url}part/`)
    await heading(page, 'Part').waitFor()

    const stranger = await openPage({
      who: other,
      size,
      path: empty.url,
      complaints: [/Failed to load resource/, /404/],
    })
    await stranger.getByText('Nothing on this board yet.').waitFor()
    for (const path of [secret.url, `/${who.username}/there-is-none/`, `${empty.url}no-such-section/`]) {
      expect([path, (await stranger.request.get(path)).status()]).toEqual([path, 404])
      await followLink(stranger, path)
      await stranger.getByRole('heading', { level: 1, name: 'This page has flown' }).waitFor()
      await expectAccessible(stranger, `${path} on a ${size}`)
    }

    // A board whose pins can't be loaded shows an error with a retry button.
    await page.route('**/BoardFeedResource/get/**', (route) => route.fulfill({ status: 503, body: '' }))
    await visitPage(page, `/${who.username}/`)
    await page
      .getByRole('link', { name: /^Empty/ })
      .first()
      .click()
    const again = page.getByRole('link', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/BoardFeedResource/get/**')
    await again.click()
    await heading(page, 'Empty').waitFor()
  },
)
