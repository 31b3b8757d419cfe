import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { DEFAULT_COLLABORATOR_ACTIONS, toPermissionBits } from '#domain/rules/board/board-action.ts'
import type { Person } from '#server/context.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import type { House } from '#server/house.ts'
import { runBareInserts } from './bare-inserts.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import { type CountedLoad, makeDatabaseCpuMeter, measureCpuShareOfBaseline, ownCpuMeter } from './cpu-meters.ts'
import { sendRequests } from './load.ts'
import { askAsPerson, loadFirstPeople, loadPublicPinIds, signInForCookies } from './signed-in-people.ts'
import type { BenchRow } from './table.ts'

const CLIENTS = 16
const TIMES = 1_600
const PATH = '/resource/RepinResource/create/'

/**
 * Compares saves over HTTP by 16 people with inserting the same rows, in CPU time: first each on their own board, then
 * all on one.
 */
export async function measureSaving({ house, address, server }: BenchEnvironment): Promise<BenchRow[]> {
  const people = await loadFirstPeople(house, CLIENTS)
  const pins = await loadPublicPinIds(house, 2_000)
  const cookies = await Promise.all(people.map((person) => signInForCookies(house, person)))
  const boards = await Promise.all(people.map((person) => newBoard(house, person)))
  const shared = await sharedBoard(house, people)
  const { load, end } = await runBareInserts(house, { people, boards, pins, clients: CLIENTS })
  let asked = 0
  const apart = () => saves(address, cookies, (at) => ({ board_id: boards[at], pin_id: pins[asked++ % pins.length] }))
  const together = () => saves(address, cookies, () => ({ board_id: shared, pin_id: pins[0], allow_duplicate: true }))
  const bare = { meters: [ownCpuMeter, makeDatabaseCpuMeter(house.pool)], load: () => load(TIMES) }
  const meters = [server, makeDatabaseCpuMeter(house.pool)]
  const row = async (what: string, load: CountedLoad): Promise<BenchRow> => {
    const value = await measureCpuShareOfBaseline(what, { meters, load }, bare)
    return { what, value, unit: 'of bare inserts, processor', least: 0.3 }
  }
  try {
    return [await row('saves on 16 boards', apart), await row('saves of one pin on one board', together)]
  } finally {
    await end()
  }
}

type Wish = Record<string, unknown>

/** Sends saves from clients of different people; the options are made for each request. */
function saves(address: string, cookies: string[], wishOf: (client: number) => Wish): Promise<number> {
  let clients = 0
  return sendRequests(TIMES, {
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
  const board = await askAsPerson(house, person)(BoardResource.create, { name: `Measured ${house.newId()}` })
  return board.id
}

/** Creates a board on which all of these people may save. */
async function sharedBoard(house: House, [owner, ...others]: Person[]): Promise<Id> {
  const board_id = await newBoard(house, owner as Person)
  const permissions = toPermissionBits(DEFAULT_COLLABORATOR_ACTIONS)
  const members = others.map(({ id }) => ({ board_id, user_id: id, state: 'member', permissions }))
  await maintenanceDb(house).insertInto('board_people').values(members).execute()
  const list = { name_key: 'measured', audience: 0, privacy: 'public', is_collaborative: true }
  await maintenanceDb(house)
    .insertInto('user_boards')
    .values(members.map((member) => ({ ...member, ...list })))
    .execute()
  return board_id
}
