import { expect, test } from 'vitest'
import { holdAd, releaseAd } from './ad-videos.ts'

const seen = (time: number) => ({ event_type: 102, event_data: { time, end_time: time + 500, most_visible: 80 } })

test('video.3 what was seen of a video ad waits until it plays, and ends when it began', () => {
  const held = holdAd(holdAd(holdAd([], 'a', seen(1)), 'b', seen(2)), 'a', seen(3))
  const { told, left } = releaseAd(held, 'a')
  expect(told.map(({ event_data }) => event_data)).toEqual([
    { time: 1, end_time: 1, most_visible: 80, render_duration: 0 },
    { time: 3, end_time: 3, most_visible: 80, render_duration: 0 },
  ])
  expect(left.map(({ pinId }) => pinId)).toEqual(['b'])
})

test('video.3 at most 1000 wait, the newest', () => {
  let held = holdAd([], 'first', seen(0))
  for (let at = 0; at < 1000; at++) held = holdAd(held, 'a', seen(at))
  expect(held).toHaveLength(1000)
  expect(releaseAd(held, 'first').told).toEqual([])
})
