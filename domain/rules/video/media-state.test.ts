import { expect, test } from 'vitest'
import { MEDIA_STATE, type MediaState, nextMediaState } from './media-state.ts'

test('video.1 the states are numbered 0 to 9', () => {
  expect(Object.values(MEDIA_STATE)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test.each([
  ['idle', 'loadstart', true, 'loading'],
  ['loading', 'loadedmetadata', true, 'ready'],
  ['ready', 'playing', false, 'playing'],
  ['playing', 'waiting', false, 'buffering'],
  ['buffering', 'playing', false, 'playing'],
  ['playing', 'pause', true, 'paused'],
  ['playing', 'seeking', false, 'seeking'],
  ['seeking', 'seeked', false, 'playing'],
  ['seeking', 'seeked', true, 'paused'],
  ['playing', 'ended', true, 'ended'],
  ['ended', 'pause', true, 'ended'],
  ['playing', 'error', true, 'error'],
  ['error', 'playing', false, 'error'],
  ['error', 'loadstart', true, 'loading'],
  ['disposed', 'playing', false, 'disposed'],
  ['playing', 'timeupdate', false, 'playing'],
] as const)('video.1 %s and %s (paused: %s) is %s', (state: MediaState, event, isPaused, next) =>
  expect(nextMediaState(state, event, isPaused)).toBe(next),
)
