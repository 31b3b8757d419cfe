import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type CatalogueItem, parseCatalogueRow } from '#domain/rules/shop/catalogue-row.ts'
import { OversizedRowError, readCatalogueRows } from './catalogue-rows.ts'
import { parseCatalogueInWorker } from './read-list.ts'

const NAMES = ['id', 'title', 'description', 'link', 'image_link', 'price', 'availability']
const GOOD = ['1', 'Jar', 'Fired twice', 'https://nest.de/1', 'https://nest.de/1.jpg', '12.50 USD', 'in stock']
const MUCH = 300_000

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
const csv = (rows: string[][], names = NAMES) => [names, ...rows].map((row) => row.map(cell).join()).join('\n')
/** A list with one row, in which one column has another value. */
const saying = (name: string, value: string) => csv([GOOD.map((good, at) => (NAMES[at] === name ? value : good))])
const item = (inner: string) => `<?xml version="1.0"?><rss><channel><item>${inner}</item></channel></rss>`
const fields = NAMES.map((name, at) => `<g:${name}>${GOOD[at]}</g:${name}>`).join('')
const laughs = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')

type Format = 'csv' | 'tsv' | 'xml'
type Broken = [what: string, format: Format, list: string | Buffer]

const FILES: Broken[] = [
  ['nothing', 'csv', ''],
  ['a mark of its encoding alone', 'csv', '\uFEFF'],
  ['its head alone', 'csv', NAMES.join()],
  ['blank lines', 'csv', '\n'.repeat(10_000)],
  ['a page', 'csv', '<!doctype html><h1>Sorry</h1><script>alert(1)</script>'],
  ['JSON', 'csv', JSON.stringify([{ id: 1 }])],
  ['zeros', 'csv', Buffer.alloc(20_000)],
  ['noise', 'csv', Buffer.from(Array.from({ length: 20_000 }, (_, n) => (n * 7919) % 251))],
  ['a packed file', 'csv', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3])],
  ['UTF-16', 'csv', Buffer.from(`\uFEFF${csv([GOOD])}`, 'utf16le')],
  ['Latin 1', 'csv', Buffer.from(csv([GOOD.with(1, 'Krüge für Öl')]), 'latin1')],
  ['a row without an end', 'csv', `${NAMES.join()}\n1,"${'x'.repeat(MUCH)}`],
  ['a quote in the middle', 'csv', `${NAMES.join()}\n1,Ja"r,x,y,z,1 USD,in stock`],
  ['too few columns', 'csv', csv([GOOD.slice(0, 3)])],
  ['too many columns', 'csv', csv([[...GOOD, ...Array.from({ length: 5000 }, () => 'x')]])],
  ['ten thousand names', 'csv', csv([GOOD], [...NAMES, ...Array.from({ length: 10_000 }, (_, n) => `n${n}`)])],
  ['a name twice', 'csv', csv([[...GOOD, '2']], [...NAMES, 'id'])],
  ['names of the language', 'csv', csv([[...GOOD, 'x', 'y']], [...NAMES, '__proto__', 'constructor'])],
  ['semicolons', 'csv', csv([GOOD]).replaceAll(',', ';')],
  ['ends of lines as they were', 'csv', csv([GOOD]).replaceAll('\n', '\r')],
  ['commas in a list of tabs', 'tsv', csv([GOOD])],
  ['quotes in a list of tabs', 'tsv', [NAMES, GOOD.with(1, '"Jar')].map((row) => row.join('\t')).join('\n')],
  ['a CSV that says it is XML', 'xml', csv([GOOD])],
  ['an XML that says it is CSV', 'csv', item(fields)],
  ['an item without an end', 'xml', item(fields).slice(0, -40)],
  ['a text without an end', 'xml', `<rss><item><title><![CDATA[${'x'.repeat(MUCH)}`],
  ['a comment without an end', 'xml', `<rss><item><!--${'x'.repeat(MUCH)}`],
  ['entities in entities', 'xml', `<!DOCTYPE r [<!ENTITY l0 "ha">${laughs}]>${item(`<title>&l12;</title>${fields}`)}`],
  [
    'a file as an entity',
    'xml',
    `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>${item(`<title>&f;</title>${fields}`)}`,
  ],
  ['a hundred thousand levels', 'xml', `<rss><item>${'<a>'.repeat(100_000)}`],
  ['items in items', 'xml', `<rss>${'<item>'.repeat(10_000)}`],
  [
    'ten thousand attributes',
    'xml',
    `<rss><item ${Array.from({ length: 10_000 }, (_, n) => `a${n}="x"`).join(' ')}>${fields}</item>`,
  ],
  ['a name of 300,000 letters', 'xml', `<rss><item><${'a'.repeat(MUCH)}>x</item></rss>`],
  ['a value of 300,000 letters', 'xml', item(`<title>${'x'.repeat(MUCH)}</title>${fields}`)],
  ...[
    '-5 USD',
    '0 USD',
    'NaN USD',
    'Infinity USD',
    '1e309 USD',
    '12 XXX',
    '12',
    'USD',
    '٣ USD',
    '=1+1',
    '12 USD EUR',
  ].map((price): Broken => [`the price ${price}`, 'csv', saying('price', price)]),
  ...[
    'javascript:alert(1)',
    'data:text/html,<b>',
    'file:///etc/passwd',
    'ftp://nest.de/',
    '//nest.de/1',
    '/1',
    'https://',
    'https://u:p@nest.de/',
    `https://nest.de/${'x'.repeat(10_000)}`,
    'https://nest.de/\0',
  ].flatMap((link): Broken[] => [
    [`the link ${link.slice(0, 30)}`, 'csv', saying('link', link)],
    [`the picture ${link.slice(0, 30)}`, 'csv', saying('image_link', link)],
  ]),
  ...['<script>alert(1)</script>', '<b>', '\u202Etxet', '\0', '\uD800', '🫙'.repeat(5000), ' ', '=HYPERLINK("x")'].map(
    (title): Broken => [`the title ${JSON.stringify(title).slice(0, 30)}`, 'csv', saying('title', title)],
  ),
  ...['', 'perhaps', 'IN STOCK', '1', 'in stock; drop table', 'x'.repeat(10_000)].map(
    (stock): Broken => [`the stock ${stock.slice(0, 30)}`, 'csv', saying('availability', stock)],
  ),
]

