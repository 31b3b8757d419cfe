import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { Popover } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../frame.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import styles from './Bell.module.css'
import { badgeOf, useFreshUnread, useUnread } from './use-unread.ts'

const NotificationList = lazyWithRetry(async () => (await import('./NotificationList.tsx')).NotificationList)

/** On a desktop the news open beside the bell; what they need is loaded then. */
export function Bell() {
  const say = useSay()
  const count = useUnread()
  useFreshUnread()
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
          badge={badgeOf(count)}
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

/** On a phone it leads to their page. */
export function BellLink({ isHere }: { isHere: boolean }) {
  const say = useSay()
  const count = useUnread()
  return (
    <IconButton
      href="/notifications/"
      label={count ? say('news.unread', { count }) : say('news.title')}
      aria-current={isHere ? 'page' : undefined}
      icon={<BellIcon size={24} aria-hidden="true" />}
      badge={badgeOf(count)}
    />
  )
}
