import { expect, test } from 'vitest'
import { NOT_WATCHED, viewData, watched } from './view-marks.ts'

const through = (times: number[]) => viewData(times.reduce((so, time) => watched(so, time, 10), NOT_WATCHED))

test.each([
  [[0, 1, 2], { quarters: [], seconds: 2 }],
  [[0, 1, 2, 3], { quarters: [25], seconds: 3 }],
  [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { quarters: [25, 50, 75, 100], seconds: 10 }],
  [[0, 1, 8], { quarters: [], seconds: 1 }],
  [[0, 1, 8, 9], { quarters: [25, 50, 75], seconds: 2 }],
])('video.15 a view through %j tells %o', (times, data) => expect(through(times)).toEqual(data))
