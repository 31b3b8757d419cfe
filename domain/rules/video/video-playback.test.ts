import { expect, test } from 'vitest'
import {
  advanceWatchProgress,
  NO_VIDEO_PLAYBACK,
  NO_WATCH_PROGRESS,
  orderVideoSources,
  pauseVideo,
  resumeTimeSeconds,
  startVideo,
  toVideoViewData,
  type VideoPlayback,
} from './video-playback.ts'

const plays = ({ records }: VideoPlayback, pinId: string) => records[pinId]?.paused === false

test('video.2 one organic video at a time', () => {
  const first = startVideo(NO_VIDEO_PLAYBACK, 'a', false)
  expect(first.current).toBe('a')
  expect(startVideo(first, 'b', false)).toBe(first)
  const paused = pauseVideo(first, 'a', 4.5)
  expect(paused).toMatchObject({ current: null, records: { a: { pinId: 'a', currentTime: 4.5, paused: true } } })
})

test('video.5 coming back resumes at the time it had', () => {
  const state = startVideo(pauseVideo(startVideo(NO_VIDEO_PLAYBACK, 'a', false), 'a', 7), 'a', false)
  expect(resumeTimeSeconds(state, 'a')).toBe(7)
  expect(plays(state, 'a')).toBe(true)
  expect(resumeTimeSeconds(state, 'never seen')).toBe(0)
})

test('video.6 a promoted one starts beside an organic one; after the pause of the current one another may start', () => {
  const organic = startVideo(NO_VIDEO_PLAYBACK, 'a', false)
  const both = startVideo(organic, 'ad', true)
  expect([both.current, plays(both, 'a'), plays(both, 'ad')]).toEqual(['a', true, true])
  expect(startVideo(both, 'b', false)).toBe(both)
  expect(pauseVideo(both, 'ad', 1).current).toBe('a')
  expect(startVideo(pauseVideo(both, 'a', 1), 'b', false).current).toBe('b')
})

const through = (times: number[]) =>
  toVideoViewData(times.reduce((so, time) => advanceWatchProgress(so, time, 10), NO_WATCH_PROGRESS))

test.each([
  [[0, 1, 2], { quarters: [], seconds: 2 }],
  [[0, 1, 2, 3], { quarters: [25], seconds: 3 }],
  [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { quarters: [25, 50, 75, 100], seconds: 10 }],
  [[0, 1, 8], { quarters: [], seconds: 1 }],
  [[0, 1, 8, 9], { quarters: [25, 50, 75], seconds: 2 }],
])('video.15 a view through %j tells %o', (times, data) => expect(through(times)).toEqual(data))

const file = { url: '/x', width: 1, height: 1, duration: 1, thumbnail: '' }
const all = { V_HLSV4: file, V_HLSV3_WEB: file, V_HLSV3_MOBILE: file, V_720P: file }
const names = (isPhone: boolean, hls: 'native' | 'script' | 'none', video_list: Record<string, typeof file> = all) =>
  orderVideoSources({ video_list }, isPhone, hls).map(({ name }) => name)

test.each([
  [true, 'native', ['V_HLSV3_MOBILE', 'V_HLSV4', 'V_HLSV3_WEB', 'V_720P']],
  [false, 'script', ['V_HLSV4', 'V_HLSV3_WEB', 'V_HLSV3_MOBILE', 'V_720P']],
  [false, 'none', ['V_720P']],
  [true, 'none', ['V_720P']],
] as const)('video.11 on a phone %s with HLS %s', (isPhone, hls, order) => expect(names(isPhone, hls)).toEqual(order))

test('video.11 what was not made is not tried', () =>
  expect(names(false, 'native', { V_720P: file })).toEqual(['V_720P']))
