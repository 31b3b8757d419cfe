import { sql } from 'kysely'
import { booksOf } from '#server/db/reader.ts'
import { updateShoppingPages } from '#server/interests/shopping-pages.ts'
import { updateTrendingWithin } from '#server/search/trending.ts'
import { updateToday } from '#server/today/update-today.ts'
import { ARTICLES, SEARCHED, SHOPPING_PAGES } from '../words/today.ts'
import type { DemoBoard } from './boards.ts'
import { type DemoPin, fame } from './pins.ts'
import { type Inhabitant, insertAll, type World } from './world.ts'

const PINS_OF_AN_ARTICLE = 10
const FROM_DAYS = 3

/** Articles by staff, what people look for, pages of the shop, and the lists of today and of two days before. */
export async function fillToday(
  world: World,
  people: Map<string, Inhabitant>,
  boards: DemoBoard[],
  pins: DemoPin[],
): Promise<void> {
  const staff = people.get('emery_stone') as Inhabitant
  const open = pins.filter((pin) => !pin.source && pin.audience === 0)
  const written = { written_by: staff.id, changed_by: staff.id, created_at: world.ago(4), changed_at: world.ago(2) }
  const articles = ARTICLES.map(({ families, board, ...words }, at) => {
    const best = open
      .filter(({ picture }) => families.includes(picture.family))
      .sort((a, b) => fame(b.picture) - fame(a.picture))
      .slice(0, PINS_OF_AN_ARTICLE)
    const pin_ids = best.map((pin) => pin.id)
    const board_id = boards.find((one) => one.words.name === board && one.audience === 0)?.id ?? null
    return {
      id: world.id(world.ago(4 - at / 10)),
      ...words,
      cover_pin_id: pin_ids[0] ?? null,
      pin_ids,
      board_id,
      starts_at: world.ago(FROM_DAYS),
      ...written,
    }
  })
  await insertAll(world, 'articles', articles as never)
  const searchers = [...people.values()].slice(-12)
  const searches = SEARCHED.flatMap((term, at) =>
    searchers
      .slice(0, 6 + (at % 3))
      .map((one, n) => ({ user_id: one.id, term, searched_at: world.ago(0.02 + n / 100 + at / 50) })),
  )
  await insertAll(world, 'searches', searches)
  await updateTrendingWithin(booksOf(world.house), world.house.clock())
  const [choice] = open.filter(({ picture }) => picture.family === 'birds')
  if (choice)
    await insertAll(world, 'today_choices', [
      {
        part: 'best',
        aggregate_id: choice.aggregate_id,
        pin_id: choice.id,
        position: 1,
        chosen_by: staff.id,
        chosen_at: world.ago(0.1),
      },
    ])
  for (const slug of SHOPPING_PAGES)
    await sql`INSERT INTO shopping_pages (slug, listed_by, listed_at) VALUES (${slug}, ${staff.id}, ${world.ago(5)})`.execute(
      booksOf(world.house),
    )
  await updateShoppingPages(world.house)
  for (const days of [2, 1, 0]) await updateToday({ ...world.house, clock: () => world.ago(days) })
}
