import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Id } from '#domain/id.ts'
import { parseCatalogueRow, type RowIssue } from '#domain/rules/shop/catalogue-row.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import type { House } from '#server/house.ts'
import { toImageUrl } from '#server/media/image-urls.ts'
import type { StoredMedia } from '#server/records/show-kinds.ts'
import { toCatalogueFileKey } from '#server/shop/catalogue-routes.ts'
import { readCatalogueRows } from '#server/shop/catalogue-rows.ts'
import { toProductRich } from '#server/shop/save-product.ts'
import { PARTNER_GOODS } from '../words/kinds.ts'
import type { DemoPin } from './pins.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

export const MERCHANT = { username: 'pat_quill', site: 'quill-paper.example' }
const PRODUCTS = 8
const LOOKS = 2
const SIZES = ['Small', 'Large']
const PAIRS = 2
type Item = {
  catalogue_id: Id
  item_key: string
  item_set: string | null
  aggregate_id: Id
  pin_id: Id
  said_hash: Buffer
  run: number
}
/** The product list that was uploaded as a file, and is stored. */
type MerchantList = { id: Id; text: string }

const HEAD =
  'id,title,description,link,image_link,price,availability,sale_price,brand,item_group_id,size,condition,free_shipping,product_type'

/**
 * Adds the partner's products from an uploaded list with valid rows and three kinds of errors. It is processed like any
 * list, so that the next daily run finds the same. One more of their pictures has tagged products (shop.14).
 */
export async function fillMerchant(
  world: DemoWorld,
  people: Map<string, Inhabitant>,
  pins: DemoPin[],
): Promise<MerchantList | undefined> {
  const { house } = world
  const user_id = people.get(MERCHANT.username)?.id
  if (!user_id) return
  const own = await plainPinsOf(world, user_id, pins)
  const looks = own.slice(0, LOOKS)
  const pairs = pairsOf(own.slice(LOOKS))
  const paired = pairs.flat()
  const sold = [...paired, ...own.slice(LOOKS).filter((pin) => !paired.includes(pin))].slice(0, PRODUCTS)
  const text = listOf(world, sold, pairs)
  const id = world.id(world.ago(3))
  const run_ended_at = world.ago(0.2)
  const next_run_at = world.ago(-0.8)
  const issues: (RowIssue & { line: number; catalogue_id: Id })[] = []
  const items: Item[] = []
  for await (const { line, said } of readCatalogueRows(Readable.from([Buffer.from(text)]), 'csv')) {
    const read = parseCatalogueRow(said)
    const pin = sold[items.length]
    if ('issues' in read) issues.push(...read.issues.map((issue) => ({ ...issue, line, catalogue_id: id })))
    else if (pin) {
      const rich = toProductRich({}, { id, user_id, run: 1 }, read.item, run_ended_at)
      const { title, description, link } = read.item
      await maintenanceDb(house)
        .updateTable('aggregates')
        .set({ kind: 'product', rich: JSON.stringify(rich) })
        .where('id', '=', pin.aggregate_id)
        .execute()
      await maintenanceDb(house)
        .updateTable('pins')
        .set({ title, description, link })
        .where('id', '=', pin.id)
        .execute()
      const said_hash = createHash('sha256').update(JSON.stringify(read.item)).digest()
      const { aggregate_id } = pin
      const { key: item_key, set: item_set } = read.item
      items.push({ catalogue_id: id, item_key, item_set, aggregate_id, pin_id: pin.id, said_hash, run: 1 })
    }
  }
  await insertAll(world, 'catalogues', [
    {
      id,
      user_id,
      name: 'Spring list',
      format: 'csv',
      uploaded: toCatalogueFileKey(id),
      state: 'done',
      run: 1,
      run_started_at: run_ended_at,
      run_ended_at,
      next_run_at,
      rows_good: items.length,
      rows_bad: new Set(issues.map(({ line }) => line)).size,
      created_at: world.ago(3),
    },
  ])
  await insertAll(world, 'catalogue_items', items)
  await insertAll(world, 'catalogue_issues', issues)
  for (const [at, look] of looks.entries()) await tag(world, look, sold.slice(at * 2, at * 2 + 3))
  return { id, text }
}

