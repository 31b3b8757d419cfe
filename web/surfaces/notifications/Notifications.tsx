import { Settings } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import { NewsList } from './NewsList.tsx'
import styles from './notifications.module.css'

/** Spec 2, /notifications/: what others did with one's pins and boards. */
export function Notifications() {
  const say = useSay()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say('news.title')}</h1>
        <IconButton
          href="/settings/notifications/"
          label={say('news.settings')}
          icon={<Settings size={24} aria-hidden="true" />}
        />
      </div>
      <NewsList />
    </div>
  )
}
