import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible, openBlankPage, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies } from '../events.ts'
import { holdRequests } from '../hold-requests.ts'
import { cardByTitle, newCollector, openSavedPinsPatched } from '../patched-answers.ts'
import { signUpPerson, type TestPerson } from '../wire.ts'

const closeup = (page: Page) => page.locator('#main [data-closeup]')
const related = (page: Page) => page.locator('section[aria-labelledby=more]')

/** Creates a pin with a picture of this size. */
async function pinned(who: TestPerson, width: number, height: number, more: object = {}) {
  const background = { r: 60, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const image_base64 = `data:image/jpeg;base64,${picture.toString('base64')}`
  return who.wire.must('Pin', 'create', { image_base64, title: `${width} by ${height}`, ...more })
}

const topOf = (page: Page) => related(page).evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY))

type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: Moved[] }

/** Layout shifts since the page was loaded. */
const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = []
        const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const told = ({ node, previousRect, currentRect }: Moved) =>
          `${rect(previousRect)} to ${rect(currentRect)}: ${(node?.textContent ?? node?.nodeName)?.slice(0, 40)}`
        const shifts = new PerformanceObserver((list) => {
          for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
            if (!hadRecentInput) moved.push(sources.map(told).join(' | '))
        })
        shifts.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
      }),
  )

test('closeup.1 closeup.2 beside every shape of picture there are words, below it related pins in the first screen, and nothing moves', async () => {
  const who = await signUpPerson()
  const board = await who.wire.must('Board', 'create', { name: 'Shapes' })
  const description = 'Words that say much. '.repeat(20).trim()
  const [wide, square, tall] = await Promise.all(
    (
      [
        [1500, 1000],
        [1000, 1000],
        [900, 1800],
      ] as const
    ).map(([width, height]) => pinned(who, width, height, { board_id: board.id, description })),
  )
  for (let n = 1; n <= 12; n++) await who.wire.must('PinComment', 'create', { pin_id: wide.id, text: `No. ${n}.` })
  const page = await openPage({ who, path: board.url })
  // The layer is opened from the card while the comments are slow to load.
  const answer = await holdRequests(page, '**/resource/UnifiedCommentsResource/get/**')
  await page.locator(`[data-base] [data-pin="${wide.id}"] a`).first().click()
  await closeup(page).getByText(description).waitFor()
  await closeup(page).locator('[data-comments=ready]').waitFor()
  const before = await topOf(page)
  answer()
  await closeup(page).getByText('No. 12.').waitFor()
  expect(await topOf(page)).toBe(before)
  await page.unrouteAll({ behavior: 'wait' })
  for (const pin of [tall, square, wide]) {
    await visitPage(page, `/pin/${pin.id}/`)
    await closeup(page).locator('[data-comments=ready]').waitFor()
    const seen = await closeup(page).evaluate((one) => {
      const [picture, title] = ['[data-opened] img', 'h1'].map((what) =>
        (one.querySelector(what) as HTMLElement).getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      return { ratio: picture.width / picture.height, isBeside: title.left > picture.right }
    })
    expect(seen.ratio).toBeCloseTo(pin.image_width / pin.image_height, 1)
    expect(seen.isBeside).toBe(true)
    expect([pin.title, await topOf(page)]).toEqual([pin.title, expect.toSatisfy((top: number) => top < 820)])
    const moved = await movedOn(page)
    expect(moved, moved.join('; ')).toEqual([])
  }
  const folded = await topOf(page)
  await closeup(page).getByRole('button', { name: '12 comments', expanded: false }).click()
  await expect.poll(() => topOf(page)).toBeGreaterThan(folded + 200)
  await expectAccessible(page, 'all comments of a wide picture')
  // Save stays in the window however long the texts are.
  await page.mouse.wheel(0, 300)
  const save = closeup(page).locator('[data-save], [data-chooser]').first()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  expect(await save.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(60)
  await closeup(page).getByRole('button', { name: '12 comments', expanded: true }).click()
  await expect.poll(() => topOf(page)).toBe(folded)
  await closeup(page).getByRole('button', { name: 'more', exact: true }).click()
  await closeup(page).getByRole('button', { name: 'less', exact: true }).waitFor()
})

test('closeup.1 closeup.2 on a phone Save stays in reach, and right after what one can do related pins begin', async () => {
  const who = await signUpPerson()
  const pin = await pinned(who, 900, 1600, { link: 'https://jar.example/' })
  for (const text of ['One', 'Two', 'Three'])
    await who.wire.must('PinComment', 'create', { pin_id: pin.id, text: `${text} ${'word '.repeat(40)}` })
  const viewer = await signUpPerson()
  await acceptAllCookies(viewer)
  const page = await openPage({ who: viewer, size: 'phone', path: `/pin/${pin.id}/` })
  const save = closeup(page).locator('[data-save]')
  const foot = () => save.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom)
  expect(await foot()).toBeGreaterThanOrEqual(0)
  expect(await foot()).toBeLessThan(40)
  const between = await related(page).evaluate((one) => {
    const bar = document.querySelector('[data-closeup] [data-save]')?.closest('[data-closeup]')
    return one.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? 0)
  })
  expect(between).toBeLessThanOrEqual(24)
  await page.locator('#more').scrollIntoViewIfNeeded()
  const rest = await page.evaluate(() => {
    const bottom = document.querySelector('[data-closeup] [data-save]')?.getBoundingClientRect().bottom ?? 0
    return (document.querySelector('#more')?.getBoundingClientRect().top ?? 0) - bottom
  })
  expect(rest).toBeGreaterThanOrEqual(0)
  expect(rest).toBeLessThan(60)
  expect(await closeup(page).locator('[data-comment]:visible').count()).toBe(1)
  await page.mouse.move(10, 10)
  await closeup(page).locator('[data-comments="ready"]').waitFor()
  await closeup(page).getByRole('button', { name: '3 comments' }).click()
  await closeup(page).getByRole('textbox', { name: 'Add a comment' }).waitFor()
  expect(await closeup(page).locator('[data-comment]:visible').count()).toBe(3)
  await expectAccessible(page, 'a pin on a phone')
})

