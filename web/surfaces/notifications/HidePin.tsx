import { EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Id } from '#domain/id.ts'
import { NewsHubPinResource } from '#domain/resources/notifications.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useAsk, useSay } from '../../frame.tsx'
import { tellRefusal } from '../save/tell-refusal.ts'
import styles from './notifications.module.css'

/** Hides one pin among the news. Its place stays, so that undoing it brings the card back where it was. */
export function HidePin({ notificationId, pinId, children }: { notificationId: Id; pinId: Id; children: ReactNode }) {
  const say = useSay()
  const ask = useAsk()
  const [isHidden, setIsHidden] = useState(false)
  const hide = async (wanted: boolean) => {
    setIsHidden(wanted)
    try {
      const question = wanted ? NewsHubPinResource.create : NewsHubPinResource.delete
      await ask(question, { news_id: notificationId, pin_id: pinId })
    } catch (thrown) {
      setIsHidden(!wanted)
      tellRefusal(thrown)
    }
  }
  return (
    <div className={styles.around}>
      <div inert={isHidden}>{children}</div>
      {isHidden ? (
        <div className={styles.hiddenPin}>
          <span role="status">{say('news.pinHidden')}</span>
          <Button onClick={() => void hide(false)}>{say('shell.undo')}</Button>
        </div>
      ) : (
        <IconButton
          kind="onPicture"
          size="small"
          className={styles.hidePin}
          label={say('news.hidePin')}
          icon={<EyeOff size={16} aria-hidden="true" />}
          onClick={() => void hide(true)}
        />
      )}
    </div>
  )
}
