import { expect, test } from 'vitest'
import { followLink, openPage, visitPage, waitForHydration } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { allCards, cardAt, findCardInView, pinLink, scrollToIndex } from '../grid.ts'
import { readCardPinId } from '../guest.ts'
import { holdRequests } from '../hold-requests.ts'
import { waitUntilDrawnAndIdle } from '../time.ts'
import { baseUrl, signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

/** The server's response for a page, for a signed-in person. */
const sentTo = ({ wire }: TestPerson, path: string) => fetch(baseUrl + path, { headers: { cookie: wire.cookieHeader } })

const focusedIndex = () => document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index

test.each(['desktop', 'phone'] as const)(
  'a visitor walks from home to a pin and back on a %s, and a reload far down comes back to the same place',
  async (size) => {
    const page = await openPage({ size })
    expect(await page.title()).toBe('Bowerbird: find and keep ideas')
    await scrollToIndex(page, 60)
    const { index, x, y, scroll } = await findCardInView(page)
    const address = await pinLink(page, index).getAttribute('href')
    const name = await cardAt(page, index).locator('article p').first().textContent()
    await page.mouse.click(x, y)
    await page.waitForURL((url) => url.pathname === address)
    const heading = page.locator('main h1')
    await expect.poll(() => heading.textContent()).toBe(name)
    await expect.poll(() => page.title()).toBe(`${name} | Bowerbird`)
    expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.locator('[data-base]').getAttribute('inert')).not.toBeNull()
    await page.locator('main #more').scrollIntoViewIfNeeded()
    await page.locator('main section li[data-index]').first().waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.evaluate(() => scrollY)).toBe(scroll)
    expect(await page.evaluate(focusedIndex)).toBe(String(index))
    await expect.poll(() => page.title()).toBe('Bowerbird: find and keep ideas')
    if (size === 'phone') return
    await page.reload()
    await page.waitForFunction((top) => scrollY === top, scroll)
    expect(await pinLink(page, index).getAttribute('href')).toBe(address)
  },
)

