import { expect, test } from 'vitest'
import { parseCatalogueRow } from './catalogue-row.ts'

const good = {
  id: 'jar-1',
  title: 'Jar <b>one</b>',
  description: 'Fired twice',
  link: 'https://nest.de/jar',
  image_link: 'https://nest.de/jar.jpg',
  price: '12.50 USD',
  availability: 'in stock',
}
const product = (more: Record<string, string>) => {
  const read = parseCatalogueRow({ ...good, ...more }, (host) => host !== 'private.test')
  return 'item' in read ? read.item : read
}

test('shop.14 a good line is a product with its price, stock, flag 5 and item id', () => {
  expect(
    product({ brand: 'Nest', item_group_id: 'jars', condition: 'used', mobile_link: 'https://m.nest.de/jar' }),
  ).toMatchObject({
    key: 'jar-1',
    title: 'Jar one',
    mobile_link: 'https://m.nest.de/jar',
    rich: {
      shopping_flags: [1, 5],
      is_oos_product: false,
      is_eligible_for_pre_loved_goods_label: true,
      rich_summary: {
        products: [
          {
            item_id: 'jar-1',
            item_set_id: 'jars',
            brand: { name: 'Nest' },
            offer_summary: { price: 12.5, currency: 'USD' },
          },
        ],
      },
    },
  })
})

test.each([
  ['in stock', [1, 5]],
  ['preorder', [1, 5]],
  ['out of stock', [5]],
])('entity.4 a line that is %s has the flags %j', (availability, shopping_flags) =>
  expect(product({ availability })).toMatchObject({ rich: { shopping_flags } }),
)

test.each([
  ['Handmade, <b>Small</b> batch;Handmade', ['Handmade', 'Small batch']],
  ['1|2|3|4|5|6', ['1', '2', '3', '4', '5']],
  ['', []],
  [undefined, []],
])('shop.6 the column label %j gives the labels %j, in their order', (label, labels) => {
  const [first] = (
    product(label === undefined ? {} : { label }) as never as { rich: { rich_summary: { products: object[] } } }
  ).rich.rich_summary.products
  expect(first).toMatchObject({ label_info: { labels } })
})

test.each([
  [{ sale_price: '9 USD' }, { price: 9, standard_price: 12.5 }],
  [{ sale_price: '20 USD' }, { price: 12.5, standard_price: null }],
  [{ sale_price: '' }, { price: 12.5, standard_price: null }],
])('shop.14 %j gives %j', (more, is) =>
  expect(
    (product(more) as never as { rich: { rich_summary: { products: unknown[] } } }).rich.rich_summary.products[0],
  ).toMatchObject({
    offer_summary: is,
  }),
)

test.each([
  [{ free_shipping: 'yes' }, { free_shipping_price: 0, free_shipping_value: 'yes' }],
  [{ free_shipping: '40' }, { free_shipping_price: 40, free_shipping_value: null }],
  [{ shipping: 'DE:::0.00 EUR' }, { free_shipping_price: 0, free_shipping_value: 'DE:::0.00 EUR' }],
  [{ shipping: 'DE:::4.90 EUR' }, null],
  [{}, null],
])('shop.14 %j ships as %j', (more, is) => {
  const [first] = (product(more) as never as { rich: { rich_summary: { products: { shipping_info: unknown }[] } } })
    .rich.rich_summary.products
  if (is) expect(first?.shipping_info).toMatchObject(is)
  else expect(first?.shipping_info).toBeNull()
})

test.each([
  [{ id: '' }, [{ field: 'id', code: 'missing' }]],
  [{ price: '12.50' }, [{ field: 'price', code: 'invalid' }]],
  [{ price: '0 USD' }, [{ field: 'price', code: 'invalid' }]],
  [{ price: '5 ZZZ' }, [{ field: 'price', code: 'invalid' }]],
  [
    { link: 'javascript:x', availability: 'maybe' },
    [
      { field: 'link', code: 'invalid' },
      { field: 'availability', code: 'invalid' },
    ],
  ],
  [{ sale_price: '9 EUR' }, [{ field: 'sale_price', code: 'invalid' }]],
  [{ image_link: ' ' }, [{ field: 'image_link', code: 'missing' }]],
])('shop.14 a line with %j is told by column and code', (more, issues) =>
  expect(parseCatalogueRow({ ...good, ...more })).toEqual({ issues }),
)

test('shop.14 a page that only this machine or its network can reach is no product page', () => {
  expect(product({ link: 'https://private.test/jar' })).toEqual({ issues: [{ field: 'link', code: 'invalid' }] })
  expect(product({ mobile_link: 'https://private.test/jar' })).toMatchObject({ mobile_link: null })
})
