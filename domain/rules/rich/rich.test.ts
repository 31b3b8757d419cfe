import { describe, expect, test } from 'vitest'
import {
  formatCookTime,
  parseAvailability,
  parseCurrency,
  parseDurationMinutes,
  parsePageUrl,
  parsePastDate,
  parsePrice,
  parseWholeNumber,
  toPlainText,
} from './page-values.ts'
import { isProductPriceStale, toRichFields } from './rich-fields.ts'
import { parseRichPage } from './rich-page.ts'
import { mayCrawlPath, parseRobotsTxt } from './robots.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')

describe('values as pages write them', () => {
  test.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['$12.50', 12.5],
    ['12,50 €', 12.5],
    ['1.299,00 €', 1299],
    ['1,299.00', 1299],
    ['1,299', 1299],
    ["1'299.90", 1299.9],
    ['1 299,90', 1299.9],
    ['1.299.000', 1_299_000],
    ['1500', 1500],
    [0, null],
    ['0.00', null],
    [-4, null],
    ['-4.00', null],
    ['free', null],
    ['', null],
    [{ price: 4 }, null],
    [Number.POSITIVE_INFINITY, null],
    [1e12, null],
  ])('rich.12 the price %j is %j', (said, is) => expect(parsePrice(said)).toBe(is))

  test.each([
    ['usd', 'USD'],
    ['EUR', 'EUR'],
    ['ZZZ', null],
    ['$', null],
    [7, null],
  ])('rich.12 the currency %j is %j', (said, is) => expect(parseCurrency(said)).toBe(is))

  test.each([
    ['PT35M', 35, '35 min'],
    ['PT1H10M', 70, '1 h 10 min'],
    ['PT2H', 120, '2 h'],
    ['P0DT0H45M', 45, '45 min'],
    ['P1DT2H', 1560, '26 h'],
    ['PT90M', 90, '1 h 30 min'],
    ['PT5400S', 90, '1 h 30 min'],
    ['pt1.5h', 90, '1 h 30 min'],
    ['PT0S', null, null],
    ['35 minutes', null, null],
    ['P', null, null],
    ['P400D', null, null],
    [35, null, null],
    [null, null, null],
  ])('rich.3 the duration %j takes %j minutes, which reads %j', (said, total, text) => {
    expect(parseDurationMinutes(said)).toBe(total)
    expect(formatCookTime(total)).toBe(text)
  })

  test.each([
    ['https://schema.org/InStock', 'in_stock'],
    ['http://schema.org/OutOfStock', 'out_of_stock'],
    ['SoldOut', 'out_of_stock'],
    ['Discontinued', 'out_of_stock'],
    ['out of stock', 'out_of_stock'],
    ['oos', 'out_of_stock'],
    ['instock', 'in_stock'],
    ['preorder', 'preorder'],
    ['perhaps', null],
    [1, null],
  ])('rich.10 availability %j is %j', (said, is) => expect(parseAvailability(said)).toBe(is))

  test.each([
    ['<b>Blue</b> vase', 100, 'Blue vase'],
    ['Salt &amp; pepper', 100, 'Salt & pepper'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Jar', 100, 'alert(1) Jar'],
    ['A <img src=x onerror=alert(1)', 100, 'A'],
    ['5 < 6 and 7 > 2', 100, '5 < 6 and 7 > 2'],
    ['  many \n\t blanks ', 100, 'many blanks'],
    ['Bowl &#x1F426; &#0; &#xD800;', 100, 'Bowl 🐦'],
    ['🐦🐦🐦', 2, '🐦🐦'],
    [8, 100, '8'],
    ['<p></p>', 100, null],
    [['a'], 100, null],
    ['nul\u0000 \ud800 half', 100, 'nul \ufffd half'],
  ])('rich.12 the text %j cut to %i is %j', (said, longest, is) => expect(toPlainText(said, longest)).toBe(is))

  test('rich.12 a text of a million tags is read at once', () => {
    const before = performance.now()
    expect(toPlainText('<'.repeat(1_000_000), 500)).toHaveLength(500)
    expect(toPlainText('<a '.repeat(400_000), 500)).toBeNull()
    expect(performance.now() - before).toBeLessThan(500)
  })

  test.each([
    ['/a.jpg', 'https://shop.de/a.jpg'],
    ['//cdn.de/a.jpg', 'https://cdn.de/a.jpg'],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AA', null],
    ['ftp://shop.de/', null],
    ['https://me:pw@shop.de/', null],
    [`/${'a'.repeat(2048)}`, null],
    [4, null],
  ])('rich.12 the address %j is %j', (said, is) => expect(parsePageUrl(said, 'https://shop.de/p/')).toBe(is))

  test.each([
    ['2026-01-02', '2026-01-02T00:00:00.000Z'],
    ['2026-01-02T10:00:00+02:00', '2026-01-02T08:00:00.000Z'],
    ['2031-01-02', null],
    ['yesterday', null],
    ['2026-99-99', null],
    [20260102, null],
  ])('rich.12 the date %j is %j', (said, is) => expect(parsePastDate(said, NOW)).toBe(is))

  test.each([
    ['12', 12],
    ['1,204', 1204],
    [7, 7],
    [0, 0],
    ['many', null],
    [1.5, null],
    [-1, null],
    ['', null],
  ])('the count %j is %j', (said, is) => expect(parseWholeNumber(said)).toBe(is))
})

