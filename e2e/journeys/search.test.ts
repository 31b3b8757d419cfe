import type { Locator, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { allCards, cardAt, pinLink, scrollToIndex } from '../grid.ts'
import { freezeTime } from '../time.ts'
import { chooseCardAction } from '../touch.ts'
import { signInDemoPerson, signUpPerson } from '../wire.ts'

test('search.6 search.20 a search is logged once, a click on a result with its place, and hiding there names the search; Back is where one was', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({ who, path: '/' })
  const told = recordEvents(page)
  await visitPage(page, '/search/pins/?q=blue&rs=typed')
  await scrollToIndex(page, 28)
  await page.evaluate(() => window.scrollTo(0, 60))
  const id = /\/pin\/(\d+)\//.exec((await pinLink(page, 2).getAttribute('href')) ?? '')?.[1]
  await pinLink(page, 2).click()
  await page.waitForURL(/\/pin\//)
  await page.goBack()
  await page.waitForURL(/\/search\//)
  await pinLink(page, 2).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60)
  await flushEvents(page)
  const ofType = (type: number) => told.filter(({ event_type }) => event_type === type)
  await expect.poll(() => ofType(101).map((one) => [one.object_id_str, one.aux_data?.position])).toEqual([[id, 2]])
  expect(ofType(701).map(({ aux_data }) => aux_data)).toEqual([
    expect.objectContaining({ query: 'blue', rs: 'typed', type: 'pins', result_count: expect.any(Number) }),
  ])
  const hiding = page.waitForRequest(/SearchPinHideResource\/update/)
  await chooseCardAction(page, 'desktop', cardAt(page, 1), 'Hide Pin')
  const sent = JSON.parse(new URLSearchParams((await hiding).postData() ?? '').get('data') ?? '{}').options
  expect(sent).toMatchObject({ query: 'blue', pin_type: expect.any(String) })
})

test('search.6 search.10 guides narrow a search, stay while later pages load, are called as they were offered and taken off again; tabs without guides leave them out', async () => {
  const page = await openPage({ path: '/search/pins/?q=blue' })
  const offered = () => page.getByLabel('Refine your search').getByRole('link').allTextContents()
  const first = await offered()
  expect(first.length).toBeGreaterThan(2)
  await scrollToIndex(page, 60)
  expect(await offered()).toEqual(first)
  await visitPage(page, '/search/pins/?q=mushroom')
  const shown = () => allCards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-pin')))
  const row = page.getByLabel('Refine your search')
  const isDrawn = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0
  await expect.poll(() => row.locator('a img').first().evaluate(isDrawn)).toBe(true)
  const before = await shown()
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('link', { name, exact: true }).click()
  const chosen = row.getByRole('link', { name: `Remove ${name}` })
  await chosen.waitFor()
  await expect.poll(async () => (await shown()).length).toBeLessThan(before.length)
  const narrowed = await shown()
  expect(narrowed.length).toBeGreaterThan(0)
  expect(before).toEqual(expect.arrayContaining(narrowed))
  expect(await row.getByRole('link', { name, exact: true }).count()).toBe(0)
  const boards = page.waitForRequest(/BaseSearchResource/)
  await page.getByRole('link', { name: 'Boards', exact: true }).click()
  expect(decodeURIComponent((await boards).url())).not.toContain('"guides"')
  // The filters stay in the URL and apply to pins again.
  await page.waitForURL(/\/search\/boards\/.*guide=/)
  await page.goBack()
  await chosen.waitFor()
  await page.goForward()
  await page.waitForURL(/\/search\/boards\//)
  await page.getByRole('link', { name: 'Pins', exact: true }).click()
  await chosen.click()
  await expect.poll(shown).toEqual(before)
})

test('search.18 search.21 filters are named where the words alone find something; words that are too many can be changed', async () => {
  const page = await openPage({ path: '/search/pins/?q=vase&kind=recipe&color=purple&since=day' })
  await page.getByText('No results for “vase” with these filters.').waitFor()
  await page.getByRole('link', { name: 'Clear filters' }).first().waitFor()
  await visitPage(page, '/search/videos/?q=qqxzv%20wwjk&since=day')
  await page.getByText('No videos match “qqxzv wwjk.” Try fewer or different words.').waitFor()

  await visitPage(page, `/search/pins/?q=${'word '.repeat(61).trim()}`)
  await page.getByText('Searches can be up to 300 characters. Try fewer words.').waitFor()
  await page.getByRole('link', { name: 'Edit search' }).click()
  const field = page.getByRole('combobox', { name: /Search/ }).first()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('vase')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=vase(&|$)/)
  await allCards(page).first().waitFor()
  const plain = await openPage({ javaScript: false, path: `/search/pins/?q=${'word '.repeat(61).trim()}` })
  await plain.getByRole('link', { name: 'Edit search' }).click()
  await plain.getByRole('heading', { name: 'What are you looking for?' }).waitFor()
})

test('search.18 a failure keeps what is loaded and offers to try again', async () => {
  const page = await openPage({ path: '/search/pins/?q=blue', complaints: [/BaseSearchResource/] })
  await page.route('**/resource/BaseSearchResource/get/**', (route) => route.abort())
  await page.mouse.wheel(0, 8000)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(await allCards(page).count()).toBeGreaterThan(5)
  await page.unroute('**/resource/BaseSearchResource/get/**')
  await again.click()
  await scrollToIndex(page, 30)
})

test('search.3 search.5 a word with colors of its own stands in them above the results; staff change that at /admin/search/', async () => {
  const page = await openPage({ path: '/search/pins/?q=a%20Golden%20Hour%20walk' })
  const word = page.locator('h1 mark')
  expect(await word.textContent()).toBe('Golden Hour')
  expect(await word.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(255, 241, 214)')
  expect(
    await word
      .locator('span')
      .nth(1)
      .evaluate((one) => getComputedStyle(one).color),
  ).toBe('rgb(154, 59, 0)')
  await expectAccessible(page, 'a search with a word in color')
  await visitPage(page, '/search/pins/?q=goldenhour')
  expect(await word.count()).toBe(0)
  const desk = await openPage({ who: await signInDemoPerson('employee'), path: '/admin/search/', complaints: [/400/] })
  const form = desk.getByRole('form', { name: 'Add words' })
  await form.getByLabel('Words').fill('bowerbirds, bower')
  await form.getByLabel('Letter colors').fill('#fff0d0')
  await form.getByRole('button', { name: 'Add' }).click()
  await form.getByText('hard to read').waitFor()
  await form.getByLabel('Letter colors').fill('#0b4f8a, #0a5c66')
  await form.getByRole('button', { name: 'Add' }).click()
  await desk.getByRole('form', { name: 'bowerbirds' }).waitFor()
  await expectAccessible(desk, 'words in color')
  await visitPage(page, '/search/pins/?q=a%20bower')
  expect(await word.textContent()).toBe('bower')
  await desk.getByRole('button', { name: 'Remove bowerbirds' }).click()
  await desk.getByRole('form', { name: 'bowerbirds' }).waitFor({ state: 'detached' })
})

test('search.2 search.15 while one types, words, people and boards are offered after a pause, walked by keys, counted aloud and logged when chosen; search.11 a filter is logged', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  // Some requests are made to fail below.
  const page = await openPage({ who, path: '/', complaints: [/AdvancedTypeaheadResource/] })
  const told = recordEvents(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('AdvancedTypeaheadResource')) return
    asked.push(JSON.parse(new URL(request.url()).searchParams.get('data') ?? '{}').options.term)
  })
  const field = page.getByRole('combobox', { name: /Search/ }).first()
  const options = page.getByRole('option')
  // Key presses within 150 ms cause one request; the empty field caused one before.
  await freezeTime(page)
  for (const letter of 'kitc') {
    await field.pressSequentially(letter)
    await page.clock.runFor(140)
  }
  expect(asked.filter(Boolean)).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(() => asked.filter(Boolean)).toEqual(['kitc'])
  await page.clock.resume()
  await options.nth(2).waitFor()
  const count = await options.count()
  await page
    .getByRole('status')
    .filter({ hasText: `${count} suggestions` })
    .waitFor({ state: 'attached' })
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  const active = async () => options.evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'))
  for (const [key, at] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', count - 1],
    ['Home', 0],
    ['ArrowUp', -1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(active).toBe(at)
  }
  // A list that is too long scrolls to the item selected by keys.
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ ...size, height: 260 })
  const isSeen = (option: Locator) =>
    option.evaluate((one) => {
      const list = one.closest('[role=listbox]')?.parentElement?.getBoundingClientRect()
      const { top, bottom } = one.getBoundingClientRect()
      return list !== undefined && top >= list.top && bottom <= list.bottom
    })
  expect(await isSeen(options.last())).toBe(false)
  for (const [key, option] of [
    ['End', options.last()],
    ['Home', options.first()],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => isSeen(option)).toBe(true)
  }
  await page.setViewportSize(size)
  // Suggestions for other text can't be chosen while an answer is pending, or when none arrives.
  const isFor = (request: Request, term: string) =>
    request.url().includes('AdvancedTypeaheadResource') &&
    request.url().includes(encodeURIComponent(`"term":"${term}"`))
  const refused = (term: string) => page.waitForEvent('requestfailed', (request) => isFor(request, term))
  await page.route('**/AdvancedTypeaheadResource/**', (route) => route.abort())
  const [longer, same] = [refused('kitcx'), refused('kitc')]
  await field.pressSequentially('x')
  expect(await options.count()).toBe(0)
  await longer
  expect(await options.count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await field.press('Backspace')
  expect(await options.count()).toBe(count)
  await same
  expect(await options.count()).toBe(count)
  await page.unroute('**/AdvancedTypeaheadResource/**')
  await page.keyboard.press('Escape')
  expect([await options.count(), await field.getAttribute('aria-expanded')]).toEqual([0, 'false'])
  // An answer that arrives after a newer one is ignored.
  const [late, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const end = (request: Request) => {
    if (isFor(request, 'zz')) over.resolve()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.route('**/AdvancedTypeaheadResource/**', async (route) => {
    if (isFor(route.request(), 'zz')) await late.promise
    await route.continue().catch(() => {})
  })
  const first = page.waitForRequest((request) => isFor(request, 'zz'))
  await field.fill('zz')
  await first
  await field.fill('candl')
  await expect.poll(() => options.first().textContent()).toContain('candle')
  const shown = await options.allTextContents()
  late.resolve()
  await over.promise
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await options.allTextContents()).toEqual(shown)
  await page.unroute('**/AdvancedTypeaheadResource/**')
  await field.fill('kitc')
  await expect.poll(() => options.count()).toBe(count)
  await page.keyboard.press('ArrowDown')
  const label = await options.first().textContent()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\/pins\/\?q=kitchen/)
  expect(label).toContain('kitchen')
  await page.locator('summary').filter({ hasText: 'Filters' }).click()
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Videos' }).click()
  await page.waitForURL(/kind=video/)
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Blue', exact: true }).click()
  await page.waitForURL(/color=blue/)
  await flushEvents(page)
  await visitPage(page, '/search/buyable_pins/?q=vase&on_sale=true&sort=price_up')
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await page.waitForURL((url) => !url.search.includes('on_sale'))
  await flushEvents(page)
  const aux = (type: number) => told.filter(({ event_type }) => event_type === type).map(({ aux_data }) => aux_data)
  await expect
    .poll(() => aux(703))
    .toEqual([
      expect.objectContaining({ kind: 'video' }),
      expect.objectContaining({ color: 'blue' }),
      expect.objectContaining({ on_sale: null, sort: null }),
    ])
  expect(aux(702)).toEqual([expect.objectContaining({ term: 'kitc', resultIndex: 0 })])
})

