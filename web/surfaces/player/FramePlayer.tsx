import { Play } from 'lucide-react'
import { useState } from 'react'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './FramePlayer.module.css'

/**
 * Embedded player of another site in a sandboxed iframe, loaded on a tap: before that the site learns nothing
 * (`rich.6`).
 */
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