const page = (jsonLd: unknown[], items: unknown[] = [], metas: Record<string, string> = {}) =>
  parseRichPage(
    { jsonLd, items, metas: Object.entries(metas).map(([name, content]) => ({ name, content })) },
    { url: 'https://www.shop.de/p/', title: 'Page', description: 'Words', now: NOW },
  )
const fields = (...said: Parameters<typeof page>) => toRichFields(page(...said), '7', new Date(NOW))
const offerOf = (...said: Parameters<typeof page>) => fields(...said).rich_summary?.products[0]?.offer_summary

const jar = {
  '@type': 'Product',
  name: 'Jar',
  brand: { '@type': 'Brand', name: 'Nest' },
  offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
}

describe('products', () => {
  test('rich.2 a product has its name, brand, price, currency, stock and the flags 1 and 6', () => {
    const found = fields([jar])
    expect(found).toMatchObject({
      rich_summary: { type_name: 'product', display_name: 'Jar', site_name: 'shop.de', url: 'https://www.shop.de/p/' },
      shopping_flags: [1, 6],
      is_shoppable: true,
      is_oos_product: false,
    })
    expect(found.rich_summary?.products[0]).toMatchObject({
      name: 'Jar',
      brand: { name: 'Nest' },
      offer_summary: { currency: 'EUR', price: 12.5, min_price: null, max_price: null, standard_price: null },
    })
  })

  test.each([
    [
      'low and high prices',
      { '@type': 'AggregateOffer', lowPrice: 10, highPrice: '20', priceCurrency: 'USD' },
      { price: null, min_price: 10, max_price: 20 },
    ],
    [
      'one price said twice',
      { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 10, priceCurrency: 'USD' },
      { price: 10, min_price: null, max_price: null },
    ],
    [
      'a list price',
      {
        price: 8,
        priceCurrency: 'USD',
        priceSpecification: [{ priceType: 'https://schema.org/ListPrice', price: 10, priceCurrency: 'USD' }],
      },
      { price: 8, standard_price: 10 },
    ],
    [
      'a list price that is no higher',
      { price: 8, priceCurrency: 'USD', priceSpecification: { priceType: 'ListPrice', price: 8 } },
      { price: 8, standard_price: null },
    ],
    [
      'a price inside its specification',
      { priceSpecification: { price: 5, priceCurrency: 'GBP' } },
      { price: 5, currency: 'GBP' },
    ],
    [
      'several offers',
      [
        { price: 5, priceCurrency: 'GBP' },
        { price: 9, priceCurrency: 'GBP' },
      ],
      { price: null, min_price: 5, max_price: 9 },
    ],
  ])('rich.2 %s', (_, offers, is) => expect(offerOf([{ ...jar, offers }])).toMatchObject(is))

  test.each([
    ['an unknown currency', { price: 5, priceCurrency: 'ZZZ' }],
    ['no currency', { price: 5 }],
    ['a price of nothing', { price: 0, priceCurrency: 'EUR' }],
    ['no offer', undefined],
    ['nonsense', 'cheap'],
  ])('rich.12 %s gives no price, the rest stays', (_, offers) => {
    const found = fields([{ ...jar, offers }])
    expect(found.rich_summary?.products[0]).toMatchObject({ name: 'Jar', offer_summary: null })
    expect(isProductPriceStale(found.rich_summary, found.rich_metadata.seen_at, new Date(NOW))).toBe(true)
  })

  test.each([
    [['OutOfStock'], true],
    [['OutOfStock', 'Discontinued'], true],
    [['OutOfStock', 'InStock'], false],
    [['OutOfStock', undefined], false],
    [[undefined], false],
  ])('rich.10 offers that say %j make it sold out: %j', (said, is) => {
    const offers = said.map((one) => ({ price: 5, priceCurrency: 'EUR', ...(one && { availability: one }) }))
    const found = fields([{ ...jar, offers }])
    expect([found.is_oos_product, found.shopping_flags]).toEqual([is, is ? [6] : [1, 6]])
  })

  test('entity.4 a product that its page describes and does not offer has no flag 1', () => {
    expect(fields([{ ...jar, offers: undefined }]).shopping_flags).toEqual([6])
    expect(fields([{ ...jar, offers: { availability: 'InStock' } }]).shopping_flags).toEqual([1, 6])
  })

  const free = (free_shipping_value: string) => ({ free_shipping_price: 0, free_shipping_value })
  const from = (free_shipping_price: number) => ({ free_shipping_price, free_shipping_value: null })
  const rate = (value: unknown, more = {}) => ({
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'EUR' },
    ...more,
  })
  test.each([
    ['a rate of nothing', { shippingDetails: rate('0.00') }, free('0 EUR')],
    [
      'a named rate of nothing',
      { shippingDetails: rate(0, { shippingLabel: 'Free <b>standard</b>' }) },
      free('Free standard'),
    ],
    ['a rate', { shippingDetails: rate(4.9) }, null],
    ['rates up to more than nothing', { shippingDetails: { shippingRate: { minValue: 0, maxValue: 5 } } }, null],
    ['one country of two', { shippingDetails: [rate(0), rate(9)] }, null],
    [
      'a threshold',
      { shippingDetails: rate(4.9, { freeShippingThreshold: { value: 50, currency: 'EUR' } }) },
      from(50),
    ],
    [
      'a threshold in another currency',
      { shippingDetails: rate(4, { freeShippingThreshold: { value: 50, currency: 'USD' } }) },
      null,
    ],
    ['two thresholds', { shippingDetails: [rate(0), rate(4, { freeShippingThreshold: { value: '80' } })] }, from(80)],
    [
      'a delivery charge of nothing beside the price',
      {
        price: undefined,
        priceSpecification: [
          { '@type': 'DeliveryChargeSpecification', price: 0, eligibleTransactionVolume: { minPrice: 30 } },
          { '@type': 'UnitPriceSpecification', price: 12.5, priceCurrency: 'EUR' },
        ],
      },
      from(30),
    ],
    ['nothing', {}, null],
    ['nonsense', { shippingDetails: ['free', { shippingRate: 'none' }] }, null],
  ])('shop.5 an offer that states %s for shipping', (_, more, is) => {
    const [product] = fields([{ ...jar, offers: { ...jar.offers, ...more } }]).rich_summary?.products ?? []
    expect([product?.offer_summary?.price, product?.shipping_info]).toEqual([12.5, is])
  })

  test('shop.5 free shipping of several offers or variants is what holds for all, and Open Graph tells it too', () => {
    const shipping = (node: object, metas = {}) => fields([node], [], metas).rich_summary?.products[0]?.shipping_info
    const offer = (shippingDetails: object) => ({ price: 5, priceCurrency: 'EUR', shippingDetails })
    expect(shipping({ ...jar, offers: [offer(rate(0)), offer(rate(0))] })).toEqual(free('0 EUR'))
    expect(shipping({ ...jar, offers: [offer(rate(0)), offer({})] })).toBeNull()
    const priced = { 'product:price:amount': '5', 'product:price:currency': 'EUR', 'product:shipping_cost:amount': '0' }
    expect(fields([], [], priced).rich_summary?.products[0]?.shipping_info).toEqual(free('0 EUR'))
    expect(shipping(jar, priced)).toEqual(free('0 EUR'))
  })

  test('rich.2 variants are read with what each costs', () => {
    const variant = (color: string, price: number, more = '') => ({
      '@type': 'Product',
      sku: `jar-${color}`,
      color,
      offers: { price, priceCurrency: 'EUR', availability: more || 'InStock' },
    })
    const group = {
      '@type': 'ProductGroup',
      name: 'Jar',
      hasVariant: [variant('red', 10), variant('blue', 12, 'OutOfStock')],
    }
    const found = fields([group]).rich_summary?.products[0]
    expect(found?.variant_set).toMatchObject({
      dimension_metadata: [{ name: 'color', values: ['red', 'blue'] }],
      variants: [
        { item_id: 'jar-red', is_oos: false },
        { item_id: 'jar-blue', is_oos: true, offer_summary: { price: 12 } },
      ],
    })
    expect(found?.offer_summary).toMatchObject({ min_price: 10, max_price: 12, currency: 'EUR' })
  })

  const variantOf = (color: string, stock: string) => ({
    '@type': 'Product',
    sku: `jar-${color}`,
    color,
    image: `/${color}.jpg`,
    url: `/jar?color=${color}`,
    offers: { price: 10, priceCurrency: 'EUR', availability: stock },
  })

  test.each([
    [['OutOfStock', 'Discontinued'], 'InStock', true],
    [['OutOfStock', 'InStock'], 'OutOfStock', false],
    [['OutOfStock', 'PreOrder'], undefined, false],
  ])(
    'shop.4 variants that say %j make a product sold out, whatever it says of the whole (%j): %j',
    (stocks, own, is) => {
      const hasVariant = stocks.map((stock, at) => variantOf(['red', 'blue'][at] ?? '', stock))
      const offers = { price: 10, priceCurrency: 'EUR', ...(own && { availability: own }) }
      expect(fields([{ ...jar, hasVariant, offers }]).is_oos_product).toBe(is)
    },
  )

  test('shop.3 shop.6 the pictures of a product and of its variants are wanted, each once; a variant leads to its own page', () => {
    const hasVariant = [
      variantOf('red', 'InStock'),
      variantOf('blue', 'InStock'),
      { ...variantOf('tan', ''), image: null },
    ]
    const found = fields([{ ...jar, image: ['/a.jpg', '/red.jpg'], hasVariant }])
    expect(found.wanted_pictures).toEqual({
      further: ['https://www.shop.de/a.jpg', 'https://www.shop.de/red.jpg'],
      variants: { 'jar-red': 'https://www.shop.de/red.jpg', 'jar-blue': 'https://www.shop.de/blue.jpg' },
      others: [],
    })
    const links = found.rich_summary?.products[0]?.variant_set?.variants.map(({ link }) => link)
    expect(links?.[1]).toBe('https://www.shop.de/jar?color=blue')
  })

  const named = (name: string, more = {}) => ({ ...jar, name, url: `/${name}`, image: `/${name}.jpg`, ...more })
  const namesIn = (...values: unknown[]) => fields(values).rich_summary?.products.map(({ name }) => name)

  test('shop.13 a page that sells several things gives a pin of each, with its own price, page and picture', () => {
    const found = fields([{ '@graph': [named('Jar'), named('Lid', { offers: { price: 3, priceCurrency: 'EUR' } })] }])
    expect(found.rich_summary?.products).toMatchObject([
      { id: '7', name: 'Jar', link: 'https://www.shop.de/Jar' },
      { id: '7-2', name: 'Lid', link: 'https://www.shop.de/Lid', offer_summary: { price: 3 } },
    ])
    expect(found.wanted_pictures?.others).toEqual(['https://www.shop.de/Lid.jpg'])
    expect(found.is_oos_product).toBe(false)
  })

  test.each([
    [
      'a list alone',
      [{ '@type': 'ItemList', itemListElement: [named('Jar'), { item: named('Lid') }] }],
      ['Jar', 'Lid'],
    ],
    ['a list beside a product', [jar, { '@type': 'ItemList', itemListElement: [named('Lid')] }], ['Jar']],
    ['the same product twice', [jar, named('JAR')], ['Jar']],
    ['its variants apart', [jar, named('Red jar', { isVariantOf: { name: 'Jar' } })], ['Jar']],
    ['one without a price', [jar, named('Lid', { offers: undefined })], ['Jar']],
    ['what is related to it', [{ ...jar, isRelatedTo: [named('Lid')] }], ['Jar']],
    [
      'thirty',
      Array.from({ length: 30 }, (_, at) => named(`Jar ${at}`)),
      Array.from({ length: 12 }, (_, at) => `Jar ${at}`),
    ],
  ])('shop.13 of %s the products are those that the page sells', (_, values, names) =>
    expect(namesIn(...(values as unknown[]))).toEqual(names),
  )

  test.each([
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['2031-01-01', null],
  ])('shop.6 the date %j on which it was first sold is kept as %j', (releaseDate, is) =>
    expect(fields([{ ...jar, releaseDate }]).sold_since).toBe(is),
  )

  test('rich.10 a price is old after seven days without a good look', () => {
    const { rich_summary } = fields([jar])
    const seen = new Date(NOW).toISOString()
    const staleAfter = (days: number) => isProductPriceStale(rich_summary, seen, new Date(NOW + days * 24 * 3600_000))
    expect([staleAfter(0), staleAfter(6.9), staleAfter(7.1)]).toEqual([false, false, true])
  })

  test('rich.2 product tags of Open Graph', () => {
    const metas = {
      'og:type': 'product',
      'og:title': 'Jar',
      'product:brand': 'Nest',
      'product:price:amount': '10',
      'product:price:currency': 'USD',
      'product:sale_price:amount': '8',
      'product:availability': 'oos',
      'og:site_name': 'The Shop',
    }
    const found = fields([], [], metas)
    expect(found.rich_summary).toMatchObject({ type_name: 'product', display_name: 'Jar', site_name: 'The Shop' })
    expect(found.rich_summary?.products[0]).toMatchObject({
      brand: { name: 'Nest' },
      offer_summary: { price: 8, standard_price: 10, currency: 'USD' },
    })
    expect(found.is_oos_product).toBe(true)
  })
})

