import { STORY_STATIC_PAGE } from '../../constants/timings.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { StoryPinCard } from '../../entities/story-pin.ts'

/** Spec 2, Screens. A story that its creator deleted has a placeholder wherever it was saved. */
export function isRemovedStory(pin: Pick<PinCard, 'story_pin_data'>): boolean {
  return pin.story_pin_data?.is_deleted ?? false
}

/** What the placeholder says. */
export const REMOVED_STORY = { title: 'card.unavailable', text: 'card.removed' } as const

type Length = Pick<StoryPinCard, 'total_video_duration' | 'static_page_count'>

/** Spec 9. How long a story takes, in milliseconds: its videos, and 5 s for each page that stands still. */
export function storyDuration({ total_video_duration, static_page_count }: Length): number {
  return total_video_duration + static_page_count * STORY_STATIC_PAGE
}
