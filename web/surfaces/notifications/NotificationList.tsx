import type { NotificationCard } from '#domain/entities/notification.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSay } from '../../app-context.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import styles from './notifications.module.css'
import { useNotifications } from './use-notifications.ts'

const SHORT = 10

/** List of notifications: new ones first, then those read before. */
export function NotificationList({ isShort = false }: { isShort?: boolean }) {
  const say = useSay()
  const list = useNotifications()
  if (list.next === undefined && !list.refusal) return <Skeleton height={240} shape="card" />
  const items = isShort ? list.items.slice(0, SHORT) : list.items
  if (items.length === 0 && !list.refusal)
    return (
      <EmptyState
        drawing={<Bowerbird />}
        sentence={say('news.nothing')}
        action={<Button href="/ideas/">{say('shell.explore')}</Button>}
      />
    )
  return (
    <>
      <Part title={say('news.new')} items={items.filter(({ unread }) => unread)} />
      <Part title={say('news.earlier')} items={items.filter(({ unread }) => !unread)} />
      {!isShort && <NextPage list={list} />}
    </>
  )
}

function Part({ title, items }: { title: string; items: readonly NotificationCard[] }) {
  if (!items.length) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.part}>{title}</h2>
      <ul className={styles.list}>
        {items.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  )
}
