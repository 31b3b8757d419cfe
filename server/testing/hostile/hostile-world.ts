import sharp from 'sharp'
import type { House } from '../../house.ts'
import { insertPerson } from '../people.ts'
import type { HostileWorld } from './calls.ts'

const PASSWORD = 'feathers and twigs'

/** Signs people in over HTTP, one of them staff, and collects the ids of existing objects. */
export async function makeHostileWorld(
  house: House,
  address: string,
  { people: count, side }: { people: number; side: number },
): Promise<HostileWorld> {
  const sessions: string[] = []
  for (let n = 0; n < count; n++) {
    const person = await insertPerson(house, { password: PASSWORD, is_staff: n === 0 })
    const told = await fetch(`${address}/resource/UserSessionResource/create/`, {
      method: 'POST',
      headers: { cookie: 'csrftoken=invented', 'x-csrftoken': 'invented', 'content-type': 'application/json' },
      body: JSON.stringify({ options: { username_or_email: person.username, password: PASSWORD } }),
    })
    const session = told.headers.getSetCookie().find((line) => line.startsWith('bb_session='))
    if (!session) throw new Error(`${person.username} could not log in: ${told.status}`)
    sessions.push(session.split(';')[0] as string)
  }
  const { db } = house
  const [people, pins, boards] = await Promise.all([
    db.selectFrom('users').select(['id', 'username']).limit(60).execute(),
    db.selectFrom('pins').select(['id', 'aggregate_id']).limit(60).execute(),
    db.selectFrom('boards').select('id').limit(60).execute(),
  ])
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: side, height: side, channels: 3, background: '#fff', noise } as const
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    sessions,
    names: people.map(({ username }) => username),
    ids: [...idsOf(people), ...idsOf(pins), ...idsOf(boards), ...pins.map((pin) => pin.aggregate_id as string)],
    boards: idsOf(boards),
    pins: idsOf(pins),
    users: idsOf(people),
    picture: await sharp({ create }).png({ compressionLevel: 1 }).toBuffer(),
  }
}
