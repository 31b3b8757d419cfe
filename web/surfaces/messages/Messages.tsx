import { personTopic } from '#domain/live.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { useLive } from '../../hooks/live.ts'
import { usePlace } from '../../router/place.tsx'
import { conversationIdAt } from './asks.ts'
import { Chosen } from './Chosen.tsx'
import { ConversationList } from './ConversationList.tsx'
import styles from './Messages.module.css'
import { Requests } from './Requests.tsx'
import { useRefreshList } from './use-refresh.ts'

const ABOUT_LIST = ['message', 'inbox', 'refetch']

/** All conversations beside the one that is open; on a phone one after the other. */
export function Messages() {
  const place = usePlace()
  const { id: me } = useViewer()
  const refresh = useRefreshList()
  useLive(me ? personTopic(me) : undefined, ({ kind }) => {
    if (ABOUT_LIST.includes(kind)) refresh()
  })
  const id = conversationIdAt(place)
  const isRequests = place.path.includes('/requests')
  return (
    <div className={styles.page} data-open={id || isRequests ? '' : undefined}>
      <ConversationList current={id} isRequests={isRequests} />
      <section className={styles.main}>{isRequests ? <Requests /> : <Chosen key={id} id={id} />}</section>
    </div>
  )
}
