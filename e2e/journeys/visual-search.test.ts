import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { allCards } from '../grid.ts'
import { dragFinger, findCenter } from '../touch.ts'
import { signUpPerson } from '../wire.ts'

const rows = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
const dots = (hue: number) =>
  rows(24, (at) => {
    const [x, y] = [50 + (at % 4) * 100, 50 + Math.floor(at / 4) * 100]
    return `<circle cx="${x}" cy="${y}" r="34" fill="hsl(${hue} 60% 40%)"/>`
  })
const stripes = (hue: number) =>
  rows(10, (at) => `<rect y="${at * 60}" width="400" height="22" fill="hsl(${hue} 60% 40%)"/>`)

/** Creates pins with dots, with stripes, and one with dots in the upper left and stripes in the lower right. */
async function drawnPins() {
  const who = await signUpPerson()
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
    // A visual search with a picture makes the picture findable in visual searches.
    await who.wire.must('VisualLiveSearch', 'get', { pin_id: id })
  }
  return { who, hue, both: ids.Both as string }
}

const cropAt = (page: Page) => new URL(page.url()).searchParams.get('crop')
const corner = (page: Page, name: string) => page.getByRole('button', { name: `${name} corner of the frame` })
const title = (page: Page, text: string) => allCards(page).getByText(text, { exact: true })

/** Which of the two pictures comes first. */
const firstOf = (page: Page, hue: number) =>
  allCards(page)
    .getByText(new RegExp(`^(Dotted|Striped) ${hue}$`))
    .first()
    .textContent()

