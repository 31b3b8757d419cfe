import { UserSessionStoreResource } from '#domain/resources/session.ts'
import { useFrame } from '../../../frame.tsx'
import { useList } from '../../../hooks/hooks.ts'

/** Where one is signed in, and how to read it anew. */
export function useSessions() {
  const { ask, store } = useFrame()
  const { items } = useList(UserSessionStoreResource.get, {})
  return {
    sessions: items,
    async refetch() {
      const page = await ask(UserSessionStoreResource.get, {})
      store.take(UserSessionStoreResource.get, {}, page)
    },
  }
}
