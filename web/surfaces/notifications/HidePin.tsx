import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Id } from '#domain/id.ts'
import { NewsHubPinResource } from '#domain/resources/notifications.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import styles from './notifications.module.css'
import { useHideToggle } from './use-hide-toggle.ts'

/** Hides one pin of a notification. Its slot stays, so that undo restores the card in place. */
export function HidePin({ notificationId, pinId, children }: { notificationId: Id; pinId: Id; children: ReactNode }) {
  const say = useSay()
  const ask = useAsk()
  const { isHidden, hide } = useHideToggle((wanted) =>
    ask(wanted ? NewsHubPinResource.create : NewsHubPinResource.delete, { news_id: notificationId, pin_id: pinId }),
  )
  return (
    <div className={styles.around}>
      <div inert={isHidden}>{children}</div>
      {isHidden ? (
        <div className={styles.hiddenPin}>
          <span role="status">{say('news.pinHidden')}</span>
          <Button onClick={() => hide(false)}>{say('shell.undo')}</Button>
        </div>
      ) : (
        <IconButton
          kind="onPicture"
          size="small"
          className={styles.hidePin}
          label={say('news.hidePin')}
          icon={<EyeOff size={16} aria-hidden="true" />}
          onClick={() => hide(true)}
        />
      )}
    </div>
  )
}