test('card.53 route.5 vsearch.1 vsearch.3 a pin leads to what looks like it; a framed part is searched with, shared, taken back and tried again', async () => {
  const { who, hue, both } = await drawnPins()
  const page = await openPage({ who, path: `/pin/${both}/`, complaints: [/Failed to load resource/] })
  await page.getByRole('link', { name: 'Find similar' }).click()
  await page.waitForURL(`**/pin/${both}/visual-search/`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Similar to this')
  await title(page, `Dotted ${hue}`).waitFor()
  await title(page, `Striped ${hue}`).waitFor()
  expect(await title(page, `Both ${hue}`).count()).toBe(0)
  const box = await page.getByRole('group', { name: 'Area to search with' }).boundingBox()
  const at = (x: number, y: number) =>
    [(box?.x ?? 0) + x * (box?.width ?? 0), (box?.y ?? 0) + y * (box?.height ?? 0)] as const
  // Draws a frame with the mouse.
  await page.mouse.move(...at(0.53, 0.53))
  await page.mouse.down()
  await page.mouse.move(...at(0.8, 0.8), { steps: 4 })
  await page.mouse.move(...at(0.97, 0.97), { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => cropAt(page)).toMatch(/^0\.5\d*,0\.5\d*,0\.4\d*,0\.4\d*$/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
  const shared = page.url()
  // Drags the frame by its middle to the dots.
  await page.mouse.move(...at(0.75, 0.75))
  await page.mouse.down()
  await page.mouse.move(...at(0.25, 0.25), { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => cropAt(page)).toMatch(/^0\.0\d*,0\.0\d*,/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Dotted ${hue}`)
  await page.goBack()
  await expect.poll(() => page.url()).toBe(shared)
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
  // Resizes the frame by keys; the focus stays.
  await corner(page, 'Bottom right').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.url()).not.toBe(shared)
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  expect(await corner(page, 'Bottom right').evaluate((one) => one === document.activeElement)).toBe(true)
  // Loaded results stay when a search fails.
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
  // A product's page has other products, whatever frame was drawn before.
  const [sold] = await who.wire.must('ShoppingFeed', 'get', { page_size: 1 })
  await visitPage(page, `/pin/${sold.id}/visual-search/products/?crop=0.05,0.05,0.9,0.9`)
  await allCards(page).first().getByText('Product', { exact: true }).waitFor()
  await page.locator('[data-surface=VisualInspirationShoppingPin]').waitFor()
  await expectAccessible(page, 'search with a part of a picture')
  // The switch shows only reduced products; it is not a color filter (vsearch.6).
  await allCards(page).nth(1).waitFor()
  const all = await allCards(page).count()
  expect(await page.getByRole('navigation', { name: 'Narrow by color' }).getByText('On sale').count()).toBe(0)
  await page.getByRole('link', { name: 'On sale' }).click()
  await page.waitForURL(/on_sale/)
  await expect.poll(() => allCards(page).count()).toBeLessThan(all)
  const missing = await page.request.get('/pin/999999999999/visual-search/')
  expect(missing.status()).toBe(404)
})

test('route.5 vsearch.9 on a phone a finger sizes and moves the frame while the page stays, which is logged with the crop and its number of results read out; without script the page is the picture and what looks like it', async () => {
  const { who, hue, both } = await drawnPins()
  await acceptAllCookies(who)
  const page = await openPage({ who, size: 'phone', path: `/pin/${both}/visual-search/` })
  const told = recordEvents(page)
  await title(page, `Dotted ${hue}`).waitFor()
  const frame = page.getByRole('group', { name: 'Area to search with' })
  const box = await frame.boundingBox()
  const grip = await findCenter(corner(page, 'Bottom right'))
  await dragFinger(page, grip, -(box?.width ?? 0) * 0.5, -(box?.height ?? 0) * 0.5)
  await expect.poll(() => cropAt(page)).toMatch(/^0,0,0\.[45]\d*,0\.[45]\d*$/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Dotted ${hue}`)
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  const scrolled = await page.evaluate(() => window.scrollY)
  await dragFinger(page, await findCenter(frame), (box?.width ?? 0) * 0.4, (box?.height ?? 0) * 0.4)
  await expect.poll(() => cropAt(page)).toMatch(/^0\.[34]\d*,0\.[34]\d*,0\.[45]\d*,0\.[45]\d*$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  const count = page.getByRole('status').filter({ hasText: /\d+ results?/ })
  await count.waitFor({ state: 'attached' })
  await flushEvents(page)
  const searches = () => told.filter(({ event_type }) => event_type === 701).map(({ aux_data }) => aux_data)
  await expect
    .poll(searches)
    .toEqual([
      expect.objectContaining({ crop: expect.stringMatching(/^0,0,/), num_crop_actions: '1' }),
      expect.objectContaining({ crop: cropAt(page), num_crop_actions: '2' }),
    ])
  await expectAccessible(page, 'search with a picture on a phone')
  await page.getByRole('link', { name: 'Use the whole picture' }).tap()
  await expect.poll(() => cropAt(page)).toBeNull()
  const calm = await openPage({ javaScript: false, path: `/pin/${both}/visual-search/?crop=0,0,0.5,0.5` })
  expect(await firstOf(calm, hue)).toBe(`Dotted ${hue}`)
  expect(await calm.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await visitPage(page, `/pin/${both}/visual-search/?crop=7,7,7,7`)
  await title(page, `Striped ${hue}`).waitFor()
})

test('vsearch.1 vsearch.2 vsearch.4 vsearch.9 the search field leads to a search with a picture of one’s own, which only its sender sees; a color narrows it', async () => {
  const { who, hue } = await drawnPins()
  const page = await openPage({ who, path: '/' })
  await page.getByRole('link', { name: 'Search with a picture' }).first().click()
  await page.waitForURL('**/visual-search/')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#f4ead8"/>${stripes(hue)}</svg>`
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer()
  // Simulates detected objects: each has a dot in its center, large enough to tap.
  const vase = { x: 0.1, y: 0.2, w: 0.3, h: 0.4, label: 'vase', score: 0.8 }
  await page.route('**/SoughtPictureResource/get/**', async (route) => {
    const answer = await route.fetch()
    const told = await answer.json()
    told.resource_response.data.objects = [vase]
    await route.fulfill({ response: answer, json: told })
  })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer })
  await page.waitForURL(/visual-search\/\?picture=[0-9a-f]{32}$/)
  const dot = page.getByRole('button', { name: /vase/i })
  const area = await page.getByRole('group', { name: 'Area to search with' }).boundingBox()
  const place = await dot.boundingBox()
  expect([place?.width, place?.height].every((size) => (size ?? 0) >= 44)).toBe(true)
  const middle = await findCenter(dot)
  expect(Math.abs(middle.x - ((area?.x ?? 0) + 0.25 * (area?.width ?? 0)))).toBeLessThan(2)
  expect(Math.abs(middle.y - ((area?.y ?? 0) + 0.4 * (area?.height ?? 0)))).toBeLessThan(2)
  await dot.click()
  await expect.poll(() => cropAt(page)).toBe('0.1,0.2,0.3,0.4')
  await page.unroute('**/SoughtPictureResource/get/**')
  // The search field accepts pictures by drop and paste, the page also by camera and URL; the last picture is searched
  // with.
  const bring = async (kind: 'paste' | 'drop') => {
    await visitPage(page, '/')
    const field = page.locator('input[data-search]').first()
    await field.evaluate(
      (field, { kind, bytes }) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'mine.png', { type: 'image/png' }))
        const how = { bubbles: true, cancelable: true }
        field.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...how, clipboardData: transfer })
            : new DragEvent('drop', { ...how, dataTransfer: transfer }),
        )
      },
      { kind, bytes: [...buffer] },
    )
  }
  const sent: string[] = []
  await page.route('**/visual-search/picture/**', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { message: 'Not now' } })
  })
  await bring('drop')
  await page.getByText('Not now').waitFor()
  await page.locator('input[capture]').setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer })
  await expect.poll(() => sent.length).toBe(2)
  await page.getByLabel('Or paste a link to a picture').fill('https://pictures.example/one.png')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => sent).toEqual(['', '', '?url=https%3A%2F%2Fpictures.example%2Fone.png'])
  await page.unroute('**/visual-search/picture/**')
  await bring('paste')
  await page.waitForURL(/visual-search\/\?picture=[0-9a-f]{32}$/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
  await page
    .getByRole('status')
    .filter({ hasText: /result/ })
    .waitFor({ state: 'attached' })
  await expectAccessible(page, 'search with a picture of one’s own')
  // Arrow keys move the frame by 2 %, with Shift by 10 %; several key presses cause one search.
  await corner(page, 'Bottom right').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => cropAt(page)).toBe('0,0,0.9,0.98')
  const picture = new URL(page.url()).searchParams.get('picture')
  const stranger = await openPage({ path: `/visual-search/?picture=${picture}`, complaints: [/404/] })
  await stranger.getByText('That picture is gone. Choose another one.').waitFor()
  expect((await stranger.request.get(`/visual-search/picture/${picture}`)).status()).toBe(404)
  await page.getByRole('link', { name: 'Neutral' }).click()
  await page.waitForURL(/color=neutral/)
  await expect.poll(() => firstOf(page, hue)).toBe(`Striped ${hue}`)
})
