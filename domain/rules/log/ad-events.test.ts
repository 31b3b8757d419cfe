import { expect, test } from 'vitest'
import { holdAdEvent, releaseAdEvents, toImpressionData, updateImpression } from './ad-events.ts'

const seen = (time: number) => ({ event_type: 102, event_data: { time, end_time: time + 500, most_visible: 80 } })

test('video.3 what was seen of a video ad waits until it plays, and ends when it began', () => {
  const held = holdAdEvent(holdAdEvent(holdAdEvent([], 'a', seen(1)), 'b', seen(2)), 'a', seen(3))
  const { told, left } = releaseAdEvents(held, 'a')
  expect(told.map(({ event_data }) => event_data)).toEqual([
    { time: 1, end_time: 1, most_visible: 80, render_duration: 0 },
    { time: 3, end_time: 3, most_visible: 80, render_duration: 0 },
  ])
  expect(left.map(({ pinId }) => pinId)).toEqual(['b'])
})

test('video.3 at most 1000 wait, the newest', () => {
  let held = holdAdEvent([], 'first', seen(0))
  for (let at = 0; at < 1000; at++) held = holdAdEvent(held, 'a', seen(at))
  expect(held).toHaveLength(1000)
  expect(releaseAdEvents(held, 'first').told).toEqual([])
})

test.each([
  [0, 0],
  [0.49, 0],
  [0.5, 0.5],
  [0.79, 0.5],
  [0.8, 0.8],
  [0.997, 1],
])('log.2 a share of %d is the step %d', (share, most) => {
  expect(updateImpression(undefined, share, 5)).toEqual({ since: 5, most })
})

test('log.2 a view is one impression from its beginning, with the most that was seen of it', () => {
  const view = updateImpression(updateImpression(updateImpression(undefined, 0.1, 5), 0.9, 8), 0.2, 9)
  expect(view).toEqual({ since: 5, most: 0.8 })
  expect(toImpressionData(view, 20)).toEqual({ time: 5, end_time: 20, most_visible: 80 })
})
