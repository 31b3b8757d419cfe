import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectAccessible,
  followLinkOrVisit,
  openBlankPage,
  openPage,
  visitPage,
  waitForHydration,
} from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { scrollToCard } from '../grid.ts'
import { findPinOfKind } from '../kinds.ts'
import { createPinWith } from '../outbound-links.ts'
import { patchPinsInAnswers } from '../patched-answers.ts'
import { dragFinger, findCenter } from '../touch.ts'
import { signInDemoPerson, signUpPerson, Wire } from '../wire.ts'

const HEAD = 'id,title,description,link,image_link,price,availability'
const LIST = `${HEAD}
1,Paper bird,Folded once,https://quill-paper.example/bird,https://quill-paper.example/bird.jpg,12 USD,in stock
2,Paper boat,,nowhere,https://quill-paper.example/boat.jpg,dear,in stock
`

test('closeup.2 card.53 shop.14 shop.10 shop.11 card.45 a merchant sends a list, reads what is wrong, and tags products in a picture', async () => {
  const partner = await signInDemoPerson('partner')
  const page = await openPage({ who: partner, path: '/business/catalogs/' })
  const list = page.getByRole('region', { name: 'Birds and boats' })
  await page.getByLabel('Name').fill('Birds and boats')
  await page.getByText('On this device').click()
  await page.getByRole('button', { name: 'Add list' }).click()
  await page.getByText('Enter the address of your list, or choose a file.').waitFor()
  const buffer = Buffer.from(LIST)
  await page.locator('input[type="file"]').setInputFiles({ name: 'birds.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Add list' }).click()
  await list.getByText('1 product · 1 row with problems').waitFor({ timeout: 60_000 })
  await list.getByText('What’s wrong, row by row').click()
  await list.getByRole('row', { name: '3 price Can’t be read' }).waitFor()
  await expectAccessible(page, 'product lists')
  await list.getByRole('link', { name: 'See products of Birds and boats' }).click()
  const sold = page.locator('[data-surface="ShoppingCatalogue"] [data-pin]')
  await sold.getByText('Paper bird').waitFor()
  await sold.hover()
  expect(await sold.getByRole('button', { name: 'Save' }).count()).toBe(0)
  await expectAccessible(page, 'what a product list sells')
  await page.getByRole('link', { name: 'Product lists' }).first().click()
  await list.getByRole('button', { name: 'Delete Birds and boats' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => list.count()).toBe(0)

  const { id: look } = await createPinWith({ title: 'A desk by the window' }, partner.wire)
  await visitPage(page, `/pin/${look}/`)
  await page.getByRole('link', { name: 'Tag products' }).click()
  const stage = page.locator('[data-stage]')
  const box = await stage.boundingBox()
  await stage.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
  await page.getByLabel('Search products').fill('vase')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.locator('[data-product]').first().click()
  const dot = stage.locator('[data-dot]')
  await expect.poll(() => dot.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await dot.getAttribute('aria-label')).toMatch(/26% from the left, 50% from the top/)
  await dot.click()
  expect(await dot.getAttribute('aria-pressed')).toBe('true')
  await stage.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 4 } })
  await expect.poll(() => dot.getAttribute('aria-label')).toMatch(/50% from the left, 25% from the top/)
  await dot.click()
  for (const way of ['button', 'key'] as const) {
    await page.getByRole('button', { name: 'Add a product' }).click()
    await page.getByLabel('Search products').fill('bowl')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.locator('[data-product]').first().click()
    await expect.poll(() => dot.count()).toBe(2)
    if (way === 'key') await page.keyboard.press('Delete')
    else
      await page
        .getByRole('button', { name: /^Remove / })
        .last()
        .click()
    await expect.poll(() => dot.count()).toBe(1)
    await expect.poll(() => dot.evaluate((one) => one === document.activeElement)).toBe(true)
  }
  await expectAccessible(page, 'the tool that tags products')
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Back to Pin' }).click()
  await expect.poll(() => asked).toEqual(['Leave this page? You haven’t saved your changes yet.'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(`**/pin/${look}/`)
  const tagged = page.locator('[data-facts="look"] [data-chip]')
  await expect.poll(() => tagged.count(), { timeout: 20_000 }).toBe(1)
  const id = await tagged.getAttribute('data-chip')
  await page.locator(`[data-closeup] [data-dot="${id}"]`).click()
  await page.waitForURL(`**/pin/**${id}/`)

  const other = await signUpPerson()
  const no = await other.wire.ask('ProductTags', 'update', { pin_id: look, product_tags: [] })
  expect(no.status).toBe(403)
  const theirs = await openPage({ who: other, path: `/pin/${look}/shop-the-look/` })
  await theirs.getByText('You can tag products in your own pictures').waitFor()
  expect(await theirs.locator('[data-stage]').count()).toBe(0)
  await theirs.getByRole('link', { name: 'Back to Pin' }).click()
  await theirs.locator('[data-closeup]').waitFor()
  expect(await theirs.getByRole('link', { name: 'Tag products' }).count()).toBe(0)
}, 180_000)

