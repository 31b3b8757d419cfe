import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openBlankPage, openPage, visitPage, waitForHydration } from '../browser.ts'
import { acceptAllCookies } from '../events.ts'
import { allCards, cardAt, findCardInView, pinLink, scrollToIndex } from '../grid.ts'
import { cardByTitle } from '../patched-answers.ts'
import { makePictureFile } from '../picture.ts'
import { signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

async function someone(more: object = {}): Promise<TestPerson> {
  const who = await signUpPerson(more)
  await acceptAllCookies(who)
  return who
}

async function pinOf({ wire }: TestPerson, title: string, more: object = {}) {
  const image_base64 = (await makePictureFile()).buffer.toString('base64')
  return wire.must('Pin', 'create', { image_base64, title, ...more })
}

/** The layout shifts since the page was requested. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
      }),
  )

test('at 1.6 Mbit/s and 150 ms the face is there at the first paint, and nothing moves, however late anything else comes', async () => {
  const page = await openPage({ path: '/about/community-guidelines/' })
  await page.context().clearCookies({ name: 'bb_consent' })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kbit = 1000 / 8
  const slow = { offline: false, latency: 150, downloadThroughput: 1600 * kbit, uploadThroughput: 750 * kbit }
  await network.send('Network.emulateNetworkConditions', slow)
  // Checks whether the font is loaded as soon as there is a heading, which is before the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_, watcher) => {
      if (!document.querySelector('h1')) return
      watcher.disconnect()
      requestAnimationFrame(() => {
        const weights = [400, 600, 700].map((weight) => document.fonts.check(`${weight} 16px Figtree`))
        Object.assign(window, { faceAtFirst: [performance.getEntriesByType('paint').length, ...weights] })
      })
    }).observe(document, { childList: true, subtree: true })
  })
  // No other font file is delivered.
  await page.route('**/*.woff2', () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  const faceAtFirst = await page.evaluate(() => (window as unknown as { faceAtFirst: unknown[] }).faceAtFirst)
  expect(faceAtFirst).toEqual([0, true, true, true])
  expect(await shiftsOf(page)).toBe(0)
})

test('card.44 card.53 a newcomer’s saves are found again: the toast leads there, and the profile shows what is on no board', async () => {
  const [who, collector] = [await someone(), await signUpPerson()]
  for (const title of ['Lemon tart', 'Almond tart']) await pinOf(collector, title)
  const boards: { id: string; name: string; url: string }[] = []
  const page = await openPage({ who, path: '/ideas/' })
  await page.getByRole('link', { name: 'Home' }).first().click()
  await allCards(page).first().waitFor()
  // The heading is focused but visually hidden.
  const heading = page.locator('#main h1')
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  expect((await heading.boundingBox())?.height).toBeLessThanOrEqual(1)

  // On someone else's profile Save asks for a board first, and the button says so.
  await followLink(page, `/${collector.username}/pins/`)
  await cardByTitle(page, 'Lemon tart').locator('a').first().hover()
  await cardByTitle(page, 'Lemon tart').locator('[data-save]').click()
  await page.getByRole('option', { name: 'Save to Profile' }).click()
  const saved = notices(page).getByRole('link', { name: 'Saved to Profile' })
  await saved.click()
  await page.waitForURL(`**/${who.username}/_saved/`)
  const loose = page.getByRole('region', { name: 'Not on a board' })
  expect(await loose.locator('[data-surface=BoardlessPins] article[data-pin]').count()).toBe(1)
  await page.getByText('You’ve reached the end.').waitFor()
  expect(await page.locator('[data-end]').getByRole('link').getAttribute('href')).toBe('/')

  for (const name of ['Tarts', 'Cakes', 'Breads', 'Soups', 'Salads', 'Drinks'])
    boards.push(await who.wire.must('Board', 'create', { name }))
  const cakes = boards[1] as { id: string; url: string }
  await visitPage(page, `/${collector.username}/pins/`)
  await cardByTitle(page, 'Almond tart').locator('a').first().hover()
  const chooser = cardByTitle(page, 'Almond tart').locator('[data-chooser]')
  expect(await chooser.textContent()).toBe('Choose a board')
  await cardByTitle(page, 'Almond tart').locator('[data-save]').click()
  await page.getByRole('option').first().waitFor()
  const groups = await page
    .getByRole('group')
    .evaluateAll((all) =>
      all.map((group) => [...group.querySelectorAll('[role=option]')].map((one) => one.textContent)),
    )
  const [suggested = [], recent = []] = groups
  if (groups.length > 3) expect(recent.filter((name) => suggested.includes(name))).toEqual([])
  await page.getByRole('option', { name: 'Cakes' }).first().click()
  const toCakes = notices(page).getByRole('link', { name: 'Saved to Cakes' })
  await toCakes.waitFor()
  // Organize (for new people) and Change (for everyone else) lead to the same page.
  expect(await notices(page).getByRole('link', { name: 'Organize' }).getAttribute('href')).toContain(`/repin/?`)
  await toCakes.click()
  await page.waitForURL(`**${cakes.url}`)
  await page.getByText('You’ve reached the end.').waitFor()
  expect(await page.locator('[data-end]').getByRole('link').getAttribute('href')).toBe(`${cakes.url}?tab=ideas`)
})

