import { UserSessionStoreResource } from '#domain/resources/session.ts'
import { useApp } from '../../../app-context.tsx'
import { useList } from '../../../hooks/hooks.ts'

/** The viewer's sessions, and a function to refetch them. */
export function useSessions() {
  const { ask, store } = useApp()
  const { items } = useList(UserSessionStoreResource.get, {})
  return {
    sessions: items,
    async refetch() {
      const page = await ask(UserSessionStoreResource.get, {})
      store.take(UserSessionStoreResource.get, {}, page)
    },
  }
}
