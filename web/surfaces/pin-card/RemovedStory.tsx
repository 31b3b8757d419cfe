import { EyeOff } from 'lucide-react'
import { cardPictureShape } from '#domain/rules/card/picture-size.ts'
import { REMOVED_STORY_TEXT_KEYS } from '#domain/rules/card/pin-type.ts'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { useGridContext } from './grid-context.ts'
import styles from './RemovedStory.module.css'

/** Placeholder for a story that its creator deleted. */
export function RemovedStory({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { width, height } = cardPictureShape(pin, useGridContext().surface)
  return (
    <div className={styles.removed} style={{ aspectRatio: `${width} / ${height}` }}>
      <EyeOff size={24} aria-hidden="true" />
      <strong>{say(REMOVED_STORY_TEXT_KEYS.title)}</strong>
      <span>{say(REMOVED_STORY_TEXT_KEYS.text)}</span>
    </div>
  )
}
