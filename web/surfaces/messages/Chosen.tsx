import { useEffect } from 'react'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { ConversationResource, ConversationsResource } from '#domain/resources/messages.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useList, useViewer } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'
import { Broken } from '../failure/Broken.tsx'
import { NotFound } from '../failure/NotFound.tsx'
import { ALL, oneOf } from './asks.ts'
import { Conversation } from './Conversation.tsx'
import { useRefreshConversation } from './use-refresh.ts'

/** The conversation of this address, or a word that one can be chosen. */
export function Chosen({ id }: { id: Id }) {
  const say = useSay()
  const { items } = useList(ConversationsResource.get, ALL)
  // Without conversations nothing is said here: the list beside it says so.
  if (!id) return items.length > 0 && <EmptyState drawing={<Bowerbird />} sentence={say('messages.choose')} />
  return <Opened id={id} />
}

function Opened({ id }: { id: Id }) {
  const say = useSay()
  const { id: me } = useViewer()
  const { answer, refusal } = useAnswer(ConversationResource.get, oneOf(id))
  const refresh = useRefreshConversation(id)
  useLive(me ? personTopic(me) : undefined, (event) => {
    if (event.kind === 'refetch' || (event.kind === 'message' && event.id === id)) refresh()
  })
  // What is known from an earlier visit may be old.
  useEffect(refresh, [refresh])
  if (refusal && refusal.kind !== 'offline') return refusal.http_status === 404 ? <NotFound /> : <Broken />
  if (!answer) return <Spinner label={say('shell.loading')} />
  return <Conversation conversation={answer} />
}
