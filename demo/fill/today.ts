import { sql } from 'kysely'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { updateShoppingPages } from '#server/interests/shopping-pages.ts'
import { updateTrendingInTransaction } from '#server/search/trending.ts'
import { updateToday } from '#server/today/update-today.ts'
import { POPULAR_SEARCHES, SHOPPING_PAGES, TODAY_ARTICLES } from '../words/today.ts'
import type { DemoBoard } from './boards.ts'
import { computeFame, type DemoPin } from './pins.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

const PINS_OF_AN_ARTICLE = 10
const FROM_DAYS = 3

/** Adds articles by staff, popular searches, shopping pages, and the lists of today and the two days before. */
export async function fillToday(
  world: DemoWorld,
  people: Map<string, Inhabitant>,
  boards: DemoBoard[],
  pins: DemoPin[],
): Promise<void> {
  const staff = people.get('emery_stone') as Inhabitant
  const open = pins.filter((pin) => !pin.source && pin.audience === 0)
  const written = { written_by: staff.id, changed_by: staff.id, created_at: world.ago(4), changed_at: world.ago(2) }
  const articles = TODAY_ARTICLES.map(({ families, board, ...words }, at) => {
    const best = open
      .filter(({ picture }) => families.includes(picture.family))
      .sort((a, b) => computeFame(b.picture) - computeFame(a.picture))
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
  const searches = POPULAR_SEARCHES.flatMap((term, at) =>
    searchers
      .slice(0, 6 + (at % 3))
      .map((one, n) => ({ user_id: one.id, term, searched_at: world.ago(0.02 + n / 100 + at / 50) })),
  )
  await insertAll(world, 'searches', searches)
  await updateTrendingInTransaction(world.house, maintenanceDb(world.house))
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
      maintenanceDb(world.house),
    )
  await updateShoppingPages(world.house)
  for (const days of [2, 1, 0]) await updateToday({ ...world.house, clock: () => world.ago(days) })
}
