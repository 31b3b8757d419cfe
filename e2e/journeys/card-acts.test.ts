import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { blankPage, expectAccessible, open, visit } from '../browser.ts'
import { agree, eventsOf, tellEvents } from '../events.ts'
import { cardAt, pinLink } from '../grid.ts'
import { collectorOf } from '../shown-as.ts'
import { newPerson } from '../wire.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const scroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('card.31 card.32 a picture is copied, shared by the system, and given as a file', async () => {
  const owner = await collectorOf([])
  const page = await blankPage({ who: await newPerson() })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] })
    navigator.share = async (what) => void (window as unknown as { shared: unknown[] }).shared.push(what)
  })
  await visit(page, `/${owner.username}/pins/`)
  const choose = async (name: string) => {
    await pinLink(page, 0).click({ button: 'right' })
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Copy image')
  await notices(page).getByText('Image copied').waitFor()
  const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(kinds).toEqual(['image/png'])
  await choose('Share')
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  await expect
    .poll(shared)
    .toMatchObject([{ title: 'The first', url: expect.stringMatching(/\/pin\/\d+\/\?invite_code=\w+$/) }])
  const coming = page.waitForEvent('download')
  await choose('Download image')
  expect((await coming).url()).toContain('/originals/')
})

/** The placements for which an experience is asked; none of other requests. */
function placementsOf(request: Request): number[] {
  const { pathname, searchParams } = new URL(request.url())
  if (pathname !== '/resource/UserExperienceResource/get/') return []
  return JSON.parse(searchParams.get('data') ?? '{}').options.placement_ids
}

test.each([
  ['desktop', 1000499],
  ['phone', 1000542],
] as const)('card.32 on a %s a download on home fires placement %i, which is shown once', async (size, placement) => {
  const page = await open({ size, who: await newPerson() })
  const download = async () => {
    const fired = page.waitForRequest((request) => placementsOf(request).includes(placement))
    if (size === 'desktop') {
      await pinLink(page, 0).click({ button: 'right' })
      await page.getByRole('menuitem', { name: 'Download image' }).click()
    } else {
      await page
        .locator('[data-base] article')
        .getByRole('button', { name: /^More actions/ })
        .first()
        .tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Download image' }).tap()
    }
    return (await (await fired).response())?.json()
  }
  const ended = page.waitForResponse('**/resource/UserExperienceCompletedResource/update/**')
  await download()
  await notices(page).getByText('On a board you find it again, wherever you are.').waitFor()
  await ended
  expect((await download()).resource_response.data).toEqual({})
})

test('modal.1 modal.3 on a phone a sheet slides up, holds the page and its impressions, and lets go where it was', async () => {
  const who = await newPerson()
  await agree(who)
  const page = await open({ size: 'phone', who })
  const told = eventsOf(page)
  const impressions = () => told.filter(({ event_type }) => event_type === 102).length
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => scroll(page)).toBe(300)
  const more = page.locator('[data-base] article').getByRole('button', { name: /^More actions/ })
  const inView = await more.evaluateAll((all) =>
    all.findIndex((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top > 120 && bottom < innerHeight - 120
    }),
  )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const before = await scroll(page)
  await more.nth(inView).tap()
  const sheet = page.locator('dialog:modal')
  await sheet.waitFor()
  const { transitionProperty, transitionDuration } = await sheet.evaluate((one) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(one)
    return { transitionProperty, transitionDuration }
  })
  expect(transitionProperty).toContain('transform')
  expect(transitionDuration.split(', ')[0]).toBe('0.3s')
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  await expect.poll(async () => Math.round((await bottomOf(sheet)) ?? 0)).toBe(window.height)
  // What was in view is told as ended, and nothing new begins under the sheet.
  await tellEvents(page)
  await expect.poll(impressions).toBeGreaterThan(0)
  const ended = impressions()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await page.mouse.move(100, 60)
  await page.mouse.wheel(0, 600)
  await tellEvents(page)
  expect([await scroll(page), impressions()]).toEqual([before, ended])
  await page.getByRole('button', { name: 'Close' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(await scroll(page)).toBe(before)
  await page.evaluate(() => scrollTo(0, 2400))
  await expect.poll(() => scroll(page)).toBeGreaterThan(before)
  await expect
    .poll(async () => {
      await tellEvents(page)
      return impressions()
    })
    .toBeGreaterThan(ended)
})

const bottomOf = async (one: ReturnType<Page['locator']>) => {
  const box = await one.boundingBox()
  return box && box.y + box.height
}

test('modal.1 on a tablet the sheet is 425 wide', async () => {
  const page = await open({ size: 'phone', who: await newPerson() })
  await page.setViewportSize({ width: 640, height: 900 })
  await page
    .locator('[data-base] article')
    .getByRole('button', { name: /^More actions/ })
    .first()
    .tap()
  const sheet = page.locator('dialog:modal')
  await sheet.waitFor()
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(425)
})

test('route.6 route.30 stats.5 the owner of a pin sees its numbers; others find no such page', async () => {
  const owner = await collectorOf([])
  const page = await open({ who: owner, path: `/${owner.username}/pins/` })
  await pinLink(page, 0).hover()
  const stats = cardAt(page, 0).getByRole('link', { name: 'See stats' })
  const path = (await stats.getAttribute('href')) ?? ''
  const icon = await stats.locator('svg').boundingBox()
  expect([icon?.width, icon?.height]).toEqual([12, 12])
  const viewer = await newPerson()
  await agree(viewer)
  const other = await open({ who: viewer, path: `/${owner.username}/pins/`, complaints: [/404/] })
  const told = other.waitForResponse('**/resource/EventsResource/create/**')
  await pinLink(other, 0).click()
  await other.locator('article[data-closeup]').waitFor()
  await tellEvents(other)
  await told
  await stats.click()
  await page.getByRole('heading', { name: 'Pin stats' }).waitFor()
  const total = (name: RegExp) => page.getByRole('button', { name }).locator('[data-total]')
  await expect
    .poll(async () => {
      await visit(page, path)
      return Number(await total(/^Pin clicks/).textContent())
    })
    .toBe(1)
  expect(Number(await total(/^Impressions/).textContent())).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Pin clicks/ }).click()
  await page.getByRole('img', { name: 'Pin clicks per day, from 0 to 1' }).waitFor()
  const points = await page.locator('polyline[data-plot=pin_clicks]').getAttribute('points')
  expect(points?.split(' ')).toHaveLength(30)
  await page.getByText('Day by day').click()
  expect(await page.getByRole('row').count()).toBe(31)
  await expectAccessible(page, 'stats')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^pin-\d+\.csv$/)
  expect((await other.goto(path))?.status()).toBe(404)
  const visitor = await blankPage({})
  await visitor.goto(path)
  expect(new URL(visitor.url()).pathname).toBe('/login/')
})

test('card.19 route.47 the mark of a merchant says what it means and leads to what is asked of merchants', async () => {
  const page = await open({ path: '/nest_pottery/_created/' })
  const mark = page
    .locator('[data-base]')
    .getByRole('link', { name: /Merchant Guidelines/ })
    .first()
  await mark.hover()
  const bubble = page.locator('[popover=manual]:popover-open', { hasText: 'Learn more' })
  await bubble.waitFor()
  expect(await bubble.textContent()).toContain("This retailer meets Bowerbird's Merchant Guidelines")
  expect(await mark.getAttribute('href')).toBe('/about/merchant-guidelines/')
})
