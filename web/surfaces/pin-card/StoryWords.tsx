import type { StoryPinCard } from '#domain/entities/story-pin.ts'
import styles from './StoryWords.module.css'

/** Story.5. What the first page of a story says: over its picture, or alone in the middle. */
export function StoryWords({ story }: { story: StoryPinCard | null | undefined }) {
  if (!story?.first_text) return null
  return (
    <span className={styles.words} dir="auto" data-over={story.is_first_text_over ? '' : undefined}>
      <span>{story.first_text}</span>
    </span>
  )
}