test('a visitor has no board to choose; a menu ends before the scrollbar; a name keeps its direction to itself', async () => {
  const [who, author] = [await someone({ first_name: 'ليلى', last_name: 'حداد' }), await someone()]
  const pin = await pinOf(author, 'Quiet corner')
  const objectId = pin.aggregated_pin_data.id
  const text = 'Lovely light, and so calm'
  await who.wire.must('AggregatedComment', 'create', { objectId, pinId: pin.id, text, tags: '[]' })
  const page = await openPage({ path: `/pin/${pin.id}/` })
  // All routes are loaded at the first interaction.
  const rows = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/routes-/.test(name)).length)
  await page.waitForLoadState('networkidle')
  expect(await rows()).toBe(0)
  await page.mouse.move(300, 300)
  await expect.poll(rows).toBe(1)
  const words = page.locator('[data-comment]', { hasText: 'Lovely light' })
  await words.waitFor()
  const name = await words.locator('p a').first().boundingBox()
  const said = await words.locator('p span[dir=auto]').boundingBox()
  expect(name?.x).toBeLessThan(said?.x ?? 0)
  await page.getByRole('button', { name: 'Save Quiet corner' }).hover()
  expect(await page.getByText('Profile', { exact: true }).count()).toBe(0)

  // Simulates a scrollbar that takes up space; this browser's scrollbars don't.
  await followLink(page, '/')
  await page.evaluate(() => Object.assign(document.documentElement.style, { marginInlineEnd: '24px' }))
  const last = await allCards(page).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    const right = Math.max(...boxes.map((box) => box.right))
    const box = boxes.find((one) => one.right === right && one.top > 64 && one.top < innerHeight - 60) as DOMRect
    return { x: right - 20, y: box.top + 30 }
  })
  await page.mouse.click(last.x, last.y, { button: 'right' })
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await expect
    .poll(() => menu.evaluate((one) => one.closest('[popover]')?.getBoundingClientRect().right))
    .toBeLessThanOrEqual(1440 - 24)
})

test('a closeup that is reloaded leads back to the same place, and a phone that is turned keeps it', async () => {
  const page = await openPage({ size: 'phone' })
  await scrollToIndex(page, 30)
  const { index, scroll } = await findCardInView(page)
  const address = await pinLink(page, index).getAttribute('href')
  await pinLink(page, index).click()
  await page.waitForURL(/\/pin\//, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  await page.reload()
  // The back link is rendered by script; the server's markup does not have it.
  await waitForHydration(page)
  await page.goBack()
  await page.waitForFunction((top) => scrollY === top, scroll, { timeout: 30_000 })
  expect(await pinLink(page, index).getAttribute('href')).toBe(address)

  const seenAt = async () => {
    const box = await cardAt(page, index).boundingBox()
    return Math.round(box?.y ?? Number.NaN)
  }
  const upright = page.viewportSize() ?? { width: 0, height: 0 }
  const was = await seenAt()
  await page.setViewportSize({ width: upright.height, height: upright.width })
  const isSeen = async () => (await seenAt()) > -300 && (await seenAt()) < upright.width
  await expect.poll(isSeen).toBe(true)
  await page.setViewportSize(upright)
  await expect.poll(seenAt).toBe(was)
})

test('without a connection cards keep their color and title, pins open, and nobody is blamed', async () => {
  const page = await openPage({ who: await someone(), complaints: [/ERR_INTERNET_DISCONNECTED/] })
  const opened = page.waitForResponse(/\/assets\/SendDialog.*js/, { timeout: 30_000 })
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 10)
  // The last part of the code to be preloaded.
  await opened
  await page.context().setOffline(true)
  const bar = page.getByRole('status').getByText('You’re offline.')
  await bar.waitFor()
  const barEnd = await bar.evaluate((one) => one.getBoundingClientRect().bottom)
  expect(await page.locator('#root').evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingTop))).toBe(
    barEnd,
  )
  await page.mouse.wheel(0, 6000)
  await page.getByText('More Pins will load when you’re back online.').waitFor()
  const missing = page.locator('[data-base] article img[data-missing]')
  await expect.poll(() => missing.count()).toBeGreaterThan(0)
  expect(await missing.first().evaluate((one) => getComputedStyle(one).opacity)).toBe('0')
  const colour = missing.first().locator('xpath=..')
  expect(await colour.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
  const card = allCards(page).last().locator('article')
  const title = (await card.locator('p').first().textContent()) ?? ''
  await card.locator('a').first().click()
  await expect.poll(() => page.locator('main h1').textContent()).toBe(title)
  await page.locator('[data-closeup] [data-save]').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await page.goBack()
  const loaded = page.waitForResponse(/UserHomefeedResource/)
  await page.context().setOffline(false)
  await loaded
  await expect.poll(() => missing.count()).toBe(0)
})

