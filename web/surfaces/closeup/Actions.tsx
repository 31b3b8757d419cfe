import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { FavoriteButton } from '../react/FavoriteButton.tsx'
import { SaveButton } from '../save/SaveButton.tsx'
import { SendButton } from '../send/SendButton.tsx'
import styles from './Actions.module.css'
import { PinMenu } from './PinMenu.tsx'

/** Action bar of the closeup: menu, send, favorite and save. */
export function Actions({ pin }: { pin: KnownPin }) {
  const { is_auth } = useViewer()
  return (
    <div className={styles.actions}>
      <PinMenu pin={pin} />
      <SendButton pin={pin} place="closeup" />
      {is_auth && <FavoriteButton pin={pin} surface={null} />}
      <div data-guidance-anchor="save" className={styles.save}>
        <SaveButton pin={useShownPin(pin)} place="closeup" />
      </div>
    </div>
  )
}
