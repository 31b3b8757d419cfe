import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBlankPage, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { cardAt, pinLink } from '../grid.ts'
import { newCollector } from '../patched-answers.ts'
import { signUpPerson } from '../wire.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const scroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('card.31 card.32 a picture is copied, shared by the system, and given as a file', async () => {
  const owner = await newCollector([])
  const page = await openBlankPage({ who: await signUpPerson() })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] })
    navigator.share = async (what) => void (window as unknown as { shared: unknown[] }).shared.push(what)
  })
  await visitPage(page, `/${owner.username}/pins/`)
  const choose = async (name: string) => {
    await pinLink(page, 0).click({ button: 'right' })
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Copy picture')
  await notices(page).getByText('Picture copied').waitFor()
  const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(kinds).toEqual(['image/png'])
  await choose('Share')
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  await expect
    .poll(shared)
    .toMatchObject([{ title: 'The first', url: expect.stringMatching(/\/pin\/\d+\/\?invite_code=\w+$/) }])
  const coming = page.waitForEvent('download')
  await choose('Download picture')
  expect((await coming).url()).toContain('/originals/')
})

/** The placements that an experience request asks for; empty for other requests. */
function placementsOf(request: Request): number[] {
  const { pathname, searchParams } = new URL(request.url())
  if (pathname !== '/resource/UserExperienceResource/get/') return []
  return JSON.parse(searchParams.get('data') ?? '{}').options.placement_ids
}

test.each([
  ['desktop', 1000499],
  ['phone', 1000542],
] as const)('card.32 on a %s a download on home fires placement %i, which is shown once', async (size, placement) => {
  const page = await openPage({ size, who: await signUpPerson() })
  const download = async () => {
    const fired = page.waitForRequest((request) => placementsOf(request).includes(placement))
    if (size === 'desktop') {
      await pinLink(page, 0).click({ button: 'right' })
      await page.getByRole('menuitem', { name: 'Download picture' }).click()
    } else {
      await page
        .locator('[data-base] article')
        .getByRole('button', { name: /^More actions/ })
        .first()
        .tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Download picture' }).tap()
    }
    return (await (await fired).response())?.json()
  }
  const ended = page.waitForResponse('**/resource/UserExperienceCompletedResource/update/**')
  await download()
  await notices(page).getByText('Save it to a board and you’ll always find it.').waitFor()
  await ended
  expect((await download()).resource_response.data).toEqual({})
})

test('modal.1 modal.3 on a phone a sheet slides up, holds the page and its impressions, and lets go where it was', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({ size: 'phone', who })
  const told = recordEvents(page)
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
  // Views are logged as ended, and no new ones begin under the sheet.
  await flushEvents(page)
  await expect.poll(impressions).toBeGreaterThan(0)
  const ended = impressions()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await page.mouse.move(100, 60)
  await page.mouse.wheel(0, 600)
  await flushEvents(page)
  expect([await scroll(page), impressions()]).toEqual([before, ended])
  await page.getByRole('button', { name: 'Close' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(await scroll(page)).toBe(before)
  await page.evaluate(() => scrollTo(0, 2400))
  await expect.poll(() => scroll(page)).toBeGreaterThan(before)
  await expect
    .poll(async () => {
      await flushEvents(page)
      return impressions()
    })
    .toBeGreaterThan(ended)
})

const bottomOf = async (one: ReturnType<Page['locator']>) => {
  const box = await one.boundingBox()
  return box && box.y + box.height
}

test('modal.1 on a tablet the sheet is 425 wide', async () => {
  const page = await openPage({ size: 'phone', who: await signUpPerson() })
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
  const owner = await newCollector([])
  const page = await openPage({ who: owner, path: `/${owner.username}/pins/` })
  await pinLink(page, 0).hover()
  const stats = cardAt(page, 0).getByRole('link', { name: 'See stats' })
  const path = (await stats.getAttribute('href')) ?? ''
  const icon = await stats.locator('svg').boundingBox()
  expect([icon?.width, icon?.height]).toEqual([12, 12])
  const viewer = await signUpPerson()
  await acceptAllCookies(viewer)
  const other = await openPage({ who: viewer, path: `/${owner.username}/pins/`, complaints: [/404/] })
  const told = other.waitForResponse('**/resource/EventsResource/create/**')
  await pinLink(other, 0).click()
  await other.locator('article[data-closeup]').waitFor()
  await flushEvents(other)
  await told
  await stats.click()
  await page.getByRole('heading', { name: 'Pin stats' }).waitFor()
  const total = (name: RegExp) => page.getByRole('button', { name }).locator('[data-total]')
  await expect
    .poll(async () => {
      await visitPage(page, path)
      return Number(await total(/^Pin clicks/).textContent())
    })
    .toBe(1)
  expect(Number(await total(/^Impressions/).textContent())).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Pin clicks/ }).click()
  const plot = page.getByRole('slider', { name: 'Pin clicks per day, from 0 to 1' })
  await plot.locator('canvas').waitFor()
  expect(await plot.getAttribute('aria-valuetext')).toMatch(/: Pin clicks 1$/)
  await plot.press('Home')
  expect(await plot.getAttribute('aria-valuetext')).toMatch(/: Pin clicks 0$/)
  await plot.press('ArrowRight')
  expect(await plot.getAttribute('aria-valuenow')).toBe('1')
  expect(await plot.getAttribute('aria-valuemax')).toBe('29')
  await page.getByText('Day by day').click()
  expect(await page.getByRole('row').count()).toBe(31)
  await expectAccessible(page, 'stats')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^pin-\d+\.csv$/)
  expect((await other.goto(path))?.status()).toBe(404)
  const visitor = await openBlankPage({})
  await visitor.goto(path)
  expect(new URL(visitor.url()).pathname).toBe('/login/')
})

test('card.19 route.47 the mark of a merchant says what it means and leads to what is asked of merchants', async () => {
  const page = await openPage({ path: '/nest_pottery/_created/' })
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
