import { Play } from 'lucide-react'
import { useState } from 'react'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './FramePlayer.module.css'

/** Rich.6. What another site plays, in a fenced frame, once someone wants it: until then that site learns nothing. */
export function FramePlayer({ pin, src }: { pin: KnownPin; src: string }) {
  const say = useSay()
  const [isWanted, setWanted] = useState(false)
  if (!isWanted)
    return (
      <IconButton
        kind="onPicture"
        size="large"
        className={styles.play}
        label={say('card.play')}
        icon={<Play size={28} aria-hidden="true" fill="currentColor" />}
        onClick={() => setWanted(true)}
      />
    )
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={pinName(pin) || say('card.untitled')}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin"
      data-frame=""
    />
  )
}
