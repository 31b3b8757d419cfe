import type { UserCard } from '#domain/entities/user.ts'
import { ContactsResource } from '#domain/resources/messages.ts'
import { useAsk } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useDebouncedLookup } from '../../hooks/use-debounced-lookup.ts'
import { PEOPLE_SEARCH_PAUSE_MS, searchPeople } from '../people/search-people.ts'

const SUGGESTION_COUNT = 10

/**
 * People to send to: recent contacts at first, and others once a name is typed. Visitors see nobody until they type.
 */
export function useContacts(text: string): readonly UserCard[] | undefined {
  const ask = useAsk()
  const { is_auth, id } = useViewer()
  const term = text.trim()
  const [found] = useDebouncedLookup<readonly UserCard[]>(is_auth || term ? term : undefined, {
    look: async (query, signal) =>
      is_auth
        ? (await ask(ContactsResource.get, query ? { term: query } : {}, { signal })).items
        : searchPeople(ask, query, SUGGESTION_COUNT, signal),
    waitMs: term ? PEOPLE_SEARCH_PAUSE_MS : 0,
    keepsOnFailure: true,
    // Another viewer knows other people.
    repeatsFor: id,
  })
  return found?.value
}
