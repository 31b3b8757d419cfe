import { EyeOff } from 'lucide-react'
import { pictureShape } from '#domain/rules/card/picture-size.ts'
import { REMOVED_STORY } from '#domain/rules/card/removed-story.ts'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { useGridPlace } from './grid-place.ts'
import styles from './RemovedStory.module.css'

/** Stands where a story stood that its creator deleted. */
export function RemovedStory({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { width, height } = pictureShape(pin, useGridPlace().surface)
  return (
    <div className={styles.removed} style={{ aspectRatio: `${width} / ${height}` }}>
      <EyeOff size={24} aria-hidden="true" />
      <strong>{say(REMOVED_STORY.title)}</strong>
      <span>{say(REMOVED_STORY.text)}</span>
    </div>
  )
}
