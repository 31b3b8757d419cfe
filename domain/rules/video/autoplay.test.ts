import { expect, test } from 'vitest'
import { mustNotAutoplay, pickVideoToPlay } from './autoplay.ts'

const calm = { prefersReducedMotion: false, savesData: false, isAutoplayOff: false }

test.each([
  [{}, true],
  [{ prefersReducedMotion: true }, false],
  [{ savesData: true }, false],
  [{ isAutoplayOff: true }, false],
])('viewer.9 video.10 with %o a video begins by itself: %s', (change, may) =>
  expect(mustNotAutoplay({ ...calm, ...change })).toBe(!may),
)

test('video.9 half in view is enough, less is not; of several the one nearest the middle', () => {
  const seen = [
    { pinId: 'top', share: 1, middle: 100 },
    { pinId: 'near', share: 0.5, middle: 420 },
    { pinId: 'nearest', share: 0.49, middle: 450 },
  ]
  expect(pickVideoToPlay(seen, 450)).toBe('near')
  expect(pickVideoToPlay(seen.slice(2), 450)).toBeNull()
})
