import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible, openBlankPage, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies } from '../events.ts'
import { holdRequests } from '../hold-requests.ts'
import { findPinOfKind } from '../kinds.ts'
import { makePictureFile } from '../picture.ts'
import { dragFinger, findCenter } from '../touch.ts'
import { baseUrl, signUpPerson, type TestPerson } from '../wire.ts'

const closeup = (page: Page) => page.locator('#main [data-closeup]')

async function pinned(who: TestPerson, width: number, height: number, more: object = {}) {
  const background = { r: 60, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const image_base64 = `data:image/jpeg;base64,${picture.toString('base64')}`
  return who.wire.must('Pin', 'create', { image_base64, title: `${width} by ${height}`, ...more })
}

test('carousel.4 carousel.9 on its page a visitor pages a carousel by arrows, dots and keys', async () => {
  const pin = await findPinOfKind((one) => one.carousel_data?.carousel_slots.length > 2)
  const count = pin.carousel_data.carousel_slots.length
  const page = await openPage({ path: `/pin/${pin.id}/` })
  const index = closeup(page).locator('[data-carousel-index]')
  const at = (place: number) => expect.poll(() => index.textContent()).toBe(`${place} of ${count}`)
  await at(1)
  await closeup(page).getByRole('button', { name: 'View Next' }).click()
  await at(2)
  await page.keyboard.press('ArrowRight')
  await at(3)
  await page.keyboard.press('ArrowLeft')
  await at(2)
  await closeup(page)
    .getByRole('button', { name: `Show picture ${count} of ${count}` })
    .click()
  await at(count)
  expect(await closeup(page).getByRole('button', { name: 'View Next' }).isDisabled()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await at(count)
  expect(new URL(page.url()).pathname).toContain(pin.id)
  await expectAccessible(page, 'a carousel')
})

test('carousel.9 a visitor swipes a carousel on a phone; without script its pictures are one below the other', async () => {
  const pin = await findPinOfKind((one) => one.carousel_data)
  const count = pin.carousel_data.carousel_slots.length
  const page = await openPage({ size: 'phone', path: `/pin/${pin.id}/` })
  const index = closeup(page).locator('[data-carousel-index]')
  await dragFinger(page, await findCenter(closeup(page).locator('[data-carousel] img')), -80, 4)
  await expect.poll(() => index.textContent()).toBe(`2 of ${count}`)
  const still = await openPage({ javaScript: false, path: `/pin/${pin.id}/` })
  const pictures = still.locator('[data-closeup] [data-opened] img')
  expect(await pictures.count()).toBe(count)
  const places = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  for (const [place, { top, width }] of places.entries()) {
    expect(width).toBeGreaterThan(200)
    if (place) expect(top).toBeGreaterThanOrEqual(places[place - 1]?.bottom ?? 0)
  }
  expect(await still.getByRole('button', { name: 'View Next' }).isVisible()).toBe(false)
})

test.each([
  [1500, 1000],
  [1000, 790],
  [3000, 900],
])('closeup.1 a picture of %i by %i that nobody commented on leaves no empty half', async (width, height) => {
  const who = await signUpPerson()
  const description = 'Found in a drawer, cleaned for an hour, and now it stands where everyone sees it first.'
  const pin = await pinned(who, width, height, { description, link: 'https://jar.example/' })
  for (const viewer of [who, undefined]) {
    const page = await openPage({ ...(viewer && { who: viewer }), path: `/pin/${pin.id}/` })
    await closeup(page).getByText('No comments yet').waitFor()
    const empty = await closeup(page).evaluate((pane) => {
      const bounds = pane.getBoundingClientRect()
      const parts = [...pane.querySelectorAll('img, h1, p, button, a, textarea')]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.width > 0)
      // The lowest section that begins in each half of the pane.
      const lowest = (isEnd: boolean) =>
        Math.max(
          ...parts
            .filter(({ left, right }) => (isEnd ? right > bounds.left + bounds.width * 0.6 : left < bounds.left + 100))
            .map(({ bottom }) => bottom),
        )
      return [bounds.bottom - lowest(false), bounds.bottom - lowest(true)].map(Math.round)
    })
    for (const space of empty) expect(space, `${empty}`).toBeLessThan(110)
  }
})

test('card.52 the way out names the site with a check mark, and below it whose it is', async () => {
  const pin = await findPinOfKind((one) => one.link_domain?.official_user && !one.is_eligible_for_pdp)
  const page = await openPage({ path: `/pin/${pin.id}/` })
  const visit = closeup(page).locator('[data-visit]').first()
  const site = visit.getByText(pin.domain, { exact: true })
  const owner = visit.locator('[data-owner]')
  expect(await owner.textContent()).toBe(pin.link_domain.official_user.full_name)
  const [above, below] = [await site.boundingBox(), await owner.boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + 8)
  expect(await visit.locator('svg').count()).toBe(2)
})

test('fav.9 react.10 a favorite is a star, Love alone a heart, and Wow alone has sparkles', async () => {
  const [who, viewer] = [await signUpPerson(), await signUpPerson()]
  const pin = await pinned(who, 900, 900)
  await who.wire.must('PinComment', 'create', { pin_id: pin.id, text: 'Mine.' })
  const page = await openPage({ who: viewer, path: `/pin/${pin.id}/` })
  await page.mouse.move(10, 10)
  await closeup(page).locator('[data-comments=ready]').waitFor()
  await closeup(page).locator('[data-favorite] .lucide-star').waitFor()
  await closeup(page).getByText('Mine.').waitFor()
  expect(await closeup(page).locator('.lucide-heart').count()).toBe(1)
  expect(await closeup(page).locator('.lucide-sparkles').count()).toBe(1)
})

test('closeup.10 on a phone a pin has one bar at the bottom, in one line, and “Choose a board” is whole', async () => {
  const viewer = await signUpPerson()
  await acceptAllCookies(viewer)
  const pin = await pinned(await signUpPerson(), 900, 1600)
  const page = await openPage({ who: viewer, size: 'phone', path: `/pin/${pin.id}/` })
  await page.setViewportSize({ width: 390, height: 844 })
  await closeup(page).locator('[data-save]').waitFor()
  const atBottom = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll('nav, [data-closeup] *')].filter((one) => {
        const { position } = getComputedStyle(one)
        const { top, bottom, width } = one.getBoundingClientRect()
        return (
          (position === 'fixed' || position === 'sticky') &&
          top > innerHeight - 160 &&
          bottom <= innerHeight &&
          width > 300
        )
      })
      return bars.length
    })
  await expect.poll(atBottom).toBe(1)
  const choose = closeup(page).locator('[data-chooser] span')
  const isWhole = () => choose.evaluate((one) => one.clientHeight < 30 && one.scrollWidth <= one.clientWidth)
  expect(await isWhole()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 844 })
  expect(await isWhole()).toBe(true)
  await visitPage(page, '/')
  await page.getByRole('link', { name: 'Home' }).last().waitFor()
})

