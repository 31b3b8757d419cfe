import { expect, test } from 'vitest'
import { NOTHING_PLAYS, type Playing, pauseVideo, resumesAt, startVideo } from './playing.ts'

const plays = ({ records }: Playing, pinId: string) => records[pinId]?.paused === false

test('video.2 one organic video at a time', () => {
  const first = startVideo(NOTHING_PLAYS, 'a', false)
  expect(first.current).toBe('a')
  expect(startVideo(first, 'b', false)).toBe(first)
  const paused = pauseVideo(first, 'a', 4.5)
  expect(paused).toMatchObject({ current: null, records: { a: { pinId: 'a', currentTime: 4.5, paused: true } } })
})

test('video.5 coming back resumes at the time it had', () => {
  const state = startVideo(pauseVideo(startVideo(NOTHING_PLAYS, 'a', false), 'a', 7), 'a', false)
  expect(resumesAt(state, 'a')).toBe(7)
  expect(plays(state, 'a')).toBe(true)
  expect(resumesAt(state, 'never seen')).toBe(0)
})

test('video.6 a promoted one starts beside an organic one; after the pause of the current one another may start', () => {
  const organic = startVideo(NOTHING_PLAYS, 'a', false)
  const both = startVideo(organic, 'ad', true)
  expect([both.current, plays(both, 'a'), plays(both, 'ad')]).toEqual(['a', true, true])
  expect(startVideo(both, 'b', false)).toBe(both)
  expect(pauseVideo(both, 'ad', 1).current).toBe('a')
  expect(startVideo(pauseVideo(both, 'a', 1), 'b', false).current).toBe('b')
})
