import { useCallback, useRef } from 'react'
import type { Id } from '#domain/id.ts'
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '#domain/resources/messages.ts'
import { useFrame } from '../../frame.tsx'
import { FIRST_PAGE } from '../../router/route.ts'
import { ALL, messagesOf, oneOf } from './asks.ts'
import { takeNewest } from './take-newest.ts'

const CARDS = { field_set_key: 'card', page_size: FIRST_PAGE }
const later = () => {}

/** One refresh at a time; what comes meanwhile is one more afterwards. */
function useOneAtATime(work: () => Promise<unknown>): () => void {
  const running = useRef(false)
  const again = useRef(false)
  const latest = useRef(work)
  latest.current = work
  return useCallback(() => {
    const run = async (): Promise<void> => {
      again.current = running.current
      if (running.current) return
      running.current = true
      // Offline: the stream comes back and says so.
      await latest.current().catch(later)
      running.current = false
      if (again.current) await run()
    }
    void run()
  }, [])
}

export function useRefreshList(): () => void {
  const { ask, store } = useFrame()
  return useOneAtATime(async () => {
    takeNewest(store, ConversationsResource.get, ALL, await ask(ConversationsResource.get, CARDS))
    if (store.has(ContactRequestsResource.get, ALL))
      store.take(ContactRequestsResource.get, ALL, await ask(ContactRequestsResource.get, CARDS))
  })
}

export function useRefreshConversation(id: Id): () => void {
  const { ask, store } = useFrame()
  return useOneAtATime(async () => {
    const [conversation, messages] = await Promise.all([
      ask(ConversationResource.get, oneOf(id)),
      ask(ConversationMessagesResource.get, { ...messagesOf(id), ...CARDS }),
    ])
    store.take(ConversationResource.get, oneOf(id), conversation)
    takeNewest(store, ConversationMessagesResource.get, messagesOf(id), messages)
  })
}
