import { useEffect, useState } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { useAsk } from '../../app-context.tsx'

const PAUSE = 200
const MOST = 10

/** Searches people by name shortly after typing stops; undefined before anything is typed. */
export function usePeopleSearch(text: string): readonly UserCard[] | undefined {
  const ask = useAsk()
  const [found, setFound] = useState<readonly UserCard[]>()
  const query = text.trim()
  useEffect(() => {
    if (query === '') return setFound(undefined)
    const aborting = new AbortController()
    const timer = setTimeout(() => {
      const options = { query, scope: 'users' as const, page_size: MOST, field_set_key: 'card' }
      ask(BaseSearchResource.get, options, { signal: aborting.signal }).then(
        ({ items }) => setFound(items as unknown as UserCard[]),
        () => {},
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [ask, query])
  return found
}