test('shop.2 rich.3 rich.4 products, recipes and articles say what their pages say, without script, too', async () => {
  const [product, recipe, article] = await Promise.all([
    findPinOfKind((pin) => pin.rich_summary?.type_name === 'product' && !pin.is_oos_product),
    findPinOfKind((pin) => pin.rich_summary?.type_name === 'recipe'),
    findPinOfKind((pin) => pin.rich_summary?.type_name === 'article'),
  ])
  const page = await openPage({ javaScript: false, theme: 'dark', path: `/pin/${product.id}/` })
  const facts = page.locator('[data-facts="product"]')
  await facts.locator('[data-price]').waitFor()
  const visit = facts.locator('[data-visit]')
  expect(await visit.textContent()).toContain('Visit site')
  const colorOf = (one: typeof visit) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colorOf(visit)).not.toBe(await colorOf(facts))
  for (const [kind, pin] of [
    ['recipe', recipe],
    ['article', article],
  ] as const) {
    await page.goto(`/pin/${pin.id}/`)
    await page.locator(`[data-facts="${kind}"]`).waitFor()
  }
}, 120_000)

test('card.53 shop.7 shop.9 the shop has tiles, lowered prices and columns of 270 px, signed out too; bounds that cross are refused at the field, filters are cleared; a merchant’s profile has a Shop tab', async () => {
  const page = await openPage({ path: '/shopping/' })
  const tiles = page.getByRole('navigation', { name: 'Shop by topic' }).getByRole('link')
  await expect.poll(() => tiles.count()).toBeGreaterThan(3)
  const row = page.locator('[data-surface="ShoppingCarousel"]')
  await row.getByRole('heading', { name: 'On sale now' }).waitFor()
  expect(await row.locator('s, del').count()).toBeGreaterThan(0)
  const shapes = () =>
    page.locator('li[data-index] [data-pin] img').evaluateAll((all) =>
      all.slice(0, 8).map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      }),
    )
  await expect.poll(async () => (await shapes()).length).toBeGreaterThan(3)
  for (const shape of await shapes()) expect(shape).toEqual([270, 270])

  await page.getByText('Filter and sort').click()
  await page.getByLabel('Lowest price').fill('50')
  await page.getByLabel('Highest price').fill('10')
  const show = page.getByRole('button', { name: 'Show products' })
  await show.click()
  const low = page.getByRole('textbox', { name: 'Lowest price' })
  await page.getByText('This is above the highest price. Swap them or clear one.').waitFor()
  expect(await low.getAttribute('aria-invalid')).toBe('true')
  expect(await low.evaluate((field) => field === document.activeElement)).toBe(true)
  expect([await low.inputValue(), new URL(page.url()).search]).toEqual(['50', ''])
  await low.fill('cheap')
  await show.click()
  await page.getByText('Type a price, such as 12.50.').waitFor()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.getByText('Type a price, such as 12.50.').waitFor({ state: 'detached' })
  await page.getByText('Filter and sort').click()
  expect(await low.inputValue()).toBe('')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_up')
  await page.getByRole('combobox', { name: 'Brand' }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: 'Color' }).selectOption('blue')
  await page.getByRole('checkbox', { name: 'On sale' }).check()
  await page.getByRole('checkbox', { name: 'Free shipping' }).check()
  await low.fill('0.50')
  await page.getByLabel('Highest price').fill('1,00')
  await show.click()
  await page.getByText('No products match these filters.').waitFor()
  const asked = Object.fromEntries(new URL(page.url()).searchParams)
  expect(asked).toEqual({
    sort: 'price_up',
    brand: expect.stringMatching(/./),
    color: 'blue',
    currency: expect.stringMatching(/^[A-Z]{3}$/),
    price_from: '0.50',
    price_to: '1,00',
    on_sale: 'true',
    free_shipping: 'true',
  })
  expect(await show.isVisible()).toBe(false)
  // Changing one filter keeps the others.
  const at = () => Object.fromEntries(new URL(page.url()).searchParams)
  await page.getByText('5 filters').click()
  await page.getByRole('combobox', { name: 'Color' }).selectOption('red')
  await show.click()
  await expect.poll(at).toEqual({ ...asked, color: 'red' })
  await page.getByText('5 filters').click()
  await low.fill('cheap')
  await show.click()
  await page.getByText('Type a price, such as 12.50.').waitFor()
  const color = page.locator('select[name=color]')
  await page.goBack()
  await expect.poll(() => color.inputValue()).toBe('blue')
  await page.goForward()
  await expect.poll(() => color.inputValue()).toBe('red')
  expect(await page.getByText('Type a price, such as 12.50.').count()).toBe(0)
  const clear = page.getByRole('link', { name: 'Clear filters' })
  await expect.poll(() => clear.count()).toBe(2)
  await clear.last().click()
  // The chosen currency stays.
  await expect.poll(() => new URL(page.url()).search).toBe(`?currency=${asked.currency}`)
  await row.waitFor()

  const phone = await openPage({ path: '/shopping/', size: 'phone' })
  await phone.locator('[data-surface="ShoppingGridSmallCarousel"]').waitFor()
  const small = phone.locator('[data-surface="ShoppingGridSmallCarousel"] [data-pin] img').first()
  expect(Math.round((await small.boundingBox())?.width ?? 0)).toBe(136)

  const partner = await signInDemoPerson('partner')
  await visitPage(page, `/${partner.username}/`)
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await page.waitForURL('**/_shop/')
  await expect.poll(() => page.locator('li[data-index] [data-pin]').count()).toBeGreaterThan(3)
  await expectAccessible(page, 'the shop of a profile')
  await visitPage(page, `/${(await signUpPerson()).username}/_shop/`)
  await page.getByText(/doesn’t sell anything here yet/).waitFor()
}, 120_000)

// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
type Told = any

/** The measurements of a card in whole px; `details` is the height reserved under the picture. */
async function shoppingCard(page: Page, which: string) {
  const cell = page.locator(`[data-surface=ShoppingGrid] li[data-index]:has(${which})`).first()
  await scrollToCard(page, cell)
  await cell.scrollIntoViewIfNeeded()
  const picture = cell.locator('[data-pin] img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  return cell.evaluate((li) => {
    const box = li.getBoundingClientRect()
    const card = (li.querySelector('article') as Element).getBoundingClientRect()
    const img = li.querySelector('[data-pin] img') as HTMLImageElement
    const { width, height, left } = img.getBoundingClientRect()
    const sides = [left - box.left, box.right - left - width, card.top - box.top]
    const details = box.height - 2 * (card.top - box.top) - height
    return {
      picture: [width, height].map(Math.round),
      fit: getComputedStyle(img).objectFit,
      shape: img.naturalHeight / img.naturalWidth,
      sides: sides.map(Math.round),
      details: Math.round(details),
      overflow: Math.max(0, Math.round(card.height - height - details)),
    }
  })
}

test('card.4 card.21 card.22 a shopping grid has columns of 270 px with 24 on each side, square crops, and 68 px under a price, 90 with a verified merchant', async () => {
  const all: Told[] = await new Wire().must('ShoppingFeed', 'get', { page_size: 100 })
  const other = all.find((pin) => !pin.pinner.is_verified_merchant && pin.image_width !== pin.image_height)
  const page = await openPage({ path: '/shopping/' })
  const below = 6
  const square = { picture: [270, 270], fit: 'cover', sides: [24, 24, 24], overflow: 0 }
  const priced = await shoppingCard(page, `[data-pin="${other.id}"]`)
  expect(priced).toMatchObject({ ...square, details: 68 + below })
  expect(Math.abs(priced.shape - 1)).toBeGreaterThan(0.05)
  await visitPage(page, '/nest_pottery/_shop/')
  expect(await shoppingCard(page, '[data-badge=merchant]')).toMatchObject({ ...square, details: 90 + below })
}, 120_000)

