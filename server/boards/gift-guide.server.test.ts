import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let house: TestHouse
let partner: Person
beforeAll(async () => {
  house = await openTestHouse()
  partner = await house.person({ is_partner: true })
})
afterAll(() => house.end())

const guide = { layout: 'gift_guide' } as const

test('board.22 a business or staff make their own board a gift guide, and a board again; nobody else does', async () => {
  const [member, staff] = [await house.person(), await house.person({ is_staff: true })]
  const make = async (who: Person) => (await house.as(who)(BoardResource.create, { name: 'Plain' })).id
  const change = (who: Person, board_id: Id, layout: 'default' | 'gift_guide') =>
    house.as(who)(BoardResource.update, { board_id, layout })
  for (const who of [partner, staff]) {
    const board = await make(who)
    expect((await change(who, board, 'gift_guide')).layout).toBe('gift_guide')
    const rows = await house.house.db.selectFrom('user_boards').select('layout').where('board_id', '=', board).execute()
    expect(rows).toEqual([guide])
    expect((await change(who, board, 'default')).layout).toBe('default')
  }
  await expect(change(member, await make(member), 'gift_guide')).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(house.as(member)(BoardResource.create, { name: 'Gifts', ...guide })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect((await house.as(partner)(BoardResource.create, { name: 'Gifts', ...guide })).layout).toBe('gift_guide')
})

test('board.22 a gift guide lists Pins with a price first, page by page, and those of a price range in one currency', async () => {
  const board = await house.as(partner)(BoardResource.create, { name: 'Gifts worth wrapping', ...guide })
  const offers: Record<string, object | null> = {
    cheap: { price: '5', currency: 'USD' },
    fine: { price: '40', currency: 'USD' },
    euro: { price: '6', currency: 'EUR' },
    gone: { price: '7', currency: 'USD', is_out: true },
    idea: null,
  }
  const ids = new Map<Id, string>()
  for (const [title, offer] of Object.entries(offers)) {
    house.pass(1000)
    const pin = await house.as(partner)(PinResource.create, {
      image_base64: await makeTestPicture(),
      title,
      board_id: board.id,
    })
    ids.set(pin.id, title)
    const flags = { is_lowered: false, has_free_shipping: false, is_out: false }
    const product = { pin_id: pin.id, aggregate_id: pin.aggregated_pin_data.id, ...flags, ...offer }
    if (offer) await house.house.db.insertInto('shop_products').values(product).execute()
  }
  const listed = async (options: object) => {
    const page = await house.as(null)(BoardFeedResource.get, { board_id: board.id, ...options })
    return { titles: page.items.map(({ id }) => ids.get(id)), next: page.next }
  }
  const all = ['euro', 'fine', 'cheap', 'idea', 'gone']
  expect((await listed({})).titles).toEqual(all)
  expect((await listed({ sort: 'oldest' })).titles).toEqual(['cheap', 'fine', 'euro', 'gone', 'idea'])
  const paged: unknown[] = []
  for (let bookmarks: string | null | undefined; bookmarks !== null; ) {
    const { titles, next } = await listed({ page_size: 2, bookmarks })
    paged.push(...titles)
    bookmarks = next
  }
  expect(paged).toEqual(all)
  expect((await listed({ price: '-10', currency: 'USD' })).titles).toEqual(['cheap'])
  expect((await listed({ price: '5-40', currency: 'USD' })).titles).toEqual(['fine', 'cheap'])
  expect((await listed({ price: '1-', currency: 'EUR' })).titles).toEqual(['euro'])
  await expect(listed({ price: '9-1', currency: 'EUR' })).rejects.toMatchObject({ kind: 'bad_input' })
  // On any other board the price filter has no effect, and the newest pins come first.
  await house.as(partner)(BoardResource.update, { board_id: board.id, layout: 'default' })
  expect((await listed({ price: '-10', currency: 'USD' })).titles).toEqual(Object.keys(offers).toReversed())
})