/** The partner's public pictures that have no other kind yet. */
async function plainPinsOf({ house }: DemoWorld, user_id: Id, pins: DemoPin[]): Promise<DemoPin[]> {
  const own = pins.filter((pin) => !pin.source && pin.audience === 0 && pin.pinner_id === user_id)
  if (!own.length) return []
  const plain = await house.db
    .selectFrom('aggregates')
    .select('id')
    .where(
      'id',
      'in',
      own.map((pin) => pin.aggregate_id),
    )
    .where('kind', '=', 'image')
    .where('rich', 'is', null)
    .where('media', 'is', null)
    .execute()
  const ids = new Set(plain.map(({ id }) => id))
  return own.filter((pin) => ids.has(pin.aggregate_id))
}

/** Pairs of pictures of a kind, each shown as one product in two sizes. */
function pairsOf(pins: readonly DemoPin[]): DemoPin[][] {
  const kinds = [...Map.groupBy(pins, ({ picture }) => picture.family).values()]
  return kinds.flatMap((ofKind) => (ofKind.length > 1 ? [ofKind.slice(0, 2)] : [])).slice(0, PAIRS)
}

/** The product shown in the nth picture of a family. */
function goodsOf(family: string, at: number) {
  const [first, ...further] = PARTNER_GOODS[family] ?? PARTNER_GOODS.letters
  return further[at - 1] ?? first
}

function listOf({ house }: DemoWorld, sold: readonly DemoPin[], pairs: readonly DemoPin[][]): string {
  const rows = sold.map((pin, at) => {
    const { picture } = pin
    const set = pairs.findIndex((pair) => pair.includes(pin))
    const ofKind = sold.filter((one) => one.picture.family === picture.family)
    const { title, description, price } = goodsOf(picture.family, set < 0 ? ofKind.indexOf(pin) : 0)
    return [
      `quill-${at + 1}`,
      title,
      description,
      `https://${MERCHANT.site}/things/${at + 1}`,
      toImageUrl(house.settings, 'originals', picture.signature, picture.ext),
      `${price} USD`,
      at === 5 ? 'out of stock' : 'in stock',
      at % 3 === 0 ? `${price - 4} USD` : '',
      'Quill',
      set < 0 ? '' : `quill-set-${set + 1}`,
      set < 0 ? '' : SIZES[pairs[set]?.indexOf(pin) ?? 0],
      at === 6 ? 'used' : 'new',
      at % 2 ? 'yes' : '60',
      'Home',
    ]
  })
  const broken = [
    ['quill-90', 'Card without a price', 'Ask us', `https://${MERCHANT.site}/things/90`, '', 'on request', 'in stock'],
    ['quill-91', 'Notebook', '', 'not a link', `https://${MERCHANT.site}/91.jpg`, '4 USD', 'perhaps'],
    [
      '',
      'Envelope',
      'Of cotton',
      `https://${MERCHANT.site}/things/92`,
      `https://${MERCHANT.site}/92.jpg`,
      '1 USD',
      'in stock',
    ],
  ]
  const csv = [...rows, ...broken].map((cells) => cells.map((cell) => `"${(cell ?? '').replaceAll('"', '""')}"`).join())
  return `${[HEAD, ...csv].join('\n')}\n`
}

/** Stores the list after the world's transaction, in which no files are written. */
export const storeMerchantList = (house: House, { id, text }: MerchantList): Promise<unknown> =>
  house.files.put(toCatalogueFileKey(id), Buffer.from(text), 'text/plain')

async function tag({ house }: DemoWorld, look: DemoPin, sold: readonly DemoPin[]): Promise<void> {
  const product_tags = sold.map(({ id }, at) => ({ pin_id: id, x: 0.25 + at * 0.25, y: 0.35 + (at % 2) * 0.3 }))
  const media: StoredMedia = { product_tags }
  await maintenanceDb(house)
    .updateTable('aggregates')
    .set({ media: JSON.stringify(media) })
    .where('id', '=', look.aggregate_id)
    .execute()
}
