import type { UserCard } from '#domain/entities/user.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import type { BrowserAsk } from '../../ask.ts'

/** Milliseconds without typing before people are searched. */
export const PEOPLE_SEARCH_PAUSE_MS = 200

/** The first people whose names match. */
export async function searchPeople(
  ask: BrowserAsk,
  query: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly UserCard[]> {
  const options = { query, scope: 'users', page_size: count, field_set_key: 'card' } as const
  return (await ask(BaseSearchResource.get, options, { signal })).items as unknown as UserCard[]
}
