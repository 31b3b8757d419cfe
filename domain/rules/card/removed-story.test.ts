import { expect, test } from 'vitest'
import type { PinCard } from '../../entities/pin.ts'
import { en } from '../../text/en.ts'
import { isRemovedStory, REMOVED_STORY, storyDuration } from './removed-story.ts'

const story = (is_deleted: boolean) => ({ story_pin_data: { is_deleted } as PinCard['story_pin_data'] })

test.each([
  [story(true), true],
  [story(false), false],
  [{}, false],
  [{ story_pin_data: null }, false],
])('card.14 story.2 %j is removed: %s', (pin, isRemoved) => expect(isRemovedStory(pin)).toBe(isRemoved))

test('card.14 the placeholder says so', () => {
  expect([en[REMOVED_STORY.title], en[REMOVED_STORY.text]]).toEqual(['Unavailable', 'Removed by the creator'])
})

test.each([
  [0, 0, 0],
  [12_000, 0, 12_000],
  [12_000, 3, 27_000],
])('story.1 story.3 %i ms of video and %i still pages take %i ms', (total_video_duration, static_page_count, takes) => {
  expect(storyDuration({ total_video_duration, static_page_count })).toBe(takes)
})
