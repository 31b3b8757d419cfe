import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Id } from '#domain/id.ts'
import { ConversationMessagesResource, ConversationsResource } from '#domain/resources/messages.ts'
import { type AppContextValue, useApp } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'
import { toMessagesOptions } from './asks.ts'
import { prependListItem } from './merge-newest-page.ts'

/** A message being sent. Its key stays the same through all retries, so that it is delivered once. */
export type OutboxMessage = {
  key: string
  conversation_id: Id
  text: string
  /** Why sending failed; undefined while the message is being sent. */
  failure: string | undefined
  isOffline: boolean
}

/** Pending messages outlive the page on which they were written. */
const outbox = createStore<{ pending: readonly OutboxMessage[] }>(() => ({ pending: [] }))

const change = (key: string, fields: Partial<OutboxMessage> | null) =>
  outbox.setState(({ pending }) => ({
    pending: pending.flatMap((one) => (one.key !== key ? one : fields ? { ...one, ...fields } : [])),
  }))

async function send({ ask, store }: AppContextValue, { key, conversation_id, text }: OutboxMessage): Promise<void> {
  change(key, { failure: undefined, isOffline: false })
  try {
    const options = { conversation_id, text, field_set_key: 'card' }
    const message = await ask(ConversationMessagesResource.create, options, { key })
    prependListItem(store, ConversationMessagesResource.get, toMessagesOptions(conversation_id), message)
    store.invalidate(ConversationsResource.get)
    change(key, null)
  } catch (thrown) {
    if (!isAskRefusal(thrown)) throw thrown
    change(key, { failure: thrown.message, isOffline: thrown.kind === 'offline' })
  }
}

export type Outbox = ReturnType<typeof useOutbox>

/** Shows a message at once and sends it; a failed message stays until it is retried or discarded. */
export function useOutbox(conversation_id: Id) {
  const frame = useApp()
  const all = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.getState().pending,
    () => outbox.getInitialState().pending,
  )
  useEffect(() => {
    const again = () => {
      for (const one of outbox.getState().pending) if (one.isOffline) void send(frame, one)
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [frame])
  return useMemo(
    () => ({
      pending: all.filter((one) => one.conversation_id === conversation_id),
      send(text: string) {
        const one: OutboxMessage = {
          key: makeIdempotencyKey(),
          conversation_id,
          text,
          failure: undefined,
          isOffline: false,
        }
        outbox.setState(({ pending }) => ({ pending: [...pending, one] }))
        void send(frame, one)
      },
      retry: (one: OutboxMessage) => void send(frame, one),
      discard: ({ key }: OutboxMessage) => change(key, null),
    }),
    [all, conversation_id, frame],
  )
}