test('shop.3 shop.4 shop.6 shop.12 a variant is chosen by taps and arrows and stays in the address; further pictures turn by buttons, keys and a finger', async () => {
  const all: Told[] = await new Wire().must('ShoppingFeed', 'get', { page_size: 100 })
  const products = (pin: Told) => pin.rich_summary?.products ?? []
  const varied = all.find((pin) => products(pin)[0]?.variant_set?.dimension_metadata.length === 2)
  const page = await openPage({ path: `/pin/${varied.id}/` })
  const facts = page.locator('[data-facts="product"]')
  const choice = (group: string, name: RegExp) =>
    facts.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
  const item = () => facts.getAttribute('data-item')
  const large = page.locator('[data-closeup] [data-opened] img').first()
  const price = () => facts.locator('[data-price]').textContent()
  const whole: Told = await new Wire().must('Pin', 'get', { id: varied.id })
  const variants: Told[] = products(whole)[0].variant_set.variants
  const moss = variants.find((one) => one.values.color === 'Moss')
  await choice('Color', /^Moss/).click()
  await expect.poll(item).toMatch(/moss/)
  await expect.poll(() => large.getAttribute('src')).toContain(moss.image_signature)
  // The first color has no picture of its own.
  const plain = variants.find((one) => !one.image_signature)
  await choice('Color', new RegExp(`^${plain.values.color}`)).click()
  await expect.poll(item).toBe(plain.item_id)
  await expect.poll(() => large.getAttribute('src')).toContain(whole.image_signature)
  await choice('Color', /^Moss/).click()
  await expect.poll(item).toMatch(/moss/)
  await expect.poll(() => large.getAttribute('src')).toContain(moss.image_signature)
  const lowPrice = await price()
  expect(await facts.locator('[data-price]').textContent()).not.toContain('Sold out')
  await choice('Size', /^M/).click()
  await expect.poll(item).toMatch(/moss-m$/)
  expect(await facts.locator('[data-price]').textContent()).toContain('Sold out')
  expect(new URL(page.url()).searchParams.get('item')).toBe(await item())
  await page.reload()
  await waitForHydration(page)
  expect(await item()).toMatch(/moss-m$/)
  expect(await choice('Size', /^M/).getAttribute('aria-checked')).toBe('true')
  await choice('Size', /^M/).focus()
  // The carousel's code is loaded at the first key press.
  const onward = async () => {
    if (/moss-m$/.test((await item()) ?? '')) await page.keyboard.press('ArrowRight')
    return item()
  }
  await expect.poll(onward).toMatch(/moss-l$/)
  expect(await price()).not.toBe(lowPrice)
  // There is no large variant in Ink: choosing the color switches to another size, from which the large one can't be
  // reached.
  await choice('Color', /^Ink/).focus()
  await page.keyboard.press('Space')
  await expect.poll(item).toMatch(/ink-[sm]$/)
  const gone = choice('Size', /^L/)
  expect([await gone.getAttribute('aria-disabled'), await gone.getAttribute('href')]).toEqual(['true', null])

  const gallery = page.locator('[data-gallery]')
  const small = gallery.getByRole('listitem').getByRole('button')
  expect(await small.count()).toBe(1 + whole.product_pin_data.items[0].additional_images_length)
  const current = () => small.evaluateAll((those) => those.findIndex((one) => one.hasAttribute('aria-current')))
  await small.first().click()
  await expect.poll(current).toBe(0)
  const fileOf = async (one: typeof large) => (await one.getAttribute('src'))?.split('/').at(-1)
  const isLarge = async (at: number) => (await fileOf(large)) === (await fileOf(small.nth(at).locator('img')))
  await expect.poll(() => isLarge(0)).toBe(true)
  await gallery.getByRole('button', { name: 'View Next' }).click()
  await expect.poll(current).toBe(1)
  await expect.poll(() => isLarge(1)).toBe(true)
  await dragFinger(page, await findCenter(large), -200, 0)
  await expect.poll(current).toBe(2)
  await dragFinger(page, await findCenter(large), 200, 0)
  await expect.poll(current).toBe(1)
  await small.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(current).toBe(2)
  await gallery.getByRole('button', { name: 'View Previous' }).click()
  await expect.poll(current).toBe(1)
  await expectAccessible(page, 'a product with variants')
  const likeIt = page.getByRole('region', { name: 'More to shop' }).locator('img')
  await expect.poll(() => likeIt.count()).toBeGreaterThan(0)
  for (const one of await likeIt.all()) {
    const { width, height } = (await one.boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height).toBeCloseTo(424 / 278, 1)
    expect(await one.getAttribute('src')).toContain('/424x278/')
  }

  // Lists on another pin's page have less data of this one; going back still shows it as it was left.
  const left = await item()
  await page.getByRole('region', { name: 'More to shop' }).getByRole('link').first().click()
  await page.waitForURL((url) => !url.pathname.includes(varied.id))
  await page.getByRole('region', { name: 'More to shop' }).locator('img').first().waitFor()
  await page.goBack()
  await expect.poll(item).toBe(left)
  expect(await small.count()).toBe(1 + whole.product_pin_data.items[0].additional_images_length)
  // Opened again, the page follows its URL, not the earlier choice.
  await followLinkOrVisit(page, '/about/community-guidelines/')
  await followLinkOrVisit(page, `/pin/${varied.id}/`)
  await expect.poll(item).toBe(products(whole)[0].item_id)
  await expect.poll(() => large.getAttribute('src')).toContain(whole.image_signature)

  for (const one of [moss, plain]) {
    await followLinkOrVisit(page, `/pin/${varied.id}/?item=${one.item_id}`)
    await expect.poll(item).toBe(one.item_id)
    await expect.poll(() => large.getAttribute('src')).toContain(one.image_signature ?? whole.image_signature)
  }

  const labelled = all.find((pin) => products(pin)[0]?.label_info.labels.length > 1)
  await followLinkOrVisit(page, `/pin/${labelled.id}/`)
  const { labels } = products(labelled)[0].label_info
  await expect.poll(() => facts.locator('[data-price] [data-tone]').allTextContents()).toEqual(labels)
  const loved = all.find((pin) => pin.is_eligible_for_pre_loved_goods_label)
  await followLinkOrVisit(page, `/pin/${loved.id}/`)
  await expect.poll(() => facts.locator('[data-price]').textContent()).toMatch(/Pre-loved$/)
}, 120_000)

