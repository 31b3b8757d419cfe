import type { StoryPinCard } from '#domain/entities/story-pin.ts'
import styles from './StoryCardText.module.css'

/** Text of a story's first page (`story.5`): over its picture, or centered without one. */
export function StoryCardText({ story }: { story: StoryPinCard | null | undefined }) {
  if (!story?.first_text) return null
  return (
    <span className={styles.words} dir="auto" data-over={story.is_first_text_over ? '' : undefined}>
      <span>{story.first_text}</span>
    </span>
  )
}
