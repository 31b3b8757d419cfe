import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { BulkEditSelectAllResource, BulkEditStatusResource } from '#domain/resources/bulk.ts'
import type { Person } from '#server/context.ts'
import type { House } from '#server/house.ts'
import { runBulk } from '#server/places/bulk-work.ts'
import { perSecond, share } from './load.ts'
import { boardOf } from './more-pins.ts'
import { addressOf, asking, cookiesOf, somePeople } from './people.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const [LARGE, SMALL, MOVED] = [10_000, 100, 5_000]

/** A large board against a small one, and reading while thousands of pins go from one board to another. */
export async function boards({ house, address }: Surroundings): Promise<Row[]> {
  const [owner, mover] = (await somePeople(house, 2)) as [Person, Person]
  const headers = { cookie: await cookiesOf(house, owner) }
  const [large, small] = [await boardOf(house, owner, LARGE), await boardOf(house, owner, SMALL)]
  const read = (path: string) => () => perSecond({ url: address + path, headers })
  const feed = (board_id: Id) => addressOf('BoardFeed', { board_id, page_size: 50, field_set_key: 'card' })
  const page = await share(read(small.url), read(large.url))
  const first = await share(read(feed(small.id)), read(feed(large.id)))
  const reader = read(feed(small.id))
  const moving = await backAndForth(house, mover)
  const slowed = await share(reader, () => moving(reader))
  return [
    { what: 'page of a board of 10,000 pins', value: page, unit: 'times one of 100', most: 1.5 },
    { what: 'its first 50 pins', value: first, unit: 'times one of 100', most: 1.5 },
    { what: 'readers while 5,000 pins move', value: slowed, unit: 'times as slow', most: 1.5 },
  ]
}

/** Reads while 5,000 pins go to another board, the next time back: the work that a job does, batch by batch. */
async function backAndForth(house: House, mover: Person) {
  const ask = asking(house, mover)
  const { id } = await boardOf(house, mover, MOVED)
  const boards = [id, (await ask(BoardResource.create, { name: `To ${id}` })).id] as const
  let round = 0
  return async (read: () => Promise<number>): Promise<number> => {
    const [board_id, to_board_id] = round++ % 2 ? [boards[1], boards[0]] : boards
    const job = await ask(BulkEditSelectAllResource.update, { board_id, to_board_id })
    const moved = runBulk(house, job.id)
    const rate = await read()
    const { done } = await ask(BulkEditStatusResource.get, { id: job.id })
    if (!done) throw new Error('No pin was moved while others were reading.')
    await moved
    return rate
  }
}
