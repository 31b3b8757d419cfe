import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { BulkEditSelectAllResource, BulkEditStatusResource } from '#domain/resources/bulk.ts'
import type { Person } from '#server/context.ts'
import type { House } from '#server/house.ts'
import { runBulkEdit } from '#server/places/bulk-work.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import { measureRequestsPerSecond, measureShareOfBaseline } from './load.ts'
import { createBoardWithPins } from './more-pins.ts'
import { askAsPerson, loadFirstPeople, makeQuestionUrl, signInForCookies } from './signed-in-people.ts'
import type { BenchRow } from './table.ts'

const [LARGE, SMALL, MOVED] = [10_000, 100, 5_000]

/** Compares a large board with a small one, and measures reads while thousands of pins are moved between boards. */
export async function measureBoards({ house, address }: BenchEnvironment): Promise<BenchRow[]> {
  const [owner, mover] = (await loadFirstPeople(house, 2)) as [Person, Person]
  const headers = { cookie: await signInForCookies(house, owner) }
  const [large, small] = [
    await createBoardWithPins(house, owner, LARGE),
    await createBoardWithPins(house, owner, SMALL),
  ]
  const read = (path: string) => () => measureRequestsPerSecond({ url: address + path, headers })
  const feed = (board_id: Id) => makeQuestionUrl('BoardFeed', { board_id, page_size: 50, field_set_key: 'card' })
  const page = await measureShareOfBaseline(read(small.url), read(large.url))
  const first = await measureShareOfBaseline(read(feed(small.id)), read(feed(large.id)))
  const reader = read(feed(small.id))
  const moving = await backAndForth(house, mover)
  const slowed = await measureShareOfBaseline(reader, () => moving(reader))
  return [
    { what: 'page of a board of 10,000 pins', value: page, unit: 'times one of 100', most: 1.5 },
    { what: 'its first 50 pins', value: first, unit: 'times one of 100', most: 1.5 },
    { what: 'readers while 5,000 pins move', value: slowed, unit: 'times as slow', most: 1.5 },
  ]
}

/** Reads while a job moves 5,000 pins to another board, or back, batch by batch. */
async function backAndForth(house: House, mover: Person) {
  const ask = askAsPerson(house, mover)
  const { id } = await createBoardWithPins(house, mover, MOVED)
  const boards = [id, (await ask(BoardResource.create, { name: `To ${id}` })).id] as const
  let round = 0
  return async (read: () => Promise<number>): Promise<number> => {
    const [board_id, to_board_id] = round++ % 2 ? [boards[1], boards[0]] : boards
    const job = await ask(BulkEditSelectAllResource.update, { board_id, to_board_id })
    const moved = runBulkEdit(house, job.id)
    const rate = await read()
    const { done } = await ask(BulkEditStatusResource.get, { id: job.id })
    if (!done) throw new Error('No pin was moved while others were reading.')
    await moved
    return rate
  }
}
