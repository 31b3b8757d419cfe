import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Id } from '#domain/id.ts'
import { ConversationMessagesResource, ConversationsResource } from '#domain/resources/messages.ts'
import { isRefused, newKey } from '../../ask.ts'
import { type Frame, useFrame } from '../../frame.tsx'
import { messagesOf } from './asks.ts'
import { takeFirst } from './take-newest.ts'

/** A message on its way. Its key stays the same through all tries, so that it is said once. */
export type Pending = {
  key: string
  conversation_id: Id
  text: string
  /** Why it was not sent; undefined while it is being sent. */
  failure: string | undefined
  isOffline: boolean
}

/** What is on its way outlives the page on which it was written. */
const outbox = createStore<{ pending: readonly Pending[] }>(() => ({ pending: [] }))

const change = (key: string, fields: Partial<Pending> | null) =>
  outbox.setState(({ pending }) => ({
    pending: pending.flatMap((one) => (one.key !== key ? one : fields ? { ...one, ...fields } : [])),
  }))

async function send({ ask, store }: Frame, { key, conversation_id, text }: Pending): Promise<void> {
  change(key, { failure: undefined, isOffline: false })
  try {
    const options = { conversation_id, text, field_set_key: 'card' }
    const message = await ask(ConversationMessagesResource.create, options, { key })
    takeFirst(store, ConversationMessagesResource.get, messagesOf(conversation_id), message)
    store.forget(ConversationsResource.get)
    change(key, null)
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown
    change(key, { failure: thrown.message, isOffline: thrown.kind === 'offline' })
  }
}

export type Outbox = ReturnType<typeof useOutbox>

/** Shows at once what is written, sends it, and keeps what could not be sent until it is or is discarded. */
export function useOutbox(conversation_id: Id) {
  const frame = useFrame()
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
        const one: Pending = { key: newKey(), conversation_id, text, failure: undefined, isOffline: false }
        outbox.setState(({ pending }) => ({ pending: [...pending, one] }))
        void send(frame, one)
      },
      retry: (one: Pending) => void send(frame, one),
      discard: ({ key }: Pending) => change(key, null),
    }),
    [all, conversation_id, frame],
  )
}
