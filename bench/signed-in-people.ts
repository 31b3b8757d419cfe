import type { Id } from '#domain/id.ts'
import { askAs } from '#server/ask/ask.ts'
import { startSession } from '#server/auth/sessions.ts'
import type { Context, Person } from '#server/context.ts'
import type { House } from '#server/house.ts'
import { makeSystemContext } from '#server/system-context.ts'

export const makePersonContext = (house: House, person: Person | null): Context => ({
  ...makeSystemContext(house),
  viewer: person,
  actor: person,
})

export const askAsPerson = (house: House, person: Person | null) => askAs(makePersonContext(house, person))

/** The first active people of the world. */
export function loadFirstPeople({ db }: House, howMany: number): Promise<Person[]> {
  return db.selectFrom('users').selectAll().where('state', '=', 'active').orderBy('id').limit(howMany).execute()
}

/** Signs someone in and returns the cookies that their browser would send. */
export async function signInForCookies(house: House, person: Person): Promise<string> {
  const token = await startSession(makePersonContext(house, person), person)
  return `bb_session=${token}; csrftoken=bench`
}

/** Ids of public pins from the home pool. */
export async function loadPublicPinIds({ db }: House, howMany: number): Promise<Id[]> {
  const rows = await db.selectFrom('feed_pool').select('pin_id').distinct().limit(howMany).execute()
  return rows.map((row) => row.pin_id)
}

/** The URL of a question in the API. */
export function makeQuestionUrl(resource: string, options: Record<string, unknown>): string {
  return `/resource/${resource}Resource/get/?${new URLSearchParams({ data: JSON.stringify({ options }) })}`
}
