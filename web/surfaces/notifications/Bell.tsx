import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { Popover } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../app-context.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import styles from './Bell.module.css'
import { formatBadgeCount, useRefreshUnreadCount, useUnreadNotificationCount } from './use-unread-notifications.ts'

const NotificationList = lazyWithRetry(async () => (await import('./NotificationList.tsx')).NotificationList)

/** On desktop, the notifications open in a popover at the bell; their code is loaded then. */
export function Bell() {
  const say = useSay()
  const count = useUnreadNotificationCount()
  useRefreshUnreadCount()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label={say('news.title')}
      placement="bottom-end"
      eager
      className={styles.layer}
      onOpenChange={setIsOpen}
      trigger={(props) => (
        <IconButton
          {...props}
          label={count ? say('news.unread', { count }) : say('news.title')}
          icon={<BellIcon size={24} aria-hidden="true" />}
          badge={formatBadgeCount(count)}
        />
      )}
    >
      {(close) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a followed link closes the layer; the links take the keys
        <div className={styles.inside} onClick={(event) => (event.target as Element).closest('a') && close()}>
          <h2 className={styles.title}>{say('news.title')}</h2>
          {isOpen && (
            <Suspense fallback={<Spinner label={say('shell.loading')} />}>
              <NotificationList isShort />
            </Suspense>
          )}
          <a href="/notifications/" className={styles.all}>
            {say('news.all')}
          </a>
        </div>
      )}
    </Popover>
  )
}

/** On a phone, the bell links to the notifications page. */
export function BellLink({ isHere }: { isHere: boolean }) {
  const say = useSay()
  const count = useUnreadNotificationCount()
  return (
    <IconButton
      href="/notifications/"
      label={count ? say('news.unread', { count }) : say('news.title')}
      aria-current={isHere ? 'page' : undefined}
      icon={<BellIcon size={24} aria-hidden="true" />}
      badge={formatBadgeCount(count)}
    />
  )
}