test('video.16 on a phone a video has no volume slider, speed or picture in picture', async () => {
  const pin = await findPinOfKind((one) => one.videos && one.image_height > one.image_width)
  for (const size of ['phone', 'desktop'] as const) {
    const page = await openPage({ size, path: `/pin/${pin.id}/` })
    const player = closeup(page).locator('[data-player]')
    await player.getByRole('button', { name: 'Play' }).click()
    await player.locator('[data-bar]').waitFor()
    const shown = () =>
      player.locator('[data-bar]').evaluate((bar) => {
        const isShown = (one: Element | null | undefined) => Boolean(one?.getClientRects().length)
        const button = (name: string) => bar.querySelector(`button[aria-label="${name}"]`)
        return {
          volume: isShown(bar.querySelector('[data-volume]')),
          speed: isShown([...bar.querySelectorAll('select')].at(-1)),
          inPicture: isShown(button('Picture in picture')),
          fullScreen: isShown(button('Full screen')),
        }
      })
    const isWide = size === 'desktop'
    await expect
      .poll(shown)
      .toMatchObject({ volume: isWide, speed: isWide, fullScreen: true, ...(!isWide && { inPicture: false }) })
  }
})

test('video.17 opened by another name of the host, a video shows its poster', async () => {
  const pin = await findPinOfKind((one) => one.videos)
  const page = await openBlankPage({})
  const poster = page.waitForResponse((one) => one.request().resourceType() === 'image' && /\/pin\//.test(page.url()))
  await page.goto(new URL(`/pin/${pin.id}/`, baseUrl.replace('127.0.0.1', 'localhost')).href)
  await poster
  const video = page.locator('[data-player] video')
  await video.waitFor()
  const address = (await video.getAttribute('poster')) ?? ''
  expect(new URL(address).hostname).toBe('127.0.0.1')
  const isShown = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const image = Object.assign(new Image(), { crossOrigin: 'anonymous', onload: () => resolve(true) })
        image.onerror = () => resolve(false)
        image.src = src
      }),
    address,
  )
  expect(isShown).toBe(true)
})

