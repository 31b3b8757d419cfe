import { Settings } from 'lucide-react'
import { NOTIFICATION_TIPS_PLACEMENT } from '#domain/rules/guidance/special-experiences.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Page } from '#ui/Page.tsx'
import { useSay } from '../../app-context.tsx'
import { PlacementSlot } from '../guidance/GuidanceSlots.tsx'
import { NotificationList } from './NotificationList.tsx'

/** Page /notifications/ with what other people did with one's pins and boards. */
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
      <PlacementSlot placement={NOTIFICATION_TIPS_PLACEMENT} isMulti />
      <NotificationList />
    </Page>
  )
}