test('cookie.1 on a phone bars leave room, every action is in reach, and nothing asks a finger to drop', async () => {
  const page = await openBlankPage({ size: 'phone' })
  await page.context().clearCookies({ name: 'bb_consent' })
  const cookies = page.getByRole('region', { name: 'Cookies' })
  const heightOf = async () => (await cookies.boundingBox())?.height ?? Number.POSITIVE_INFINITY
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  await visitPage(page, '/')
  await cookies.getByText('We need a few to keep you signed in.').waitFor()
  expect(await heightOf()).toBeLessThanOrEqual(window.height * 0.22)
  for (const name of ['Let me choose', 'Reject all', 'Accept all'])
    expect((await cookies.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await pinLink(page, 0).click()
  const save = page.locator('#main [data-closeup] [data-save]')
  await save.waitFor()
  const endOfSave = await save.evaluate((one) => one.getBoundingClientRect().bottom)
  expect(endOfSave).toBeLessThanOrEqual((await cookies.boundingBox())?.y ?? 0)
  await page.setViewportSize({ width: 360, height: 600 })
  for (const path of ['/login/', '/signup/', '/password/reset/']) {
    await followLink(page, path)
    const box = await cookies.boundingBox()
    for (const field of await page.locator('#main form input:visible').all()) {
      await field.focus()
      const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
      const now = (await cookies.boundingBox()) ?? box
      expect(y + height <= (now?.y ?? 0) || y >= (now?.y ?? 0) + (now?.height ?? 0), path).toBe(true)
    }
  }

  const who = await signInDemoPerson('collaborator')
  await acceptAllCookies(who)
  const own = await openPage({ size: 'phone', who })
  expect(await own.locator('header img:visible, nav img:visible').count()).toBe(1)
  await own.getByRole('button', { name: 'Your account' }).waitFor()
  await followLink(own, '/pin-creation-tool/')
  await own.getByRole('button', { name: 'Choose files' }).waitFor()
  expect(await own.getByText(/drop/i).filter({ visible: true }).count()).toBe(0)
  await followLink(own, '/settings/profile/')
  await own.getByRole('button', { name: 'Change picture' }).waitFor()
  expect(await own.getByText(/drop/i).filter({ visible: true }).count()).toBe(0)

  // If the tabs don't fit, the selected one is scrolled into view.
  await followLink(own, '/search/users/?q=moss')
  const chosen = own.getByRole('navigation', { name: 'Search in' }).getByRole('link', { name: 'People' })
  await chosen.waitFor()
  const tab = await chosen.boundingBox()
  expect([tab && tab.x >= 0, tab && tab.x + tab.width <= window.width]).toEqual([true, true])

  const owner = await someone()
  const board = await owner.wire.must('Board', 'create', { name: 'In order' })
  await pinOf(owner, 'One', { board_id: board.id })
  const sorting = await openPage({ size: 'phone', who: owner, path: board.url })
  await sorting.getByRole('link', { name: 'Organize' }).click()
  const bar = sorting.getByRole('region', { name: 'Organize Pins' })
  await bar.waitFor()
  for (const width of [412, 320]) {
    await sorting.setViewportSize({ width, height: 800 })
    for (const button of await bar.getByRole('button').all()) {
      const { x, y, width: wide, height } = (await button.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
      const top = await sorting.evaluate(
        ([left, up]) => document.elementFromPoint(left, up)?.closest('button')?.textContent,
        [x + wide / 2, y + height / 2] as const,
      )
      expect(top).toBe(await button.textContent())
    }
  }

  const zoomed = await openPage({ size: 'zoomed', who: owner })
  await zoomed.mouse.wheel(0, 400)
  await zoomed.mouse.wheel(0, -60)
  const bars = () =>
    zoomed.evaluate(() => {
      const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
        const { position, visibility } = getComputedStyle(one)
        return /fixed|sticky/.test(position) && visibility === 'visible' && one.getClientRects().length > 0
      })
      const room = fixed
        .map((one) => one.getBoundingClientRect())
        .filter(({ bottom, top }) => bottom > 0 && top < innerHeight)
      return room.reduce((sum, { height }) => sum + height, 0) / innerHeight
    })
  await expect.poll(bars).toBeLessThanOrEqual(0.2)
})
