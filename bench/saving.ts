import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { ON_ACCEPTING, permissionBits } from '#domain/rules/board/board-action.ts'
import type { Person } from '#server/context.ts'
import { booksOf } from '#server/db/reader.ts'
import type { House } from '#server/house.ts'
import { bareInserts } from './bare-inserts.ts'
import { askTimes } from './load.ts'
import { asking, cookiesOf, openPins, somePeople } from './people.ts'
import { database, here, type Load, shareOfProcessor } from './processor.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const CLIENTS = 16
const TIMES = 1_600
const PATH = '/resource/RepinResource/create/'

/** Saves over HTTP by 16 people against inserting the same rows, in processor time: each on a board of their own, then all on one. */
export async function saving({ house, address, server }: Surroundings): Promise<Row[]> {
  const people = await somePeople(house, CLIENTS)
  const pins = await openPins(house, 2_000)
  const cookies = await Promise.all(people.map((person) => cookiesOf(house, person)))
  const boards = await Promise.all(people.map((person) => newBoard(house, person)))
  const shared = await sharedBoard(house, people)
  const { load, end } = await bareInserts(house, { people, boards, pins, clients: CLIENTS })
  let asked = 0
  const apart = () => saves(address, cookies, (at) => ({ board_id: boards[at], pin_id: pins[asked++ % pins.length] }))
  const together = () => saves(address, cookies, () => ({ board_id: shared, pin_id: pins[0], allow_duplicate: true }))
  const bare = { meters: [here, database(house.pool)], load: () => load(TIMES) }
  const meters = [server, database(house.pool)]
  const row = async (what: string, load: Load): Promise<Row> => {
    const value = await shareOfProcessor(what, { meters, load }, bare)
    return { what, value, unit: 'of bare inserts, processor', least: 0.3 }
  }
  try {
    return [await row('saves on 16 boards', apart), await row('saves of one pin on one board', together)]
  } finally {
    await end()
  }
}

type Wish = Record<string, unknown>

/** Every client is someone else. What is saved next is decided for each request. */
function saves(address: string, cookies: string[], wishOf: (client: number) => Wish): Promise<number> {
  let clients = 0
  return askTimes(TIMES, {
    url: address,
    connections: CLIENTS,
    setupClient: (client) => {
      const at = clients++ % CLIENTS
      const headers = {
        cookie: cookies[at],
        'x-csrftoken': 'bench',
        'content-type': 'application/x-www-form-urlencoded',
      }
      const bodyOf = () => String(new URLSearchParams({ data: JSON.stringify({ options: wishOf(at) }) }))
      const request = { method: 'POST' as const, path: PATH, headers }
      client.setRequests([{ ...request, setupRequest: (sent) => ({ ...sent, body: bodyOf() }) }])
    },
  })
}

async function newBoard(house: House, person: Person): Promise<Id> {
  const board = await asking(house, person)(BoardResource.create, { name: `Measured ${house.newId()}` })
  return board.id
}

/** A board on which all of them may save. */
async function sharedBoard(house: House, [owner, ...others]: Person[]): Promise<Id> {
  const board_id = await newBoard(house, owner as Person)
  const permissions = permissionBits(ON_ACCEPTING)
  const members = others.map(({ id }) => ({ board_id, user_id: id, state: 'member', permissions }))
  await booksOf(house).insertInto('board_people').values(members).execute()
  const list = { name_key: 'measured', audience: 0, privacy: 'public', is_collaborative: true }
  await booksOf(house)
    .insertInto('user_boards')
    .values(members.map((member) => ({ ...member, ...list })))
    .execute()
  return board_id
}
