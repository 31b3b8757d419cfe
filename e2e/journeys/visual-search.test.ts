import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible, open, visit } from '../browser.ts'
import { drag, middleOf } from '../finger.ts'
import { cards } from '../grid.ts'
import { newPerson } from '../wire.ts'

const rows = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
const dots = (hue: number) =>
  rows(24, (at) => {
    const [x, y] = [50 + (at % 4) * 100, 50 + Math.floor(at / 4) * 100]
    return `<circle cx="${x}" cy="${y}" r="34" fill="hsl(${hue} 60% 40%)"/>`
  })
const stripes = (hue: number) =>
  rows(10, (at) => `<rect y="${at * 60}" width="400" height="22" fill="hsl(${hue} 60% 40%)"/>`)

/** Pins with dots, with stripes, and one whose upper left has the dots and whose lower right the stripes. */
async function drawnPins() {
  const who = await newPerson()
  const hue = randomInt(360)
  const pictures = {
    Dotted: dots(hue),
    Striped: stripes(hue),
    Both: `<g transform="scale(.5)">${dots(hue)}</g><g transform="translate(200 300)">${stripes(hue)}</g>`,
  }
  const ids: Record<string, string> = {}
  for (const [title, inside] of Object.entries(pictures)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#f4ead8"/>${inside}</svg>`
    const image_base64 = (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')
    const { id } = await who.wire.must('Pin', 'create', { image_base64, title: `${title} ${hue}` })
    ids[title] = id
    // Whoever searches with a picture makes it findable by its look.
    await who.wire.must('VisualLiveSearch', 'get', { pin_id: id })
  }
  return { who, hue, both: ids.Both as string }
}

const cropAt = (page: Page) => new URL(page.url()).searchParams.get('crop')
const corner = (page: Page, name: string) => page.getByRole('button', { name: `${name} corner of the frame` })
const title = (page: Page, text: string) => cards(page).getByText(text, { exact: true })

/** Which of the two comes first. */
const firstOf = (page: Page, hue: number) =>
  cards(page)
    .getByText(new RegExp(`^(Dotted|Striped) ${hue}$`))
    .first()
    .textContent()

test('route.5 a pin leads to what looks like it; a framed part is searched with, shared, taken back and tried again', async () => {
  const { who, hue, both } = await drawnPins()
  const page = await open({ who, path: `/pin/${both}/`, complaints: [/Failed to load resource/] })
  await page.getByRole('link', { name: 'Find similar' }).click()
  await page.waitForURL(`**/pin/${both}/visual-search/`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Similar to this')
  await title(page, `Dotted ${hue}`).waitFor()
  await title(page, `Striped ${hue}`).waitFor()
  expect(await title(page, `Both ${hue}`).count()).toBe(0)
  const box = await page.getByRole('group', { name: 'Area to search with' }).boundingBox()
  const at = (x: number, y: number) =>
    [(box?.x ?? 0) + x * (box?.width ?? 0), (box?.y ?? 0) + y * (box?.height ?? 0)] as const
  // A mouse draws a frame.
  await page.mouse.move(...at(0.53, 0.53))
  await page.mouse.down()
  await page.mouse.move(...at(0.8, 0.8), { steps: 4 })
  await page.mouse.move(...at(0.97, 0.97), { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => cropAt(page)).toMatch(/^0\.5\d*,0\.5\d*,0\.4\d*,0\.4\d*$/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
  const shared = page.url()
  // Its middle moves it to the dots.
  await page.mouse.move(...at(0.75, 0.75))
  await page.mouse.down()
  await page.mouse.move(...at(0.25, 0.25), { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => cropAt(page)).toMatch(/^0\.0\d*,0\.0\d*,/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Dotted ${hue}`)
  await page.goBack()
  await expect.poll(() => page.url()).toBe(shared)
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
  // Keys size it, and the focus stays.
  await corner(page, 'Bottom right').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.url()).not.toBe(shared)
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  expect(await corner(page, 'Bottom right').evaluate((one) => one === document.activeElement)).toBe(true)
  // What is loaded stays when a search fails.
  await page.route('**/VisualLiveSearchResource/**', (route) => route.abort())
  await page.keyboard.press('ArrowLeft')
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t search this area.' })
  await failed.waitFor()
  expect(await title(page, `Striped ${hue}`).count()).toBe(1)
  await page.unroute('**/VisualLiveSearchResource/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await failed.waitFor({ state: 'detached' })
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
  await page.getByRole('navigation', { name: 'What to show' }).getByText('Products').click()
  await page.waitForURL(/visual-search\/products\/\?crop=/)
  await cards(page).first().getByText('Product', { exact: true }).waitFor()
  await expectAccessible(page, 'search with a part of a picture')
  const missing = await page.request.get('/pin/999999999999/visual-search/')
  expect(missing.status()).toBe(404)
})

test('route.5 on a phone a finger sizes the frame; without script the page is the picture and what looks like it', async () => {
  const { who, hue, both } = await drawnPins()
  const page = await open({ who, size: 'phone', path: `/pin/${both}/visual-search/` })
  await title(page, `Dotted ${hue}`).waitFor()
  const frame = page.getByRole('group', { name: 'Area to search with' })
  const box = await frame.boundingBox()
  const grip = await middleOf(corner(page, 'Bottom right'))
  await drag(page, grip, -(box?.width ?? 0) * 0.5, -(box?.height ?? 0) * 0.5)
  await expect.poll(() => cropAt(page)).toMatch(/^0,0,0\.[45]\d*,0\.[45]\d*$/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Dotted ${hue}`)
  await expectAccessible(page, 'search with a picture on a phone')
  await page.getByRole('link', { name: 'Use the whole picture' }).tap()
  await expect.poll(() => cropAt(page)).toBeNull()
  const calm = await open({ javaScript: false, path: `/pin/${both}/visual-search/?crop=0,0,0.5,0.5` })
  expect(await firstOf(calm, hue)).toBe(`Dotted ${hue}`)
  expect(await calm.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await visit(page, `/pin/${both}/visual-search/?crop=7,7,7,7`)
  await title(page, `Striped ${hue}`).waitFor()
})

test('vsearch.4 the search field leads to a search with a picture of one’s own, which only its sender sees; a color narrows it', async () => {
  const { who, hue } = await drawnPins()
  const page = await open({ who, path: '/' })
  await page.getByRole('link', { name: 'Search with a picture' }).first().click()
  await page.waitForURL('**/visual-search/')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#f4ead8"/>${stripes(hue)}</svg>`
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer()
  await page.locator('input[type=file]').first().setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer })
  await page.waitForURL(/visual-search\/\?picture=[0-9a-f]{32}$/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
  await page
    .getByRole('status')
    .filter({ hasText: /result/ })
    .waitFor({ state: 'attached' })
  await expectAccessible(page, 'search with a picture of one’s own')
  // By keys the frame moves 2 %, with Shift 10 %.
  await corner(page, 'Bottom right').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => cropAt(page)).toBe('0,0,0.9,0.98')
  const picture = new URL(page.url()).searchParams.get('picture')
  const stranger = await open({ path: `/visual-search/?picture=${picture}`, complaints: [/404/] })
  await stranger.getByText('That picture is no longer here. Choose another one.').waitFor()
  expect((await stranger.request.get(`/visual-search/picture/${picture}`)).status()).toBe(404)
  await page.getByRole('link', { name: 'Neutral' }).click()
  await page.waitForURL(/color=neutral/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
})