const soup = {
  '@type': ['Recipe', 'NewsArticle'],
  name: 'Soup',
  totalTime: 'PT1H10M',
  recipeYield: ['4', '4 small bowls'],
  recipeIngredient: ['2 <b>carrots</b>', '1 onion', 7, { name: 'salt' }],
  aggregateRating: { ratingValue: '4.6', reviewCount: '12', bestRating: 5 },
}

describe('recipes and articles', () => {
  test('rich.3 a recipe has its name, time, ingredients, servings and rating', () => {
    const found = fields([{ '@graph': [{ '@type': 'WebPage' }, soup] }])
    expect(found.rich_summary).toMatchObject({
      type_name: 'recipe',
      display_name: 'Soup',
      display_cook_time: '1 h 10 min',
      aggregate_rating: { rating_value: 4.6, review_count: 12, best_rating: 5 },
    })
    expect(found.rich_metadata.recipe).toEqual({
      name: 'Soup',
      cook_time: 70,
      servings: '4 small bowls',
      ingredients: ['2 carrots', '1 onion', '7', 'salt'],
    })
  })

  test.each([
    [{ ratingValue: 'None', reviewCount: 3 }],
    [{ ratingValue: 4, reviewCount: 0 }],
    [{ ratingValue: 4, reviewCount: 'many' }],
    [{ ratingValue: 4 }],
    ['four stars'],
    [null],
  ])('rich.3 the rating %j gives no stars', (aggregateRating) => {
    expect(fields([{ ...soup, aggregateRating }]).rich_summary?.aggregate_rating).toBeNull()
  })

  test('rich.3 without a total, preparing and cooking are added', () => {
    const times = { totalTime: 'soon', cookTime: 'PT20M', prepTime: 'PT15M' }
    expect(fields([{ ...soup, ...times }]).rich_summary?.display_cook_time).toBe('35 min')
  })

  test('rich.4 an article has headline, author, date and site', () => {
    const article = {
      '@type': 'BlogPosting',
      headline: 'On nests',
      author: [{ name: 'Ada' }, { name: 'Ben' }],
      datePublished: '2026-02-03',
      publisher: { name: 'Bird News' },
    }
    expect(fields([article])).toMatchObject({
      rich_summary: { type_name: 'article', display_name: 'On nests' },
      rich_metadata: {
        article: {
          headline: 'On nests',
          author: 'Ada, Ben',
          published_at: '2026-02-03T00:00:00.000Z',
          site_name: 'Bird News',
        },
      },
    })
    const tags = { 'og:type': 'article', 'og:title': 'On eggs', author: 'Cleo', 'article:published_time': '2030-01-01' }
    expect(fields([], [], tags).rich_metadata.article).toEqual({
      headline: 'On eggs',
      author: 'Cleo',
      published_at: null,
      site_name: 'shop.de',
    })
  })

  test('rich.4 a page of none of the three kinds gives title and description alone', () => {
    const found = fields([{ '@type': 'WebSite', name: 'Shop' }], [], { 'og:title': 'Shop', 'og:type': 'website' })
    expect(found).toEqual({
      rich_summary: null,
      rich_metadata: {
        title: 'Page',
        description: 'Words',
        article: null,
        recipe: null,
        products: [],
        seen_at: new Date(NOW).toISOString(),
      },
    })
  })
})

