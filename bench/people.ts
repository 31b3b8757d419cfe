import type { Id } from '#domain/id.ts'
import { askAs } from '#server/ask/ask.ts'
import { startSession } from '#server/auth/sessions.ts'
import type { Context, Person } from '#server/context.ts'
import type { House } from '#server/house.ts'
import { systemContext } from '#server/system-context.ts'

export const contextOf = (house: House, person: Person | null): Context => ({
  ...systemContext(house),
  viewer: person,
  actor: person,
})

export const asking = (house: House, person: Person | null) => askAs(contextOf(house, person))

/** The first people of the world. */
export function somePeople({ db }: House, howMany: number): Promise<Person[]> {
  return db.selectFrom('users').selectAll().where('state', '=', 'active').orderBy('id').limit(howMany).execute()
}

/** Signs someone in and answers the cookies their browser would send. */
export async function cookiesOf(house: House, person: Person): Promise<string> {
  const token = await startSession(contextOf(house, person), person)
  return `bb_session=${token}; csrftoken=bench`
}

/** Pins that everyone may see, from the home pool. */
export async function openPins({ db }: House, howMany: number): Promise<Id[]> {
  const rows = await db.selectFrom('feed_pool').select('pin_id').distinct().limit(howMany).execute()
  return rows.map((row) => row.pin_id)
}

/** A question of the wire as an address. */
export function addressOf(resource: string, options: Record<string, unknown>): string {
  return `/resource/${resource}Resource/get/?${new URLSearchParams({ data: JSON.stringify({ options }) })}`
}
