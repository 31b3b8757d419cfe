import { GIFT_GUIDE_LAYOUT } from '#domain/rules/board/gift-guide.ts'
import { type DemoBoard, insertBoards } from './boards.ts'
import { MERCHANT } from './merchant.ts'
import { type DemoPin, insertPins } from './pins.ts'
import type { DemoWorld, Inhabitant } from './world.ts'

const NAME = 'Gifts worth wrapping'
const DESCRIPTION = 'Small things to give, from mugs to stacking rings.'
const PRODUCTS = 8
/** The number of pictures without a price; they come last although they are newer. */
const IDEAS = 3
const MADE = 30

/** Adds a gift guide by the partner: other people's products, and a few pictures that are not for sale. */
export async function fillGiftGuide(world: DemoWorld, people: Map<string, Inhabitant>, pins: DemoPin[]): Promise<void> {
  const owner = people.get(MERCHANT.username)
  if (!owner) return
  const isProduct = await productsAmong(world, pins)
  const open = pins.filter((pin) => !pin.source && pin.audience === 0 && pin.pinner_id !== owner.id)
  const products = open.filter(isProduct).slice(0, PRODUCTS)
  const ideas = open.filter((pin) => owner.interests.includes(pin.picture.family) && !isProduct(pin)).slice(0, IDEAS)
  if (!products.length) return
  const created_at = world.ago(MADE)
  const board: DemoBoard = {
    id: world.id(created_at),
    words: { name: NAME, description: DESCRIPTION, fit: { families: [], tags: [] }, sections: [] },
    owner,
    people: [],
    privacy: 'public',
    state: 'live',
    layout: GIFT_GUIDE_LAYOUT,
    audience: 0,
    created_at,
    sections: [],
  }
  await insertBoards(world, [board])
  const saves = [...products, ...ideas].map((source, at): DemoPin => {
    const saved_at = world.ago((MADE - 1) / (at + 2))
    const { aggregate_id, picture } = source
    const place = { board_id: board.id, section_id: null, audience: board.audience }
    return {
      id: world.id(saved_at),
      aggregate_id,
      picture,
      pinner_id: owner.id,
      is_repin: true,
      saved_at,
      source,
      ...place,
    }
  })
  await insertPins(world, saves)
}

async function productsAmong({ house }: DemoWorld, pins: readonly DemoPin[]): Promise<(pin: DemoPin) => boolean> {
  const ids = pins.map(({ aggregate_id }) => aggregate_id)
  const rows = await house.db
    .selectFrom('aggregates')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'product')
    .execute()
  const products = new Set(rows.map(({ id }) => id))
  return ({ aggregate_id }) => products.has(aggregate_id)
}
