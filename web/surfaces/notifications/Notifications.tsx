import { Settings } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Page } from '#ui/Page.tsx'
import { useSay } from '../../frame.tsx'
import { NotificationList } from './NotificationList.tsx'

/** Spec 2, /notifications/: what others did with one's pins and boards. */
export function Notifications() {
  const say = useSay()
  return (
    <Page
      title={say('news.title')}
      end={
        <IconButton
          href="/settings/notifications/"
          label={say('news.settings')}
          icon={<Settings size={24} aria-hidden="true" />}
        />
      }
    >
      <NotificationList />
    </Page>
  )
}
