import { expect, test } from 'vitest'
import { followLink, openBlankPage, openPage, visitPage, waitForHydration } from '../browser.ts'
import { allowCopying } from '../clipboard.ts'
import { allCards, cardAt, pinLink } from '../grid.ts'
import { freezeTime } from '../time.ts'
import { baseUrl, findPinWithRelated, signUpPerson, Wire } from '../wire.ts'

test('theme.1 the dark theme is kept, comes with the server’s page, and has its background at once', async () => {
  const page = await openPage({ who: await signUpPerson(), path: '/settings/' })
  await page.getByRole('button', { name: 'Your account' }).click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitemcheckbox', { name: 'Dark' }).click()])
  await waitForHydration(page)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await background()).toBe('rgb(17, 17, 17)')
  expect(await page.evaluate(() => localStorage.getItem('bb:theme'))).toBe('dark')
  const html = await (await page.request.get('/')).text()
  expect(html).toMatch(/<html[^>]*data-theme="dark"/)
})

test('theme.2 storage that throws is logged, and every page and the switch still work', async () => {
  const page = await openBlankPage({ who: await signUpPerson() })
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(Storage.prototype, 'getItem', { value: refuse })
    Object.defineProperty(Storage.prototype, 'setItem', { value: refuse })
  })
  await visitPage(page, '/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitemcheckbox', { name: 'Dark' }).click()])
  await waitForHydration(page)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(warnings.some((text) => text.includes('bb:theme'))).toBe(true)
  await pinLink(page, 0).click()
  await page.waitForURL(/\/pin\//)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a new version while a page is open: the next navigation loads the page whole, once', async () => {
  const page = await openPage({ path: '/robin_vale/' })
  let loads = 0
  page.on('load', () => loads++)
  // The page also logs views by itself; those answers must not report the new version here.
  await page.route('**/resource/UserPinsResource/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-version': 'a-newer-one' } })
  })
  await page.getByRole('link', { name: 'All Pins' }).click()
  await page.waitForURL('**/pins/')
  await allCards(page).first().waitFor()
  expect(loads).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('link', { name: 'Created' }).click()
  await page.waitForURL('**/_created/')
  await expect.poll(() => loads).toBe(1)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'All Pins' }).click()
  await page.waitForURL('**/pins/')
  expect(loads).toBe(1)
})

test('another’s secret board is not there for a stranger, by page and by wire', async () => {
  const owner = await signUpPerson()
  const board = await owner.wire.must('Board', 'create', { name: 'Hidden plans', privacy: 'secret' })
  const own = await openPage({ who: owner, path: board.url })
  expect(await own.locator('h1').textContent()).toBe('Hidden plans')
  const stranger = await signUpPerson()
  for (const { cookieHeader: cookie } of [stranger.wire, new Wire()]) {
    const response = await fetch(baseUrl + board.url, { headers: { cookie } })
    const text = await response.text()
    expect(response.status).toBe(404)
    expect(text).toMatch(/<h1[^>]*>This page has flown<\/h1>/)
    expect(text).not.toContain('Hidden plans')
  }
  expect((await stranger.wire.ask('Board', 'get', { board_id: board.id })).status).toBe(404)
  expect((await stranger.wire.ask('BoardFeed', 'get', { board_id: board.id })).status).toBe(404)
  const boards = await stranger.wire.must('Boards', 'get', { username: owner.username })
  expect(boards).toEqual([])
})

test('save.21 Save pressed twice at once makes one pin, and the save shows in another tab', async () => {
  const who = await signUpPerson()
  const board = await who.wire.must('Board', 'create', { name: 'Two taps' })
  const page = await openPage({ who, path: `/pin/${await findPinWithRelated(who)}/` })
  const save = page.locator('article [data-save]').first()
  await page
    .getByRole('button', { name: /Choose a board/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'Two taps' }).click()
  await expect.poll(() => save.textContent()).toBe('Saved')
  const pins = async () => (await who.wire.must('BoardFeed', 'get', { board_id: board.id })).length
  await expect.poll(pins).toBe(1)
  // Below a tall picture the grid renders no cards until it is scrolled near.
  await page.locator('#more').scrollIntoViewIfNeeded()
  await followLink(page, (await page.locator('section li[data-index] article a').first().getAttribute('href')) ?? '')
  await save.dblclick()
  await expect.poll(pins).toBe(2)
  expect(await save.textContent()).toBe('Saved')
  const tab = await page.context().newPage()
  await visitPage(tab, board.url)
  expect(await allCards(tab).count()).toBe(2)
})