describe('several ways at once', () => {
  test('rich.5 product before recipe before article, whichever way each is written', () => {
    const tags = {
      'og:type': 'product',
      'og:title': 'Jar',
      'product:price:amount': '4',
      'product:price:currency': 'EUR',
    }
    expect(page([soup], [], tags).kind).toBe('product')
    expect(page([{ '@type': 'Article', headline: 'x' }], [soup]).kind).toBe('recipe')
    expect(page([{ '@type': 'Article', headline: 'x' }]).kind).toBe('article')
  })

  test('rich.5 JSON-LD before microdata before Open Graph, field by field; what can’t be read is left out alone', () => {
    const jsonLd = { '@type': 'Product', name: 'From JSON-LD', offers: { price: 'ask us', priceCurrency: 'EUR' } }
    const item = { '@type': 'Product', name: 'From microdata', brand: 'Nest', offers: { price: '9' } }
    const tags = {
      'og:type': 'product',
      'og:title': 'From tags',
      'product:brand': 'Other',
      'product:price:amount': '8',
      'product:availability': 'oos',
    }
    const found = fields([jsonLd], [item], tags)
    expect(found.rich_summary?.products[0]).toMatchObject({
      name: 'From JSON-LD',
      brand: { name: 'Nest' },
      offer_summary: { price: 9, currency: 'EUR' },
    })
    expect(found.is_oos_product).toBe(true)
  })

  test('a product that only stands beside another is not the page’s', () => {
    const article = { '@type': 'Article', headline: 'x', mentions: jar, review: { itemReviewed: jar } }
    expect(page([article]).kind).toBe('article')
  })
})

describe('robots.txt', () => {
  test.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Bowerbird\nDisallow: /private/', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Bowerbird\nDisallow: /private/', '/private/a', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: bowerbird', '/a', true],
    ['User-agent: other\nUser-agent: BOWERBIRD/1.0\nDisallow: /a', '/a', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.php$', '/x/y.php', false],
    ['User-agent: *\nDisallow: /*.php$', '/x/y.php?a', true],
    ['User-agent: *\nDisallow: /*?session=', '/x?session=4', false],
    ['User-agent: *\r\nDisallow: /a # no\r\n', '/a', false],
    ['Disallow: /', '/a', true],
    ['<html>not found</html>', '/a', true],
  ])('rich.8 %j lets us read %j: %j', (text, path, is) => expect(mayCrawlPath(parseRobotsTxt(text), path)).toBe(is))

  test('rich.8 a file of stars costs little', () => {
    const rules = parseRobotsTxt(`User-agent: *\n${`Disallow: /${'*a'.repeat(240)}\n`.repeat(5000)}`)
    const before = performance.now()
    expect(mayCrawlPath(rules, `/${'a'.repeat(200)}b`.repeat(10))).toBeTypeOf('boolean')
    expect(performance.now() - before).toBeLessThan(500)
  })
})
