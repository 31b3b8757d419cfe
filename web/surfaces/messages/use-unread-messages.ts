import { useEffect } from 'react'
import { personTopic } from '#domain/live.ts'
import { UnreadMessagesResource } from '#domain/resources/messages.ts'
import { useAsk } from '../../app-context.tsx'
import { useEntity, useViewer } from '../../hooks/hooks.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'

const NEWS = ['message', 'inbox', 'refetch']
const NONE = { conversations: 0, requests: 0 }

/** Number of unread conversations and requests: loaded after the page, then updated live. */
export function useUnreadMessageCounts() {
  const ask = useAsk()
  const { id: me } = useViewer()
  const known = useEntity('unread_messages', 'own')
  const isKnown = known !== undefined
  useEffect(() => {
    if (me && !isKnown) void ask(UnreadMessagesResource.get, {}).catch(() => {})
  }, [ask, me, isKnown])
  useLiveEvents(me ? personTopic(me) : undefined, ({ kind }) => {
    if (NEWS.includes(kind)) void ask(UnreadMessagesResource.get, {}).catch(() => {})
  })
  return me ? (known ?? NONE) : NONE
}