test('card.21 a screen with twice the pixels gets a picture with twice the pixels; so do covers', async () => {
  const who = await signUpPerson()
  const board = await who.wire.must('Board', 'create', { name: 'Sharp' })
  const pin = await pinned(who, 1200, 1200, { board_id: board.id })
  const page = await openBlankPage({ who })
  const screen = await page.context().newCDPSession(page)
  const chosen = async (pixels: number, path: string, what: string) => {
    const metrics = { width: 1440, height: 900, deviceScaleFactor: pixels, mobile: false }
    await screen.send('Emulation.setDeviceMetricsOverride', metrics)
    await visitPage(page, path)
    const picture = page.locator(what).first()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).not.toBe('')
    return picture.evaluate((one: HTMLImageElement) => one.currentSrc)
  }
  const onPage = '[data-closeup] [data-opened] img'
  expect(await chosen(1, `/pin/${pin.id}/`, onPage)).toContain('/736x/')
  expect(await chosen(2, `/pin/${pin.id}/`, onPage)).toContain('/originals/')
  const cover = `[data-base] a[href="${board.url}"] img`
  expect(await chosen(2, `/${who.username}/_saved/`, cover)).toMatch(/\/(474|736)x\//)
  expect(await chosen(2, '/ideas/', '[data-base] ul a img')).toMatch(/\/(474|736)x\//)
})

const page = (blocks: object[]) => ({ id: '1', image_signature: null, blocks })
const kind = { url: 'https://a.example/', site_name: 'a.example', display_cook_time: null, products: [] }

test('closeup.1 an ad names who pays for it, a story shows its pages, and each kind has its facts', async () => {
  const payer = { type: 'user', id: '77', full_name: 'Ada Frame', username: 'ada_frame', image_medium_url: null }
  const words = { type: 'story_pin_paragraph_block', block_type: 3, text: 'First, water.' }
  const idea = { id: '9', is_deleted: false, metadata: { pin_title: '' }, pages: [page([words])] }
  const rated = { best_rating: 5, rating_value: 4.5, review_count: 8, rating_count: 8 }
  const told = {
    Ad: { is_promoted: true, promoter: { ...payer, avatar_color_index: 0 } },
    Idea: { story_pin_data: { ...idea, has_product_pins: true, static_page_count: 1, total_video_duration: 0 } },
    Dish: {
      rich_summary: {
        ...kind,
        type_name: 'recipe',
        display_name: 'Soup',
        display_cook_time: '20 min',
        aggregate_rating: rated,
      },
      rich_metadata: {
        recipe: { servings: '3 bowls', ingredients: ['Peas', 'Mint', 'Stock', 'Salt', 'Cream', 'Oil'] },
      },
    },
    Piece: { rich_summary: { ...kind, type_name: 'article', display_name: 'On soup', aggregate_rating: null } },
  }
  const says: Record<keyof typeof told, string[]> = {
    Ad: ['Promoted by Ada Frame'],
    Idea: ['First, water.', 'With products'],
    Dish: ['Soup', 'Time', '20 min', 'Rating', '6 ingredients'],
    Piece: ['On soup', 'a.example'],
  }
  const collector = await newCollector(Object.keys(told))
  const viewer = await openBlankPage({ who: await signUpPerson() })
  await openSavedPinsPatched(viewer, collector.username, told)
  for (const [title, texts] of Object.entries(says)) {
    await cardByTitle(viewer, title).getByRole('link').first().click()
    await closeup(viewer).getByRole('heading', { level: 1, name: title }).waitFor()
    for (const text of texts) await closeup(viewer).getByText(text).first().waitFor()
    if (title === 'Ad')
      expect(await closeup(viewer).locator('[data-promotion] a').getAttribute('href')).toBe('/ada_frame/')
    // Related pins begin on the first screen, however long the text next to the picture is.
    if (title === 'Dish') await expect.poll(() => topOf(viewer)).toBeLessThan(840)
    if (title === 'Idea' || title === 'Dish') await expectAccessible(viewer, title)
    await viewer.goBack()
    await closeup(viewer).waitFor({ state: 'detached' })
  }
})
