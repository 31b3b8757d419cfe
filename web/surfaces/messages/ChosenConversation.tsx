import { useEffect } from 'react'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { ConversationResource, ConversationsResource } from '#domain/resources/messages.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useList, useViewer } from '../../hooks/hooks.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'
import { Broken } from '../failure/Broken.tsx'
import { NotFound } from '../failure/NotFound.tsx'
import { ALL_CONVERSATIONS, toConversationOptions } from './asks.ts'
import { Conversation } from './Conversation.tsx'
import { useRefreshConversation } from './use-refresh.ts'

/** The conversation of this URL, or a hint to choose one. */
export function ChosenConversation({ id }: { id: Id }) {
  const say = useSay()
  const { items } = useList(ConversationsResource.get, ALL_CONVERSATIONS)
  // Without conversations nothing is shown here, because the list beside it says so.
  if (!id) return items.length > 0 && <EmptyState drawing={<Bowerbird />} sentence={say('messages.choose')} />
  return <Opened id={id} />
}

function Opened({ id }: { id: Id }) {
  const say = useSay()
  const { id: me } = useViewer()
  const { answer, refusal } = useAnswer(ConversationResource.get, toConversationOptions(id))
  const refresh = useRefreshConversation(id)
  useLiveEvents(me ? personTopic(me) : undefined, (event) => {
    if (event.kind === 'refetch' || (event.kind === 'message' && event.id === id)) refresh()
  })
  // Data from an earlier visit may be outdated.
  useEffect(refresh, [refresh])
  if (refusal && refusal.kind !== 'offline') return refusal.http_status === 404 ? <NotFound /> : <Broken />
  if (!answer) return <Spinner label={say('shell.loading')} />
  return <Conversation conversation={answer} />
}