test('card.53 below a product stand others of its shop and cheaper ones of its kind, each once on the page, its cards saved like any other; where there are too few there is no row', async () => {
  const wire = new Wire()
  const all: Told[] = await wire.must('ShoppingFeed', 'get', { page_size: 100 })
  const related = async (pin: Told): Promise<Told[]> =>
    wire.must('RelatedProducts', 'get', { pin: pin.id, page_size: 4 })
  const priceOf = (pin: Told) =>
    pin.rich_summary.products[0].offer_summary.price ?? pin.rich_summary.products[0].offer_summary.min_price
  let found: Told
  let bare: Told
  for (const pin of all) {
    const rows: Told = await wire.must('ProductRows', 'get', { pin: pin.id })
    const above = (await related(pin)).map(({ id }) => id)
    const isNew = ({ id }: Told) => !above.includes(id)
    const less = rows.for_less.filter(isNew)
    const sold = rows.from_shop.filter((one: Told) => isNew(one) && !less.some(({ id }: Told) => id === one.id))
    if (rows.shop?.url.startsWith('/shopping/') && sold.length >= 3 && less.length >= 3 && priceOf(pin))
      found ??= { ...pin, shop: rows.shop.name }
    if (less.length < 3) bare ??= pin
  }
  const who = await signUpPerson()
  const page = await openPage({ who, path: `/pin/${found.id}/` })
  const shop = page.locator('section[data-surface=ShoppingCarousel]')
  const less = page.locator('section[data-surface=ShoppingGridSmallCarousel]')
  const maker: string = found.shop
  await shop.getByRole('heading', { name: `More from ${maker}` }).waitFor()
  await less.getByRole('heading', { name: 'Similar for less' }).waitFor()
  const ids = (row: typeof shop) =>
    row.locator('[data-pin]').evaluateAll((cards) => cards.map((one) => (one as HTMLElement).dataset.pin))
  const shown = [...(await ids(shop)), ...(await ids(less))]
  const above = (await related(found)).map(({ id }) => id)
  expect(new Set([found.id, ...above, ...shown]).size).toBe(1 + above.length + shown.length)
  for (const id of await ids(less)) {
    const other: Told = await wire.must('Pin', 'get', { id })
    expect(priceOf(other)).toBeLessThan(priceOf(found))
  }
  const picture = less.locator('[data-pin] img').first()
  await picture.scrollIntoViewIfNeeded()
  expect(Math.round((await picture.boundingBox())?.width ?? 0)).toBe(184)
  // Hover controls stay within their card.
  const small = less.locator('article[data-pin]').first()
  await small.locator('a').first().hover()
  const rightOf = (one: Locator) => one.evaluate((it) => it.getBoundingClientRect().right)
  const more = small.getByRole('button', { name: /^More actions/ })
  await more.waitFor()
  expect(await rightOf(more)).toBeLessThanOrEqual(await rightOf(small))
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
  await expectAccessible(page, 'the rows below a product')
  const card = shop.locator('article[data-pin]').first()
  await card.locator('a').first().hover()
  await card.locator('[data-save]').click()
  await card.locator('[data-saved]').waitFor({ state: 'attached' })
  await shop.getByRole('link', { name: `See all: ${maker}` }).click()
  await page.waitForURL((url) => url.pathname === '/shopping/' && url.searchParams.get('brand') === maker)

  const phone = await openPage({ size: 'phone', path: `/pin/${bare.id}/` })
  await phone.getByRole('heading', { name: 'More to explore' }).waitFor()
  expect(await phone.locator('section[data-surface=ShoppingGridSmallCarousel]').count()).toBe(0)
}, 120_000)

