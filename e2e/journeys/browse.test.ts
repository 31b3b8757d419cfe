import { expect, test } from 'vitest'
import { follow, open, takenOver, visit } from '../browser.ts'
import { agree, eventsOf, tellEvents } from '../events.ts'
import { cardAt, cardInView, cards, pinLink, scrollTo } from '../grid.ts'
import { pinIdAt } from '../guest.ts'
import { hold } from '../hold.ts'
import { drawnAndIdle } from '../time.ts'
import { baseUrl, demoPerson, newPerson, type Someone } from '../wire.ts'

/** What the server sends someone who asks for a page. */
const sentTo = ({ wire }: Someone, path: string) => fetch(baseUrl + path, { headers: { cookie: wire.cookieHeader } })

const focusedIndex = () => document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index

test.each(['desktop', 'phone'] as const)(
  'a visitor walks from home to a pin and back on a %s, and a reload far down comes back to the same place',
  async (size) => {
    const page = await open({ size })
    expect(await page.title()).toBe('Bowerbird: find and keep ideas')
    await scrollTo(page, 60)
    const { index, x, y, scroll } = await cardInView(page)
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
  const page = await open({})
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
  const page = await open({})
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      // Only the end of the list goes on down when one was faster than the next page.
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        for (const { node, previousRect: was } of entry.sources)
          if (was.width < innerWidth / 2 || was.height > 140)
            moved.push(`${JSON.stringify(was)} ${node?.outerHTML.slice(0, 200)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const most = await scrollTo(page, 220)
  expect(most).toBeLessThanOrEqual(150)
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  expect(moved).toEqual([])
  const colour = await cards(page)
    .last()
    .locator('article span')
    .first()
    .evaluate((one) => one.style.backgroundColor)
  expect(colour).toMatch(/^rgb/)
})

test('a bar says when the connection is gone, and goes when it is back; when a page of the grid fails, what is loaded stays and another try goes on', async () => {
  const page = await open({ complaints: [/UserHomefeedResource/, /ERR_INTERNET_DISCONNECTED/] })
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
  expect(await cards(page).count()).toBeGreaterThan(5)
  await page.unroute(address)
  await again.click()
  await scrollTo(page, 30)
})

test('a page whose code can’t be had says so and comes by itself; a part waits and takes nothing away', async () => {
  const page = await open({
    complaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|import|preload/],
    who: await newPerson(),
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
  await visit(page, pin)
  const words = page.getByRole('textbox', { name: 'Add a comment' })
  await words.fill('Lovely')
  await expect.poll(() => failures).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Post' }).waitFor()
  expect(await words.inputValue()).toBe('Lovely')
})

test('route.9 /me/ leads to one’s own profile; route.7 its tabs have addresses', async () => {
  const who = await demoPerson('user')
  const page = await open({ who, path: '/me/' })
  expect(new URL(page.url()).pathname).toBe(`/${who.username}/`)
  await page.getByRole('link', { name: 'All Pins' }).click()
  await page.waitForURL(`**/${who.username}/pins/`)
  await cards(page).first().waitFor()
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
  const member = await sentTo(await demoPerson('collaborator'), '/Robin_Vale/_saved/')
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
  expect(await firstPin(await sentTo(await newPerson(), '/'))).toMatch(/^\/pin\/\d+\/$/)
})

test('log.2 a view of a card is told once it ends: scrolled under the boundary, covered, put away or gone', async () => {
  const who = await newPerson()
  await agree(who)
  const page = await open({ who })
  const events = eventsOf(page)
  const told = (id: string) => events.filter((one) => one.event_type === 102 && one.object_id_str === id)
  const first = await pinIdAt(page, 0)
  await page.evaluate(drawnAndIdle)
  // Its lower end is still in the window, above the boundary of 143 px: that is no longer seen.
  await page.evaluate(() => {
    const card = document.querySelector('[data-base] li[data-index="0"] article')
    window.scrollTo(0, (card?.getBoundingClientRect().bottom ?? 0) + scrollY - 130)
  })
  await expect.poll(() => told(first).length).toBe(1)
  expect(told(first)[0]?.event_data?.most_visible).toBe(100)
  const { index } = await cardInView(page)
  const seen = await pinIdAt(page, index)
  expect(told(seen)).toEqual([])

  await pinLink(page, index).hover()
  await cardAt(page, index).locator('[data-send]').click()
  await page.getByRole('dialog', { name: 'Send this pin' }).waitFor()
  await expect.poll(() => told(seen).length).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await tellEvents(page)
  await expect.poll(() => told(seen).length).toBe(2)
  await follow(page, '/settings/')
  await tellEvents(page)
  await expect.poll(() => told(seen).length).toBe(3)
})

test('Back and at once Forward stays: the page that was on its way does not come any more', async () => {
  const page = await open({ path: '/ideas/' })
  const [ideas, rules] = ['/ideas/', '/about/community-guidelines/']
  await follow(page, rules)
  const heading = page.locator('#main h1').first()
  const said = await heading.textContent()
  // Nothing is known of the page before any more: it has to be asked for.
  await page.reload()
  await takenOver(page)
  const letGo = await hold(page, '**/resource/**/get/**')
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
  // A page that came all the same would do so with the next that is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await heading.textContent()).toBe(said)
})
