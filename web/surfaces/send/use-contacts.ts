import { useEffect, useState } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { ContactsResource } from '#domain/resources/messages.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { useAsk } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'

const PAUSE = 200
const MOST = 10

/**
 * People to send to: recent contacts at first, and others once a name is typed. Visitors see nobody until they type.
 */
export function useContacts(text: string): readonly UserCard[] | undefined {
  const ask = useAsk()
  const { is_auth, id } = useViewer()
  const [found, setFound] = useState<readonly UserCard[]>()
  const term = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer knows other people
  useEffect(() => {
    if (!is_auth && !term) return setFound(undefined)
    const aborting = new AbortController()
    const { signal } = aborting
    const asked = () =>
      is_auth
        ? ask(ContactsResource.get, term ? { term } : {}, { signal }).then(({ items }) => items)
        : ask(
            BaseSearchResource.get,
            { query: term, scope: 'users', page_size: MOST, field_set_key: 'card' },
            { signal },
          ).then(({ items }) => items as unknown as UserCard[])
    const timer = setTimeout(() => asked().then(setFound, () => {}), term ? PAUSE : 0)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [ask, is_auth, id, term])
  return found
}