test.each(['desktop', 'phone'] as const)(
  'toast.1 on a %s a notice comes after 100 ms and goes by itself after 2 s; the pointer holds it',
  async (size) => {
    const who = await signUpPerson()
    const page = await openPage({ size, who, path: `/pin/${await findPinWithRelated(who)}/` })
    const copied = await allowCopying(page)
    await page.getByRole('button', { name: 'More options', exact: true }).click()
    const copy = page.getByRole('menuitem', { name: 'Copy link' })
    await copy.waitFor()
    await freezeTime(page)
    await copy.click()
    const toast = page.getByRole('region', { name: 'Notices' }).getByText('Link copied')
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor({ state: 'attached' })
    expect(await copied()).toMatch(/\/pin\/\d+\/\?invite_code=\w+$/)
    expect(await toast.count()).toBe(0)
    await page.clock.runFor(110)
    await toast.waitFor()
    if (size === 'desktop') {
      await toast.hover()
      await page.clock.runFor(9000)
      expect(await toast.isVisible()).toBe(true)
    }
    // The dialog may open under the pointer.
    await page.mouse.move(5, 5)
    const leaves = () => toast.locator('xpath=..').evaluate((one) => /leaving/.test(one.className))
    await page.clock.runFor(1970)
    expect(await leaves()).toBe(false)
    await page.clock.runFor(40)
    await expect.poll(leaves).toBe(true)
    await page.clock.runFor(170)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(50)
    await expect.poll(() => toast.count()).toBe(0)
  },
)

test('shell.4 a part that crashes is reported and leaves; the page around it lives, and the frame around a page', async () => {
  const page = await openPage({ who: await signUpPerson(), complaints: [/React error #31/] })
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  const broken = async (question: string, change: (data: never) => void) =>
    page.route(`**/resource/${question}Resource/get/**`, async (route) => {
      const answer = await (await route.fetch()).json()
      change(answer.resource_response.data as never)
      await route.fulfill({ json: answer })
    })
  await broken('AdvancedTypeahead', ({ items }: { items: { label: unknown }[] }) => {
    for (const item of items) item.label = {}
  })
  const field = page.getByRole('combobox').first()
  await field.fill('la')
  await expect.poll(() => reports.some((text) => text.includes('#31'))).toBe(true)
  expect(await page.getByRole('listbox').count()).toBe(0)
  expect(await field.inputValue()).toBe('la')
  await broken('User', (user: { about: unknown }) => (user.about = { words: 'none' }))
  await followLink(page, '/robin_vale/')
  await page.getByRole('heading', { level: 1, name: 'Something snapped' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await pinLink(page, 0).click()
  await page.waitForURL(/\/pin\//)
})

test('toast.2 notices stand apart: one arrives in 300 ms, the others make room in 400, its picture settles in 650', async () => {
  const page = await openPage({ who: await signUpPerson() })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const seen = new Set<unknown>()
    Object.assign(window, { seen })
    const inNotices = (one: Animation) => (one.effect as KeyframeEffect).target?.closest('[popover=manual]')
    setInterval(() => {
      for (const one of document.getAnimations()) if (inNotices(one)) seen.add(one.effect?.getTiming().duration)
    }, 20)
  })
  for (const index of [0, 1]) {
    await pinLink(page, index).hover()
    await cardAt(page, index).locator('[data-save]').click()
  }
  const texts = page.getByRole('region', { name: 'Notices' }).getByText('Saved to Profile')
  await expect.poll(() => texts.count()).toBe(2)
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen])
  await expect.poll(seen).toEqual(expect.arrayContaining([300, 400, 650]))
  const moving = () =>
    page.evaluate(() => document.querySelector('section[popover=manual]')?.getAnimations({ subtree: true }).length)
  await expect.poll(moving).toBe(0)
  const boxes = await texts
    .locator('xpath=..')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(boxes[0]?.bottom).toBeLessThanOrEqual(boxes[1]?.top ?? 0)
})

test('toast.2 the notice about cookies stands for 3 s', async () => {
  const page = await openBlankPage({})
  await page.context().clearCookies({ name: 'bb_consent' })
  await visitPage(page, '/about/community-guidelines/')
  const reject = page.getByRole('button', { name: 'Reject all' })
  await reject.waitFor()
  await freezeTime(page)
  await reject.click()
  const toast = page.getByRole('region', { name: 'Notices' }).getByText('Your cookie choices have been saved.')
  await page.getByRole('status').filter({ hasText: 'Your cookie choices' }).waitFor({ state: 'attached' })
  await page.clock.runFor(110)
  await toast.waitFor()
  const leaves = () => toast.locator('xpath=..').evaluate((one) => /leaving/.test(one.className))
  await page.clock.runFor(2970)
  expect(await leaves()).toBe(false)
  await page.clock.runFor(40)
  await expect.poll(leaves).toBe(true)
})