test('related pins lead on and on, and Back goes the whole way; ctrl-click opens a tab of its own and leaves the page as it is', async () => {
  const page = await openPage({})
  await pinLink(page, 2).click()
  await page.waitForURL(/\/pin\//)
  const first = page.url()
  await page.locator('main #more').scrollIntoViewIfNeeded()
  const related = page.locator('main section li[data-index] article a').first()
  await related.click()
  await page.waitForURL((url) => url.href !== first)
  await page.goBack()
  await page.waitForURL(first)
  await page.locator('main h1').waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(focusedIndex)).toBe('2')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    pinLink(page, 1).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL(/\/pin\//)
  expect(await tab.locator('main h1, [role=main] h1').count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/')
})

type Source = { node: Element | null; previousRect: DOMRectReadOnly }

test('card.22 the grid is endless, keeps few cards, and nothing ever moves', async () => {
  const page = await openPage({})
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      // If scrolling was faster than loading, only the end of the list moves down.
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        for (const { node, previousRect: was } of entry.sources)
          if (was.width < innerWidth / 2 || was.height > 140)
            moved.push(`${JSON.stringify(was)} ${node?.outerHTML.slice(0, 200)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const most = await scrollToIndex(page, 220)
  expect(most).toBeLessThanOrEqual(150)
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  expect(moved).toEqual([])
  const colour = await allCards(page)
    .last()
    .locator('article span')
    .first()
    .evaluate((one) => one.style.backgroundColor)
  expect(colour).toMatch(/^rgb/)
})

test('a bar says when the connection is gone, and goes when it is back; when a page of the grid fails, what is loaded stays and another try goes on', async () => {
  const page = await openPage({ complaints: [/UserHomefeedResource/, /ERR_INTERNET_DISCONNECTED/] })
  const bar = page.getByText('You’re offline')
  await page.context().setOffline(true)
  await bar.waitFor()
  await page.context().setOffline(false)
  await bar.waitFor({ state: 'detached' })
  const address = '**/resource/UserHomefeedResource/get/**'
  await page.route(address, (route) => route.abort())
  await page.mouse.wheel(0, 4000)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBeGreaterThan(0)
  expect(await allCards(page).count()).toBeGreaterThan(5)
  await page.unroute(address)
  await again.click()
  await scrollToIndex(page, 30)
})

test('a page whose code can’t be had says so and comes by itself; a part waits and takes nothing away', async () => {
  const page = await openPage({
    complaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|import|preload/],
    who: await signUpPerson(),
  })
  const pin = (await pinLink(page, 0).getAttribute('href')) ?? ''
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Explore' }).click()
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/ideas/')
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Explore' }).waitFor()
  let failures = 0
  await page.route('**/assets/Comments-*.js*', (route) => (failures++ < 2 ? route.abort() : route.continue()))
  await visitPage(page, pin)
  const words = page.getByRole('textbox', { name: 'Add a comment' })
  await words.fill('Lovely')
  await expect.poll(() => failures).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Post' }).waitFor()
  expect(await words.inputValue()).toBe('Lovely')
})

test('route.9 /me/ leads to one’s own profile; route.7 its tabs have addresses', async () => {
  const who = await signInDemoPerson('user')
  const page = await openPage({ who, path: '/me/' })
  expect(new URL(page.url()).pathname).toBe(`/${who.username}/`)
  await page.getByRole('link', { name: 'All Pins' }).click()
  await page.waitForURL(`**/${who.username}/pins/`)
  await allCards(page).first().waitFor()
  await page.getByRole('link', { name: 'Created' }).click()
  await page.waitForURL(`**/${who.username}/_created/`)
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await page.waitForURL(`**/${who.username}/_saved/`)
  await page
    .getByRole('link', { name: /Slow kitchen/ })
    .first()
    .click()
  await page.waitForURL(`**/${who.username}/slow-kitchen/`)
  expect(await page.locator('h1').textContent()).toBe('Slow kitchen')
  const section = page
    .getByRole('region', { name: /sections/i })
    .getByRole('link')
    .first()
  await section.click()
  await page.waitForURL(new RegExp(`/${who.username}/slow-kitchen/[^/]+/$`))
  expect(await page.locator('h1').count()).toBe(1)
})

test('route.31 a visitor is sent to the lower-cased username, someone signed in is not', async () => {
  const visitor = await fetch(`${baseUrl}/Robin_Vale/slow-kitchen/?a=1`)
  expect(visitor.url).toMatch(/\/robin_vale\/slow-kitchen\/\?a=1$/)
  const member = await sentTo(await signInDemoPerson('collaborator'), '/Robin_Vale/_saved/')
  expect(new URL(member.url).pathname).toBe('/Robin_Vale/_saved/')
  expect(await member.text()).toMatch(/<h1[^>]*>(?:(?!<\/h1>).)*Robin/s)
})

test('route.2 route.24 route.25 route.29 a wrong slug opens the same pin, a wrong id nothing; members have the plain path', async () => {
  const get = (path: string) => fetch(baseUrl + path)
  const statusOf = async (path: string) => (await get(path)).status
  const firstPin = async (home: Response) => /<article.*?href="(\/pin\/[^"]+)"/s.exec(await home.text())?.[1] ?? ''
  const address = await firstPin(await get('/'))
  const id = /--(\d+)\/$/.exec(address)?.[1]
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await (await get(`/pin/a--b--${id}/`)).text())?.[1]
  expect(new URL(canonical ?? '').pathname).toBe(new URL(address, baseUrl).pathname)
  for (const wrong of [`/pin/${id}x/`, '/pin/word--/', '/pin/1/']) expect(await statusOf(wrong), wrong).toBe(404)
  const redirected = await get(`/pin_redirect?id=${id}&url=https://elsewhere.example/`)
  expect(new URL(redirected.url).pathname).toBe(`/pin/${id}/`)
  for (const wrong of ['/pin_redirect', '/pin_redirect/?id=//elsewhere.example/', '/pin_redirect?id=1&id=2'])
    expect(await statusOf(wrong), wrong).toBe(404)
  for (const path of ['/pin/create', '/pin/create/button/?url=a'])
    expect(new URL((await get(path)).url).searchParams.get('next'), path).toBe(path)
  for (const same of [`/pin/${id}`, `/pin/${id}/?q=1`]) expect(await statusOf(same), same).toBe(200)
  expect(await firstPin(await sentTo(await signUpPerson(), '/'))).toMatch(/^\/pin\/\d+\/$/)
})

test('log.2 a view of a card is told once it ends: scrolled under the boundary, covered, put away or gone', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({ who })
  const events = recordEvents(page)
  const told = (id: string) => events.filter((one) => one.event_type === 102 && one.object_id_str === id)
  const first = await readCardPinId(page, 0)
  await page.evaluate(waitUntilDrawnAndIdle)
  // The card's lower edge is still in the window, but above the boundary of 143 px, so the view has ended.
  await page.evaluate(() => {
    const card = document.querySelector('[data-base] li[data-index="0"] article')
    window.scrollTo(0, (card?.getBoundingClientRect().bottom ?? 0) + scrollY - 130)
  })
  await expect.poll(() => told(first).length).toBe(1)
  expect(told(first)[0]?.event_data?.most_visible).toBe(100)
  const { index } = await findCardInView(page)
  const seen = await readCardPinId(page, index)
  expect(told(seen)).toEqual([])

  await pinLink(page, index).hover()
  await cardAt(page, index).locator('[data-send]').click()
  await page.getByRole('dialog', { name: 'Send this pin' }).waitFor()
  await expect.poll(() => told(seen).length).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await flushEvents(page)
  await expect.poll(() => told(seen).length).toBe(2)
  await followLink(page, '/settings/')
  await flushEvents(page)
  await expect.poll(() => told(seen).length).toBe(3)
})

test('Back and at once Forward stays: the page that was on its way does not come any more', async () => {
  const page = await openPage({ path: '/ideas/' })
  const [ideas, rules] = ['/ideas/', '/about/community-guidelines/']
  await followLink(page, rules)
  const heading = page.locator('#main h1').first()
  const said = await heading.textContent()
  // After the reload nothing is known of the former page, so it must be requested.
  await page.reload()
  await waitForHydration(page)
  const letGo = await holdRequests(page, '**/resource/**/get/**')
  const coming = new Set<unknown>()
  page.on('request', (request) => /\/resource\/\w+\/get\//.test(request.url()) && coming.add(request))
  page.on('requestfinished', (request) => coming.delete(request))
  await page.evaluate(() => history.back())
  await expect.poll(() => coming.size).toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe(ideas)
  await page.evaluate(() => history.forward())
  await page.waitForURL((url) => url.pathname === rules)
  letGo()
  await expect.poll(() => coming.size).toBe(0)
  // A page that wrongly appears would do so with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await heading.textContent()).toBe(said)
})