test('card.53 search.17 results that are mostly products stand in a surface of their own, whose cards are saved like any other', async () => {
  const page = await openPage({ who: await signUpPerson(), path: '/search/pins/?q=handmade&kind=product' })
  const surface = page.locator('[data-base] [data-surface=SearchItemHighShoppingIntent]')
  const card = surface.locator('article[data-pin]').first()
  await card.waitFor()
  expect(await card.locator('[data-price]').textContent()).not.toBe('')
  await card.locator('a').first().hover()
  await card.locator('[data-save]').click()
  await card.locator('[data-saved]').waitFor({ state: 'attached' })
  await visitPage(page, '/search/pins/?q=handmade')
  await page.locator('[data-base] [data-surface=SearchItem] article[data-pin]').first().waitFor()
  expect(await surface.count()).toBe(0)
})

test('search.16 recent searches that are taken off in the field’s list are gone from the page, too; search.12 a merchant has their badge among people; search.20 a click there carries its place', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  for (const query of ['blue', 'vase', 'moss']) await who.wire.must('BaseSearch', 'get', { query })
  const page = await openPage({ who, path: '/search/' })
  const chips = page.locator('section', { has: page.getByRole('heading', { name: 'Recent searches' }) })
  const terms = () => chips.getByRole('link').allTextContents()
  await expect.poll(terms).toEqual(['moss', 'vase', 'blue', 'Settings'])
  const field = page.getByRole('combobox', { name: /Search/ }).first()
  await field.click()
  await page.getByRole('option', { name: /moss/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Delete')
  await expect.poll(terms).toEqual(['vase', 'blue', 'Settings'])
  await page.locator('search').getByRole('button', { name: 'Clear recent searches' }).click()
  await chips.waitFor({ state: 'detached' })
  await expect.poll(async () => (await who.wire.must('RecentSearches', 'get')).terms).toEqual([])
  await visitPage(page, '/search/users/?q=nest%20pottery')
  const found = page.getByRole('listitem').filter({ has: page.locator('a[href="/nest_pottery/"]') })
  await found.locator('[data-badge=merchant]').waitFor()
  await expectAccessible(page, 'people with a badge')
  // The profile link covers the person's whole row.
  const told = recordEvents(page)
  await found.getByText('@nest_pottery').click({ force: true })
  await page.waitForURL(/\/nest_pottery\/$/)
  await flushEvents(page)
  const clicks = () => told.filter(({ event_type }) => event_type === 101).map(({ aux_data }) => aux_data?.position)
  await expect.poll(clicks).toEqual([0])
})

test('search.13 search.20 boards that only their people find stand over the public ones, each part with its heading at the edge of its tiles', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const word = `Zander${Date.now().toString(36)}`
  await who.wire.must('Board', 'create', { name: `${word} in secret`, privacy: 'secret' })
  const { id } = await who.wire.must('Board', 'create', { name: `${word} for all` })
  const search = () => who.wire.must('BaseSearch', 'get', { query: word, scope: 'boards' })
  await expect.poll(async () => JSON.stringify(await search()), { timeout: 20_000 }).toContain('for all')
  for (const size of ['desktop', 'phone'] as const) {
    const page = await openPage({ who, size, path: `/search/boards/?q=${word}` })
    const boxOf = async (role: 'heading' | 'list', name: string) => {
      const box = await page.getByRole(role, { name, exact: true }).boundingBox()
      return box ?? { x: Number.NaN, y: Number.NaN, height: Number.NaN }
    }
    const [own, open_] = ['Not public', 'Public boards']
    for (const name of [own, open_])
      expect(Math.abs((await boxOf('heading', name)).x - (await boxOf('list', name)).x), name).toBeLessThan(1)
    const tiles = await boxOf('list', own)
    expect((await boxOf('heading', open_)).y).toBeGreaterThanOrEqual(tiles.y + tiles.height + 24)
    const tile = page.getByRole('link', { name: new RegExp(`${word} for all ${who.firstName}`) })
    await tile.waitFor()
    // On a phone the row of tabs is wider than the page and fades at both ends, and the empty field has a one-word
    // placeholder.
    const tabs = page.getByRole('navigation', { name: 'Search in' })
    const ends = () => Promise.all(['before', 'after'].map((end) => tabs.getAttribute(`data-more-${end}`)))
    await expect.poll(ends).toEqual(size === 'phone' ? ['true', 'true'] : ['false', 'false'])
    await page.getByRole('combobox', { name: /Search/ }).fill('')
    const short = page.locator('search form').getByText('Search', { exact: true })
    expect(await short.isVisible()).toBe(size === 'phone')
    if (size === 'phone') expect(await short.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    await page.keyboard.press('Escape')
    await expectAccessible(page, 'boards found')
    // A click logs its position, counted after the board that only its members can find (search.20).
    const told = recordEvents(page)
    await tile.click()
    await page.waitForURL(/-for-all\//)
    await flushEvents(page)
    const clicks = () => told.filter(({ event_type }) => event_type === 101)
    await expect.poll(clicks).toEqual([expect.objectContaining({ object_id_str: id })])
    expect(clicks()[0]?.aux_data).toMatchObject({ position: 1 })
  }
})

test('search.15 search.21 the notice for a word that staff marked is reached by keys from the field, and is no list', async () => {
  const staff = await signInDemoPerson('employee')
  const word = `nuisance${Date.now().toString(36)}`
  await staff.wire.must('MarkedWords', 'create', { word })
  const page = await openPage({ path: '/' })
  const field = page.getByRole('combobox', { name: /Search/ }).first()
  const notice = page.locator('search a[href="/community-guidelines/"]')
  // The list of marked words is reloaded every few seconds.
  await expect
    .poll(async () => {
      await field.fill('')
      await field.fill(word)
      await page.waitForTimeout(500)
      return notice.count()
    })
    .toBe(1)
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  for (const _ of ['Clear', 'notice']) await page.keyboard.press('Tab')
  expect(await notice.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await notice.waitFor({ state: 'detached' })
  await staff.wire.must('MarkedWords', 'delete', { word })
})