test('board.21 on a phone the menu of a section is beside its title, not over its picture', async () => {
  const who = await signUpPerson()
  const board = await who.wire.must('Board', 'create', { name: 'Rooms' })
  for (const name of ['Kitchen', 'A rather long name for a room that nobody has'])
    await who.wire.must('BoardSection', 'create', { board_id: board.id, name })
  const page = await openPage({ who, size: 'phone', path: board.url })
  const tiles = page.locator('section[aria-label="Sections"] li')
  await tiles.first().waitFor()
  for (const tile of await tiles.all()) {
    const menu = await tile.getByRole('button').boundingBox()
    const [cover, title] = await tile.evaluate((one) => {
      const [picture, words] = [...(one.querySelector('a')?.children ?? [])].map((part) => part.getBoundingClientRect())
      return [picture?.bottom ?? 0, words?.top ?? 0]
    })
    expect(menu?.y).toBeGreaterThanOrEqual(cover - 1)
    expect(title).toBeGreaterThanOrEqual(cover)
  }
})

test('create.20 a story that is only opened makes no draft; one with a word in it does', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/story-pin-builder/' })
  const words = page.getByRole('textbox', { name: 'Text on page 1' })
  await words.waitFor()
  expect(await page.getByText('1 draft').count()).toBe(0)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.waitForURL('**/')
  await visitPage(page, '/pin-creation-tool/')
  await page.locator('#main input[type=file]').first().waitFor({ state: 'attached' })
  expect(await words.count()).toBe(0)
  expect((await who.wire.must('Drafts', 'get')).drafts).toEqual([])
  await visitPage(page, '/story-pin-builder/')
  await words.fill('Once')
  await page.getByText('1 draft').waitFor()
  await expect.poll(async () => (await who.wire.must('Drafts', 'get')).drafts.length, { timeout: 10_000 }).toBe(1)
})

test('card.47 the tip of the first card is shown once', async () => {
  const page = await openBlankPage({ who: await signUpPerson() })
  const told = page.waitForResponse('**/UserExperienceCompletedResource/update/**', { timeout: 30_000 })
  await visitPage(page, '/')
  await page.mouse.move(5, 5)
  const tip = page.getByText('Tip: hover over a Pin and press S to save it.')
  await tip.waitFor({ timeout: 30_000 })
  expect((await told).status()).toBe(200)
  expect(await tip.isVisible()).toBe(true)
  const asked = page.waitForResponse('**/UserExperienceResource/get/**', { timeout: 30_000 })
  await page.reload()
  await page.mouse.move(8, 8)
  expect((await (await asked).json()).resource_response.data['1000701']).toBeUndefined()
  expect(await tip.count()).toBe(0)
})

test('vsearch.4 a search with one’s own picture shows it at once, with its progress', async () => {
  const page = await openPage({ path: '/visual-search/' })
  const answer = await holdRequests(page, '**/visual-search/picture/')
  const file = await makePictureFile('own.png')
  await page.locator('input[type=file]').first().setInputFiles(file)
  const own = page.getByRole('img', { name: 'Your picture' })
  await expect.poll(() => own.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(640)
  await page.getByRole('progressbar', { name: 'Looking for Pins like your picture…' }).waitFor()
  answer()
  await page.waitForURL('**/visual-search/?picture=*')
  await page.getByRole('heading', { name: 'Similar to this' }).waitFor()
})