test.each(FILES)(
  'shop.14 a list with %s costs little, and gives products, reports or one clear error',
  async (_, format, list) => {
    const began = performance.now()
    const good: CatalogueItem[] = []
    let failed: unknown
    try {
      for await (const { line, said } of readCatalogueRows(Readable.from([Buffer.from(list)]), format)) {
        expect(line).toBeGreaterThan(0)
        const read = parseCatalogueRow(said)
        if ('item' in read) good.push(read.item)
        else expect(read.issues.length).toBeGreaterThan(0)
      }
    } catch (error) {
      failed = error
    }
    expect(performance.now() - began).toBeLessThan(5000)
    if (failed) expect(failed).toBeInstanceOf(Error)
    for (const { title, link, image_link, rich } of good) {
      expect(title).not.toMatch(/<script|\0/)
      expect(title.length).toBeLessThanOrEqual(200)
      for (const address of [link, image_link]) expect(address).toMatch(/^https?:\/\/[^/]/)
      const price = rich.rich_summary?.products[0]?.offer_summary?.price
      expect(price).toBeGreaterThan(0)
      expect(price).toBeLessThan(Number.MAX_VALUE)
    }
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
    expect(({} as { n1?: string }).n1).toBeUndefined()
  },
)

test('shop.14 there are lists of more than twenty kinds', () => expect(FILES.length).toBeGreaterThan(70))

const MANY = 501
const numbered = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join('')
const children = (count: number) => numbered(count, (n) => `<f${n}>x</f${n}>`)
const columns = (count: number) => csv([GOOD], [...NAMES, ...Array.from({ length: count }, (_, n) => `n${n}`)])
async function gather<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}
/** The list as a stream in small chunks, like a download. */
const inParts = (list: string) =>
  Readable.from(
    Array.from({ length: Math.ceil(list.length / 16_000) }, (_, n) =>
      Buffer.from(list.slice(n * 16_000, (n + 1) * 16_000)),
    ),
  )
const rowsOf = (format: Format, list: string) => gather(readCatalogueRows(inParts(list), format))

test.each<Broken>([
  ['fields in an item', 'xml', item(children(MANY))],
  ['attributes', 'xml', `<rss><item ${numbered(MANY, (n) => ` a${n}="x"`)}>${fields}</item></rss>`],
  ['letters in a name', 'xml', item(`<${'a'.repeat(MANY)}>x</${'a'.repeat(MANY)}>${fields}`)],
  ['letters in the name of an attribute', 'xml', `<rss><item ${'a'.repeat(MANY)}="x">${fields}</item></rss>`],
  ['letters in the value of an attribute', 'xml', `<rss><item a="${'x'.repeat(MUCH)}">${fields}</item></rss>`],
  ['letters in a comment', 'xml', `<rss><!--${'x'.repeat(MUCH)}--><item>${fields}</item></rss>`],
  ['columns', 'csv', columns(MANY)],
])('shop.14 a list with too many %s is given up', async (_, format, list) => {
  await expect(rowsOf(format, `${list}`)).rejects.toBeInstanceOf(OversizedRowError)
})

test('shop.14 a list with 500 fields or columns is read', async () => {
  const rest = 500 - NAMES.length
  for (const [format, list] of [
    ['xml', item(fields + children(rest))],
    ['csv', columns(rest)],
  ] as const)
    expect(await rowsOf(format, list)).toMatchObject([{ said: { id: '1', title: 'Jar' } }])
})

test('shop.14 a list that needs more memory than it may have ends its own thread, and nothing else', async () => {
  const large = item(fields + numbered(400, (n) => `<f${n}>${'Ж'.repeat(20_000)}</f${n}>`))
  const read = (memoryMb?: number) =>
    gather(parseCatalogueInWorker(inParts(large), 'xml', new AbortController().signal, memoryMb))
  await expect(read(12)).rejects.toThrow(/memory limit/)
  expect(await read()).toMatchObject([[{ line: 1, item: { key: '1' } }]])
}, 30_000)

test.each(['http://127.0.0.1/jar', 'http://10.0.0.7/jar', 'http://[::1]/jar', 'http://localhost:3000/jar'])(
  'shop.14 a product whose page is at %s is told as wrong',
  async (link) => {
    const list = parseCatalogueInWorker(inParts(saying('link', link)), 'csv', new AbortController().signal)
    expect(await gather(list)).toMatchObject([[{ issues: [{ field: 'link', code: 'invalid' }] }]])
  },
  30_000,
)
