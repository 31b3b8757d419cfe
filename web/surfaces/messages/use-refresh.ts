import { useCallback, useRef } from 'react'
import type { Id } from '#domain/id.ts'
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '#domain/resources/messages.ts'
import { useApp } from '../../app-context.tsx'
import { useLatest } from '../../hooks/use-latest.ts'
import { FIRST_PAGE_SIZE } from '../../router/route.ts'
import { ALL_CONVERSATIONS, toConversationOptions, toMessagesOptions } from './asks.ts'
import { mergeNewestPage } from './merge-newest-page.ts'

const CARDS = { field_set_key: 'card', page_size: FIRST_PAGE_SIZE }
const later = () => {}

/** Runs one refresh at a time; calls during a refresh cause one more afterwards. */
function useOneAtATime(work: () => Promise<unknown>): () => void {
  const running = useRef(false)
  const again = useRef(false)
  const latest = useLatest(work)
  return useCallback(() => {
    const run = async (): Promise<void> => {
      again.current = running.current
      if (running.current) return
      running.current = true
      // When offline: the event stream triggers a refresh once it reconnects.
      await latest.current().catch(later)
      running.current = false
      if (again.current) await run()
    }
    void run()
  }, [latest])
}

export function useRefreshConversationList(): () => void {
  const { ask, store } = useApp()
  return useOneAtATime(async () => {
    mergeNewestPage(store, ConversationsResource.get, ALL_CONVERSATIONS, await ask(ConversationsResource.get, CARDS))
    if (store.has(ContactRequestsResource.get, ALL_CONVERSATIONS))
      store.take(ContactRequestsResource.get, ALL_CONVERSATIONS, await ask(ContactRequestsResource.get, CARDS))
  })
}

export function useRefreshConversation(id: Id): () => void {
  const { ask, store } = useApp()
  return useOneAtATime(async () => {
    const [conversation, messages] = await Promise.all([
      ask(ConversationResource.get, toConversationOptions(id)),
      ask(ConversationMessagesResource.get, { ...toMessagesOptions(id), ...CARDS }),
    ])
    store.take(ConversationResource.get, toConversationOptions(id), conversation)
    mergeNewestPage(store, ConversationMessagesResource.get, toMessagesOptions(id), messages)
  })
}
