import { expect, test } from 'vitest'
import { findStoryMusic, nextStoryPlayback, type StoryPlaybackEvent, toStoryPages } from './story-pages.ts'

const images = { '736x': { url: 'https://bower.example/736x/a.jpg', width: 736, height: 1000 } }
const file = { url: 'v.mp4', width: 720, height: 1280, duration: 8200, thumbnail: 't.jpg' }
const page = (id: string, ...blocks: { type: string; block_type: number; [more: string]: unknown }[]) => ({
  id,
  image_signature: null,
  blocks,
})

test('story.6: pictures, videos, words, products and music are read from blocks; an unknown kind is passed over and its page stays', () => {
  const story = {
    pages: [
      page(
        '1',
        { type: 'story_pin_image_block', block_type: 2, image: { images } },
        { type: 'story_pin_confetti_block', block_type: 77 },
      ),
      page('2', { type: 'story_pin_confetti_block', block_type: 77 }),
      page('3', { type: 'story_pin_paragraph_block', block_type: 1, text: 'Stir well.' }),
      page('4', { type: 'story_pin_video_block', block_type: 3, video: { id: '9', video_list: { V_720P: file } } }),
      page(
        '5',
        { type: 'story_pin_product_sticker_block', block_type: 5, pin_id: '123', is_affiliate: true },
        {
          type: 'story_pin_music_block',
          block_type: 4,
          audio: { audio_url: 'https://bower.example/sounds/river.wav' },
        },
      ),
    ],
  }
  const pages = toStoryPages(story)
  expect(pages.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
  expect(pages[0]).toMatchObject({ picture: images['736x'], texts: [], lasts: 5000 })
  expect(pages[1]).toMatchObject({ picture: null, texts: [], products: [], lasts: 5000 })
  expect(pages[2]?.texts).toEqual(['Stir well.'])
  expect(pages[3]).toMatchObject({ video: { id: '9' }, lasts: 8200 })
  expect(pages[4]?.products).toEqual([{ pin_id: '123', is_affiliate: true }])
  expect(findStoryMusic(story)).toBe('https://bower.example/sounds/river.wav')
  expect(findStoryMusic({ pages: [] })).toBeNull()
})

test.each<[what: string, from: number, happenings: StoryPlaybackEvent[], at: number, isPlaying: boolean]>([
  ['goes on by itself', 0, ['shown', 'elapsed'], 1, true],
  ['stays on its last page', 0, ['shown', 'elapsed', 'elapsed', 'elapsed'], 2, false],
  ['goes on by hand once touched', 0, ['shown', 'forward'], 1, false],
  ['goes back', 1, ['back'], 0, false],
  ['has nothing before its first page', 0, ['back'], 0, false],
  ['leads nowhere from its last page', 2, ['forward'], 2, false],
  ['goes on after it was held', 0, ['shown', 'held', 'released'], 0, true],
  ['is stopped by its button', 0, ['shown', 'playPressed'], 0, false],
  ['begins anew at its end', 2, ['playPressed'], 0, true],
])('story.4: a story %s', (_, from, happenings, at, isPlaying) => {
  const begun = { at: from, count: 3, isPlaying: false, isHeld: false, isPaused: false }
  expect(happenings.reduce(nextStoryPlayback, begun)).toMatchObject({ at, isPlaying, isHeld: false })
})

test.each<[what: string, happenings: StoryPlaybackEvent[], isPaused: boolean]>([
  ['stands still for those who want that', ['shown'], true],
  ['plays for others', ['shown', 'videoPlayed'], false],
  ['plays where one comes to it by hand', ['shown', 'videoPlayed', 'forward', 'forward', 'back'], false],
  ['stays stopped once it was', ['videoPlayed', 'videoPaused', 'forward'], true],
  ['plays with the story', ['shown', 'playPressed', 'playPressed'], false],
])('story.4 video.10: a video in a story %s', (_, happenings, isPaused) => {
  const begun = { at: 0, count: 3, isPlaying: false, isHeld: false, isPaused: true }
  expect(happenings.reduce(nextStoryPlayback, begun).isPaused).toBe(isPaused)
})

test('story.4: while it is held nothing goes on', () => {
  expect(nextStoryPlayback({ at: 0, count: 3, isPlaying: true, isHeld: false, isPaused: false }, 'held').isHeld).toBe(
    true,
  )
})
