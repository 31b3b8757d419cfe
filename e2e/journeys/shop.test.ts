import { expect, test } from 'vitest'
import { expectAccessible, goOn, open, takenOver, visit } from '../browser.ts'
import { pinOfKind } from '../kinds.ts'
import { tellPins } from '../shown-as.ts'
import { pinWith } from '../way-out.ts'
import { demoPerson, newPerson, Wire } from '../wire.ts'

const HEAD = 'id,title,description,link,image_link,price,availability'
const LIST = `${HEAD}
1,Paper bird,Folded once,https://quill-paper.example/bird,https://quill-paper.example/bird.jpg,12 USD,in stock
2,Paper boat,,nowhere,https://quill-paper.example/boat.jpg,dear,in stock
`

test('shop.14 shop.10 shop.11 card.45 a merchant sends a list, reads what is wrong, and tags products in a picture', async () => {
  const partner = await demoPerson('partner')
  const page = await open({ who: partner, path: '/business/catalogs/' })
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

  const { id: look } = await pinWith({ title: 'A desk by the window' }, partner.wire)
  await visit(page, `/pin/${look}/`)
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

  const other = await newPerson()
  const no = await other.wire.ask('ProductTags', 'update', { pin_id: look, product_tags: [] })
  expect(no.status).toBe(403)
}, 180_000)

test('shop.2 rich.3 rich.4 products, recipes and articles say what their pages say, without script, too', async () => {
  const [product, recipe, article] = await Promise.all([
    pinOfKind((pin) => pin.rich_summary?.type_name === 'product' && !pin.is_oos_product),
    pinOfKind((pin) => pin.rich_summary?.type_name === 'recipe'),
    pinOfKind((pin) => pin.rich_summary?.type_name === 'article'),
  ])
  const page = await open({ javaScript: false, theme: 'dark', path: `/pin/${product.id}/` })
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

test('shop.7 the shop has tiles, lowered prices and columns of 270 px, signed out too; a merchant’s profile has a Shop tab', async () => {
  const page = await open({ path: '/shopping/' })
  expect(await page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link').count()).toBeGreaterThan(3)
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

  const phone = await open({ path: '/shopping/', size: 'phone' })
  await phone.locator('[data-surface="ShoppingGridSmallCarousel"]').waitFor()
  const small = phone.locator('[data-surface="ShoppingGridSmallCarousel"] [data-pin] img').first()
  expect(Math.round((await small.boundingBox())?.width ?? 0)).toBe(136)

  const partner = await demoPerson('partner')
  await visit(page, `/${partner.username}/`)
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await page.waitForURL('**/_shop/')
  await expect.poll(() => page.locator('li[data-index] [data-pin]').count()).toBeGreaterThan(3)
  await expectAccessible(page, 'the shop of a profile')
  await visit(page, `/${(await newPerson()).username}/_shop/`)
  await page.getByText(/doesn’t sell anything here yet/).waitFor()
}, 120_000)

// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
type Told = any

test('shop.3 shop.4 shop.6 a variant is chosen by taps and arrows and stays in the address; further pictures turn by buttons and keys', async () => {
  const all: Told[] = await new Wire().must('ShoppingFeed', 'get', { page_size: 100 })
  const products = (pin: Told) => pin.rich_summary?.products ?? []
  const varied = all.find((pin) => products(pin)[0]?.variant_set?.dimension_metadata.length === 2)
  const page = await open({ path: `/pin/${varied.id}/` })
  const facts = page.locator('[data-facts="product"]')
  const choice = (group: string, name: RegExp) =>
    facts.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
  const item = () => facts.getAttribute('data-item')
  await choice('Color', /^Moss/).click()
  await expect.poll(item).toMatch(/moss/)
  expect(await facts.locator('[data-price]').textContent()).not.toContain('Sold out')
  await choice('Size', /^M/).click()
  await expect.poll(item).toMatch(/moss-m$/)
  expect(await facts.locator('[data-price]').textContent()).toContain('Sold out')
  expect(new URL(page.url()).searchParams.get('item')).toBe(await item())
  await page.reload()
  await takenOver(page)
  expect(await item()).toMatch(/moss-m$/)
  expect(await choice('Size', /^M/).getAttribute('aria-checked')).toBe('true')
  await choice('Size', /^M/).focus()
  // Its code comes with the first key.
  const onward = async () => {
    if (/moss-m$/.test((await item()) ?? '')) await page.keyboard.press('ArrowRight')
    return item()
  }
  await expect.poll(onward).toMatch(/moss-l$/)
  const gone = choice('Color', /^Ink/)
  expect([await gone.getAttribute('aria-disabled'), await gone.getAttribute('href')]).toEqual(['true', null])

  const gallery = page.locator('[data-gallery]')
  const small = gallery.getByRole('listitem').getByRole('button')
  expect(await small.count()).toBe(1 + products(varied)[0].additional_images.length)
  const current = () => small.evaluateAll((those) => those.findIndex((one) => one.hasAttribute('aria-current')))
  const large = page.locator('[data-closeup] [data-opened] img').first()
  await small.first().click()
  await expect.poll(current).toBe(0)
  const fileOf = async (one: typeof large) => (await one.getAttribute('src'))?.split('/').at(-1)
  const isLarge = async (at: number) => (await fileOf(large)) === (await fileOf(small.nth(at).locator('img')))
  await expect.poll(() => isLarge(0)).toBe(true)
  await gallery.getByRole('button', { name: 'View Next' }).click()
  await expect.poll(current).toBe(1)
  await expect.poll(() => isLarge(1)).toBe(true)
  await small.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(current).toBe(2)
  await gallery.getByRole('button', { name: 'View Previous' }).click()
  await expect.poll(current).toBe(1)
  await expectAccessible(page, 'a product with variants')
}, 120_000)

test('shop.4 shop.13 a pin of several products shows each with its price, and an old price nowhere', async () => {
  const all: Told[] = await new Wire().must('ShoppingFeed', 'get', { page_size: 100 })
  const several = all.find((pin) => pin.rich_summary?.products.length > 1 && !pin.is_stale_product)
  const page = await open({ path: `/pin/${several.id}/` })
  const rows = page.locator('[data-facts="products"] li')
  await expect.poll(() => rows.count()).toBe(several.rich_summary.products.length)
  for (const text of await rows.allTextContents()) expect(text).toMatch(/\d/)
  await tellPins(page, /\/resource\/PinResource\/get\//, (pins) => {
    for (const pin of pins) Object.assign(pin, { is_stale_product: true })
  })
  await visit(page, '/about/community-guidelines/')
  await goOn(page, `/pin/${several.id}/`)
  await expect.poll(() => rows.count()).toBe(several.rich_summary.products.length)
  for (const text of await rows.allTextContents()) expect(text).toContain('See price on site')
}, 120_000)
