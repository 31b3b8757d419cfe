import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBlankPage, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { findPinOfKind, openCardOfPin } from '../kinds.ts'
import { cardByTitle, newCollector, openSavedPinsPatched } from '../patched-answers.ts'
import { makePictureFile } from '../picture.ts'
import { freezeTime } from '../time.ts'
import { dragFinger, findCenter } from '../touch.ts'
import { signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

const offer = { currency: 'USD', price: 24, min_price: null, max_price: null, standard_price: null }
const product = (more: object = {}, flags: object = {}, labels: string[] = []) => ({
  rich_summary: {
    type_name: 'product',
    display_name: 'Lamp',
    products: [{ offer_summary: { ...offer, ...more }, label_info: { labels } }],
  },
  shopping_flags: [1, 6],
  ...flags,
})
const linked = (domain: string, more: object = {}) => ({ link: `https://${domain}/x`, domain, ...more })

const bounds = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test.each(['desktop', 'phone'] as const)(
  'card.34 card.35 card.36 card.4 shop.6 video.7 on a %s products say their price, that it is gone or elsewhere, and that they are pre-loved; a video that is not ready shows its picture and says so, on its card and its page',
  async (size) => {
    const told = {
      Plain: product(),
      Range: product({ price: null, min_price: 20, max_price: 32 }),
      Lowered: product({ standard_price: 30 }, {}, ['Fair trade', 'Handmade', 'Small batch']),
      Raised: product({ standard_price: 20 }),
      Gone: product({}, { is_oos_product: true }),
      Stale: product({}, { is_stale_product: true }),
      Unpriced: product({ price: null }),
      Loved: product({}, { is_eligible_for_pre_loved_goods_label: true }),
    }
    const soon = { Soon: { videos: null, video_status: 'processing' } }
    const [who, collector] = [await signUpPerson(), await newCollector([...Object.keys(told), 'Soon'])]
    await acceptAllCookies(who)
    const page = await openBlankPage({ size, who })
    await openSavedPinsPatched(page, collector.username, { ...told, ...soon })
    const rows: Record<string, string | null> = {}
    for (const title of Object.keys(told)) {
      rows[title] = await cardByTitle(page, title).locator('[data-price]').textContent()
    }
    expect(rows).toEqual({
      Plain: '$24.00',
      Range: '$20.00 – $32.00',
      Lowered: '$24.00Was $30.00$30.00',
      Raised: '$24.00',
      Gone: 'Sold out',
      Stale: 'See price on site',
      Unpriced: 'See price on site',
      Loved: '$24.00',
    })
    expect(await cardByTitle(page, 'Loved').locator('[data-labels]').textContent()).toBe('Pre-loved')
    const labels = cardByTitle(page, 'Lowered').locator('[data-labels] span')
    expect(await labels.allTextContents()).toEqual(['Fair trade', 'Handmade'])
    const row = await bounds(cardByTitle(page, 'Lowered').locator('[data-labels]'))
    for (const label of await labels.all()) {
      const { x, y, width, height } = await bounds(label)
      expect([x + width <= row.x + row.width, y >= row.y, y + height <= row.y + row.height]).toEqual(
        Array(3).fill(true),
      )
    }
    expect((await bounds(cardByTitle(page, 'Lowered').locator('[data-price]'))).height).toBe(18)
    const struck = cardByTitle(page, 'Lowered').locator('s')
    expect(await struck.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('line-through')

    const card = cardByTitle(page, 'Soon')
    await card.getByText('Preparing video', { exact: true }).waitFor()
    await card.locator('img').first().waitFor()
    await card.getByRole('link').first().click()
    const closeup = page.locator('article[data-closeup]')
    await closeup.getByText('We’re still preparing this video', { exact: true }).waitFor()
    await closeup.locator('img').first().waitFor()
    expect(await closeup.locator('video').count()).toBe(0)
  },
)

test('card.16 card.50 card.52 the source link stands where it may, and is cut to fit; on its page a pin names the site it is from and below it whose that is, and only to whom it may', async () => {
  const viewer = await signUpPerson()
  const owner = { type: 'user', id: viewer.id, full_name: 'Me', username: viewer.username }
  const potters = { type: 'user', id: '1234567890123456789', full_name: 'The Potters', username: 'potters' }
  const long = 'a-rather-long-name-of-a-host.example'
  const onCards = {
    Twelve: linked('shop.example'),
    Longer: linked('a-very-long-domain.example'),
    Lead: linked('shop.example', { promoted_is_lead_ad: true }),
    Linkless: linked('shop.example', { is_go_linkless: true, origin_pinner: potters }),
    Mine: linked('shop.example', { is_go_linkless: true, origin_pinner: owner }),
    Official: linked('shop.example', { link_domain: { name: 'shop.example', official_user: potters } }),
    None: {},
  }
  const told = { ...onCards, Longest: linked(long), Ware: linked('shop.example', product()) }
  const collector = await newCollector(Object.keys(told))
  const page = await openBlankPage({ who: viewer })
  await openSavedPinsPatched(page, collector.username, told)
  const sources: Record<string, string | null> = {}
  for (const title of Object.keys(onCards)) {
    const card = cardByTitle(page, title)
    await card.getByRole('link').first().hover()
    await card.locator('[data-area=actionBar][data-shown=true]').waitFor()
    const source = card.locator('[data-area=actionBar] a[title^="Visit"]')
    sources[title] = (await source.count()) ? await source.locator('[aria-hidden=true]').last().textContent() : null
    if (sources[title]) expect((await bounds(source)).width).toBeLessThanOrEqual(title === 'Longer' ? 87 : 132)
  }
  expect(sources).toEqual({
    Twelve: 'shop.example',
    Longer: 'a-very-long-…',
    Lead: null,
    Linkless: null,
    Mine: 'shop.example',
    Official: 'shop.example',
    None: null,
  })

  const ways: Record<string, string[]> = {}
  for (const title of ['Official', 'Longest', 'Linkless', 'Lead', 'Ware']) {
    await cardByTitle(page, title).getByRole('link').first().click()
    const closeup = page.locator('article[data-closeup]')
    await closeup.getByRole('heading', { level: 1, name: title }).waitFor()
    if (title === 'Ware') await closeup.locator('[data-facts=product]').waitFor()
    ways[title] = await closeup.locator('a[href^="/offsite/"]').allTextContents()
    await page.goBack()
    await closeup.waitFor({ state: 'detached' })
  }
  expect(ways).toEqual({
    Official: ['shop.exampleThe Potters'],
    Longest: [`${long.slice(0, 27)}…`],
    Ware: ['Visit site'],
    Linkless: [],
    Lead: [],
  })
})

test('card.2 card.5 card.21 card.22 card.25 each kind has its badge, a picture and what leads straight out have none; a low card has no action bar, a cropped one shows its part, and sizes are offered', async () => {
  const recipe = { rich_summary: { type_name: 'recipe', display_name: '', products: [], aggregate_rating: null } }
  const gif = { embed: { src: '/a.gif', type: 'gif' } }
  const metadata = { pin_title: '' }
  const idea = { id: '1', is_deleted: false, static_page_count: 0, total_video_duration: 0, metadata }
  const kinds = {
    Picture: {},
    Gif: { ...gif, ...recipe },
    Ware: product(),
    Dish: recipe,
    Idea: { story_pin_data: idea },
    Apart: linked('shop.example', { ...product(), is_eligible_for_web_closeup: false }),
  }
  const shaped = {
    Low: { image_width: 1000, image_height: 400 },
    Tall: { image_width: 1000, image_height: 1400, dominant_color: '#0a7f3c' },
    Cropped: { image_width: 1000, image_height: 1400, image_crop: { min_y: 0.25, max_y: 0.75 } },
  }
  const collector = await newCollector([...Object.keys(kinds), ...Object.keys(shaped)])
  const page = await openBlankPage({ who: await signUpPerson() })
  await openSavedPinsPatched(page, collector.username, { ...kinds, ...shaped })
  const badges: Record<string, string | null> = {}
  for (const title of Object.keys(kinds)) {
    const badge = cardByTitle(page, title).locator('[data-area=accessory] [title]')
    badges[title] = (await badge.count()) ? await badge.first().getAttribute('title') : null
  }
  expect(badges).toEqual({ Picture: null, Gif: 'GIF', Ware: 'Product', Dish: 'Recipe', Idea: 'Story', Apart: null })
  await cardByTitle(page, 'Apart').getByRole('link').first().hover()
  await cardByTitle(page, 'Apart').getByText('Visit site', { exact: true }).waitFor()
  expect(await cardByTitle(page, 'Apart').getByRole('link').first().getAttribute('href')).toMatch(/^\/offsite\//)

  const picture = (title: string) => cardByTitle(page, title).locator('img').first()
  const frame = (title: string) => picture(title).locator('..')
  for (const [title, bars] of [
    ['Low', 0],
    ['Tall', 1],
  ] as const) {
    await cardByTitle(page, title).getByRole('link').first().hover()
    await cardByTitle(page, title).locator('[data-area=primary][data-shown=true]').waitFor()
    expect([title, await cardByTitle(page, title).locator('[data-area=actionBar]').count()]).toEqual([title, bars])
  }
  const shapes = await Promise.all(['Low', 'Tall', 'Cropped'].map(async (title) => bounds(frame(title))))
  const ratios = shapes.map(({ width, height }) => Math.round((height / width) * 100) / 100)
  expect(ratios).toEqual([0.4, 1.4, 0.7])
  expect(await frame('Tall').evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(10, 127, 60)')
  const [whole, seen] = [await bounds(picture('Cropped')), await bounds(frame('Cropped'))]
  expect(Math.round(whole.height / seen.height)).toBe(2)
  expect(Math.round(seen.y - whole.y)).toBe(Math.round(whole.height / 4))
  const sources = (await picture('Tall').getAttribute('srcset')) ?? ''
  expect(sources.match(/\/(\d+x)\/.*? (\d+w)/g)?.map((one) => one.replace(/\/(\d+x)\/.* /, '$1 '))).toEqual([
    '236x 236w',
    '474x 474w',
    '736x 736w',
  ])
})

test('card.18 card.41 while the page scrolls products are marked, and for 1.5 s after; in the group without, never', async () => {
  const who = await signInDemoPerson('employee')
  const buyable = await findPinOfKind((pin) => pin.is_shoppable && !pin.is_oos_product)
  const search = `/search/pins/?q=${encodeURIComponent(buyable.title)}`
  for (const [size, height] of [
    ['desktop', 32],
    ['phone', 24],
  ] as const) {
    const page = await openPage({ size, who, path: `${search}&deb_shopping_indicator=enabled_3_indicator` })
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 400, height: 360 })
    const marks = page.locator('[data-base] :is([title$=" product"], [title$=" products"])')
    await marks.first().waitFor({ state: 'attached' })
    await freezeTime(page)
    const shown = () => marks.first().getAttribute('data-shown')
    expect(await shown()).toBe('false')
    await page.evaluate(() => scrollBy(0, 40))
    await expect.poll(shown).toBe('true')
    expect((await bounds(marks.first())).height).toBe(height)
    await page.clock.runFor(1400)
    expect(await shown()).toBe('true')
    await page.clock.runFor(200)
    await expect.poll(shown).toBe('false')
    await page.clock.resume()
    await visitPage(page, search)
    expect(await page.locator('[data-base] :is([title$=" product"], [title$=" products"])').count()).toBe(0)
  }
})

test('carousel.1 carousel.6 carousel.7 each slot seen is told once, an arrow as what it is; a slot opens and is saved with its own words, link and picture, and the address stays the pin’s', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const pin = await findPinOfKind((one) => one.carousel_data)
  const page = await openBlankPage({ who })
  const told = recordEvents(page)
  const card = await openCardOfPin(page, pin)
  await card.locator('a').first().hover()
  for (const name of ['View Next', 'View Previous', 'View Next']) await card.getByRole('button', { name }).click()
  await flushEvents(page)
  const [first, slot] = pin.carousel_data.carousel_slots
  const ofType = (type: number) => told.filter((one) => one.event_type === type && one.object_id_str === pin.id)
  await expect.poll(() => ofType(9315).length).toBe(3)
  expect(ofType(7352).map(({ aux_data }) => aux_data?.slot_id)).toEqual([first.slot_id, slot.slot_id])
  expect(ofType(7352).map(({ aux_data }) => aux_data?.interacted)).toEqual([false, true])
  expect(ofType(9316)).toEqual([])

  expect(await card.locator('a').first().getAttribute('href')).toBe(`/pin/${pin.id}/`)
  await card.locator('[data-save]').click()
  await page.getByRole('option', { name: 'Save to Profile' }).click()
  await card.locator('[data-saved]').waitFor()
  const [saved] = await who.wire.must('UserPins', 'get', { username: who.username })
  const { title, description, link, image_signature } = saved
  expect([title, description, link, image_signature]).toEqual([
    slot.title,
    slot.details,
    slot.link,
    slot.image_signature,
  ])
  await card.locator('a').first().click()
  const closeup = page.locator('[data-closeup]')
  await closeup.getByRole('heading', { level: 1, name: slot.title }).waitFor()
  await closeup.locator(`img[src*="${slot.image_signature}"]`).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/pin/${pin.id}/`)
})

test('carousel.1 carousel.6 on a phone a swipe is told as what it is', async () => {
  const pin = await findPinOfKind((one) => one.carousel_data)
  const phone = await openBlankPage({ size: 'phone', who: await signInDemoPerson('employee') })
  const swiped = recordEvents(phone)
  const turned = await openCardOfPin(phone, pin)
  await dragFinger(phone, await findCenter(turned.locator('a').first()), -60, 4)
  await expect.poll(() => turned.locator('[data-dots] [data-current=true]').count()).toBe(1)
  await expect.poll(() => turned.locator('[data-dots] > :nth-child(2)').getAttribute('data-current')).toBe('true')
  await flushEvents(phone)
  const types = () => swiped.filter((one) => one.object_id_str === pin.id).map((one) => one.event_type)
  await expect.poll(types).toEqual(expect.arrayContaining([9316, 7352]))
  expect(types()).not.toContain(9315)
})

const CRAFTS = 'Embroidery Watercolor Ceramics Photography Knitting Woodworking Typography Weaving'.split(' ')

/** A word whose search has many guides, created by a person who pins each craft twice. */
async function wordWithGuides({ wire }: TestPerson): Promise<string> {
  const word = `quill${Date.now().toString(36)}`
  for (const craft of [...CRAFTS, ...CRAFTS]) {
    const { buffer } = await makePictureFile()
    await wire.must('Pin', 'create', { image_base64: buffer.toString('base64'), title: `${word} ${craft}` })
  }
  const guides = async () => (await wire.must('BaseSearch', 'get', { query: word, scope: 'pins' })).guides.length
  await expect.poll(guides, { timeout: 20_000 }).toBe(CRAFTS.length)
  return word
}

test('carousel.5 a row that is wider than its place has arrows that move it by half', async () => {
  const who = await signUpPerson()
  const page = await openBlankPage({ who })
  await page.setViewportSize({ width: 720, height: 700 })
  await visitPage(page, `/search/pins/?q=${await wordWithGuides(who)}`)
  const row = page.getByRole('navigation', { name: 'Refine your search' })
  await row.waitFor()
  const left = () => row.evaluate((one) => Math.round(one.scrollLeft))
  const width = await row.evaluate((one) => one.clientWidth)
  const rest = await row.evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(rest).toBeGreaterThan(4)
  const arrow = (name: string) => page.getByRole('button', { name })
  await arrow('View Next').waitFor()
  expect(await arrow('View Previous').count()).toBe(0)
  expect(await row.evaluate((one) => getComputedStyle(one).getPropertyValue('--after'))).toBe('45px')
  await arrow('View Next').click()
  await expect.poll(left).toBe(Math.round(Math.min(width / 2, rest)))
  await arrow('View Previous').waitFor()
  await row.evaluate((one) => one.scrollTo({ left: 4 }))
  await expect.poll(() => arrow('View Previous').count()).toBe(0)
  await row.evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
  await expect.poll(() => arrow('View Next').count()).toBe(0)
})

test('card.1 story.1 story.3 a card has its visual, its details, its action bar, and says where it is saved; an idea says how long it takes, and what it sells, on its card and its page', async () => {
  const pages = { static_page_count: 2, total_video_duration: 61_000, metadata: { pin_title: '' }, is_deleted: false }
  const idea = (more: object) => ({
    story_pin_data: { id: '1', has_product_pins: false, has_affiliate_products: false, ...pages, ...more },
  })
  const ideas = { Plain: idea({}), Selling: idea({ has_product_pins: true, has_affiliate_products: true }) }
  const told = { Whole: linked('shop.example', { ...product(), reaction_counts: { 7: 2 } }), ...ideas }
  const collector = await newCollector(Object.keys(told))
  const page = await openBlankPage({ who: await signUpPerson() })
  await openSavedPinsPatched(page, collector.username, told)
  const card = cardByTitle(page, 'Whole')
  await card.getByRole('link').first().hover()
  await card.locator('[data-area=actionBar][data-shown=true]').waitFor()
  for (const name of [/^Save Whole/, /^Favorite/, /^Send/, /^More actions/])
    await card.getByRole('button', { name }).first().waitFor()
  await card.locator('[data-area=actionBar] a[title^="Visit"]').waitFor()
  await card.getByRole('link', { name: collector.firstName }).waitFor()
  await card.getByRole('img', { name: '2 reactions' }).waitFor()
  expect(await card.locator('p').first().textContent()).toBe('Whole')
  const shade = () =>
    card
      .locator('a')
      .first()
      .evaluate((one) => getComputedStyle(one, '::after').opacity)
  await expect.poll(shade).toBe('1')
  expect(await card.locator('[data-price]').textContent()).toBe('$24.00')
  await card.locator('[data-save]').click()
  await page.getByRole('option', { name: 'Save to Profile' }).click()
  await card.locator('[data-saved]').waitFor()

  for (const title of Object.keys(ideas)) await cardByTitle(page, title).getByText('1:11', { exact: true }).waitFor()
  const marks = (title: string) =>
    cardByTitle(page, title)
      .getByRole('img', { name: /^With/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(await marks('Plain')).toEqual([])
  expect(await marks('Selling')).toEqual(['With products', 'With affiliate links'])
  await cardByTitle(page, 'Selling').getByRole('link').first().click()
  const closeup = page.locator('article[data-closeup]')
  for (const mark of ['With products', 'With affiliate links']) await closeup.getByText(mark, { exact: true }).waitFor()
  const real = await findPinOfKind((pin) => pin.story_pin_data && !pin.story_pin_data.is_deleted)
  const seconds = 5 * (real.story_pin_data?.static_page_count ?? 0)
  await (await openCardOfPin(page, real)).getByText(`0:${seconds}`, { exact: true }).waitFor()
})
