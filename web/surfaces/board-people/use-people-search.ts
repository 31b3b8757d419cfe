import type { UserCard } from '#domain/entities/user.ts'
import { useAsk } from '../../app-context.tsx'
import { useDebouncedLookup } from '../../hooks/use-debounced-lookup.ts'
import { PEOPLE_SEARCH_PAUSE_MS, searchPeople } from '../people/search-people.ts'

const SUGGESTION_COUNT = 10

/** Searches people by name shortly after typing stops; undefined before anything is typed. */
export function usePeopleSearch(text: string): readonly UserCard[] | undefined {
  const ask = useAsk()
  const [found] = useDebouncedLookup(text.trim() || undefined, {
    look: (query, signal) => searchPeople(ask, query, SUGGESTION_COUNT, signal),
    waitMs: PEOPLE_SEARCH_PAUSE_MS,
    keepsOnFailure: true,
  })
  return found?.value
}
