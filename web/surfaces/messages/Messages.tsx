import { personTopic } from '#domain/live.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { useLiveEvents } from '../../hooks/use-live-events.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { parseConversationId } from './asks.ts'
import { ChosenConversation } from './ChosenConversation.tsx'
import { ConversationList } from './ConversationList.tsx'
import styles from './Messages.module.css'
import { Requests } from './Requests.tsx'
import { useRefreshConversationList } from './use-refresh.ts'

const ABOUT_LIST = ['message', 'inbox', 'refetch']

/** Page with all conversations beside the open one; on a phone only one of the two is shown. */
export function Messages() {
  const place = useRouteLocation()
  const { id: me } = useViewer()
  const refresh = useRefreshConversationList()
  useLiveEvents(me ? personTopic(me) : undefined, ({ kind }) => {
    if (ABOUT_LIST.includes(kind)) refresh()
  })
  const id = parseConversationId(place)
  const isRequests = place.path.includes('/requests')
  return (
    <div className={styles.page} data-open={id || isRequests ? '' : undefined}>
      <ConversationList current={id} isRequests={isRequests} />
      <section className={styles.main}>{isRequests ? <Requests /> : <ChosenConversation key={id} id={id} />}</section>
    </div>
  )
}
