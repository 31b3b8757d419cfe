import { useEffect } from 'react'
import { personTopic } from '#domain/live.ts'
import { UnreadMessagesResource } from '#domain/resources/messages.ts'
import { useAsk } from '../../frame.tsx'
import { useEntity, useViewer } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'

const NEWS = ['message', 'inbox', 'refetch']
const NONE = { conversations: 0, requests: 0 }

/** How many conversations have something new: asked after the page is there, then whenever something comes in. */
export function useUnreadMessages() {
  const ask = useAsk()
  const { id: me } = useViewer()
  const known = useEntity('unread_messages', 'own')
  const isKnown = known !== undefined
  useEffect(() => {
    if (me && !isKnown) void ask(UnreadMessagesResource.get, {}).catch(() => {})
  }, [ask, me, isKnown])
  useLive(me ? personTopic(me) : undefined, ({ kind }) => {
    if (NEWS.includes(kind)) void ask(UnreadMessagesResource.get, {}).catch(() => {})
  })
  return me ? (known ?? NONE) : NONE
}