test('shop.4 shop.12 shop.13 a pin of several products links each with its price, and an old price nowhere; none like it has no heading', async () => {
  const all: Told[] = await new Wire().must('ShoppingFeed', 'get', { page_size: 100 })
  const several = all.find((pin) => pin.rich_summary?.products.length > 1 && !pin.is_stale_product)
  const page = await openPage({ path: `/pin/${several.id}/` })
  const rows = page.locator('[data-facts="products"] li')
  await expect.poll(() => rows.count()).toBe(several.rich_summary.products.length)
  for (const text of await rows.allTextContents()) expect(text).toMatch(/\d/)
  for (const row of await rows.all()) {
    const href = (await row.getByRole('link').getAttribute('href')) ?? ''
    expect(new URL(href, page.url()).searchParams.get('url')).toBe(several.link)
  }
  await patchPinsInAnswers(page, /\/resource\/PinResource\/get\//, (pins) => {
    for (const pin of pins) Object.assign(pin, { is_stale_product: true })
  })
  await page.route(/\/resource\/RelatedProductsResource\/get\//, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.resource_response.data = []
    await route.fulfill({ response, json })
  })
  await visitPage(page, '/about/community-guidelines/')
  const none = page.waitForResponse(/\/resource\/RelatedProductsResource\/get\//)
  await followLinkOrVisit(page, `/pin/${several.id}/`)
  await none
  await expect.poll(() => rows.count()).toBe(several.rich_summary.products.length)
  for (const text of await rows.allTextContents()) expect(text).toContain('See price on site')
  expect(await page.getByRole('heading', { name: 'More to shop' }).count()).toBe(0)
}, 120_000)

test('carousel.2 a row of products pages by those that fit, to its end and back, and each click of an arrow is logged', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openBlankPage({ who })
  await page.setViewportSize({ width: 720, height: 700 })
  const told = recordEvents(page)
  await visitPage(page, '/shopping/')
  const section = page.locator('section[data-surface="ShoppingCarousel"]')
  const row = section.locator('div:has(> ul)')
  const { pitch, fits, rest } = await row.evaluate((one) => {
    const items = [...one.querySelectorAll(':scope > ul > li')].slice(0, 2).map((item) => item.getBoundingClientRect())
    const [first, second] = items as [DOMRect, DOMRect]
    const pitch = second.left - first.left
    const rest = one.scrollWidth - one.clientWidth
    return { pitch, fits: Math.floor((one.clientWidth + pitch - first.width) / pitch), rest }
  })
  expect(fits).toBeGreaterThan(1)
  const left = () => row.evaluate((one) => Math.round(one.scrollLeft))
  const arrow = (name: string) => section.getByRole('button', { name })
  await arrow('View Next').click()
  await expect.poll(left).toBe(Math.round(Math.min(fits * pitch, rest)))
  await arrow('View Previous').click()
  await expect.poll(left).toBe(0)
  await expect.poll(() => arrow('View Previous').count()).toBe(0)
  await flushEvents(page)
  const moves = () => told.filter(({ event_type }) => event_type === 9315).map(({ aux_data }) => aux_data?.surface)
  await expect.poll(moves).toEqual(['ShoppingCarousel', 'ShoppingCarousel'])
})
