import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../../app-context.tsx'
import type { KnownPin } from '../../../state/entities.ts'
import { toAvatarProps } from '../../people/avatar.ts'
import styles from './SelectableCard.module.css'

/** Shows who added a pin to a collaborative board. */
export function AddedBy({ pin, card }: { pin: KnownPin; card: ReactNode }) {
  const say = useSay()
  if (!pin.pinner) return card
  const words = say('boards.addedBy', { name: pin.pinner.full_name })
  return (
    <div className={styles.around}>
      {card}
      <span className={styles.picture} style={{ aspectRatio: `${pin.image_width || 1} / ${pin.image_height || 1}` }}>
        <span className={styles.who} title={words}>
          <Avatar {...toAvatarProps(pin.pinner)} size={28} />
          <span className="visually-hidden">{words}</span>
        </span>
      </span>
    </div>
  )
}
