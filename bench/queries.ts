import pg from 'pg'
import type { Id } from '#domain/id.ts'
import { BoardFeedResource } from '#domain/resources/boards.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { UserPinsResource } from '#domain/resources/users.ts'
import type { House } from '#server/house.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import { askAsPerson, loadFirstPeople } from './signed-in-people.ts'
import type { BenchRow } from './table.ts'

const MOST = 6
const PAGE = { page_size: 50, field_set_key: 'card' }

/** The number of database queries for a page of 50 pins, for a signed-in viewer. */
export async function measureQueryCounts({ house }: BenchEnvironment): Promise<BenchRow[]> {
  const [viewer] = await loadFirstPeople(house, 1)
  const { board_id, username } = await largest(house)
  const ask = askAsPerson(house, viewer ?? null)
  const counts = [
    ['home', await counted(() => ask(UserHomefeedResource.get, PAGE))],
    ['board', await counted(() => ask(BoardFeedResource.get, { board_id, ...PAGE }))],
    ['profile', await counted(() => ask(UserPinsResource.get, { username, ...PAGE }))],
  ] as const
  return counts.map(([what, value]) => ({ what: `queries for 50 pins: ${what}`, value, unit: 'queries', most: MOST }))
}

/** The board with the most pins, and the person with the most. */
async function largest({ db }: House): Promise<{ board_id: Id; username: string }> {
  const boards = db.selectFrom('boards').select('id').where('privacy', '=', 'public').where('state', '=', 'live')
  const board = await boards.orderBy('pin_count', 'desc').limit(1).executeTakeFirstOrThrow()
  const person = await db
    .selectFrom('user_counts')
    .innerJoin('users', 'users.id', 'user_counts.user_id')
    .select('users.username')
    .orderBy('public_pin_count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { board_id: board.id, username: person.username }
}

type Asking = { query: (...args: unknown[]) => unknown }

async function counted(work: () => Promise<unknown>): Promise<number> {
  const driver = pg.Client.prototype as unknown as Asking
  const { query } = driver
  let asked = 0
  driver.query = function (this: unknown, ...args) {
    asked++
    return query.apply(this, args)
  }
  try {
    await work()
    return asked
  } finally {
    driver.query = query
  }
}
