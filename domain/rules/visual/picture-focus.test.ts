import { expect, test } from 'vitest'
import { findPictureFocus } from './picture-focus.ts'

const found = (label: string, [x, y, w, h]: [number, number, number, number], score = 0.5) => ({
  label,
  x,
  y,
  w,
  h,
  score,
})

test.each([
  ['nothing', [], null],
  ['a vase low in the picture', [found('vase', [0.2, 0.6, 0.2, 0.4])], { x: 0.3, y: 0.8 }],
  ['two vases', [found('vase', [0, 0.2, 0.2, 0.2]), found('vase', [0.6, 0.6, 0.4, 0.2])], { x: 0.45, y: 0.5 }],
  [
    'a surer and a less sure object',
    [found('cup', [0, 0, 0.2, 0.2], 0.9), found('cup', [0.8, 0.8, 0.2, 0.2], 0.4)],
    { x: 0.346, y: 0.346 },
  ],
  ['a person, whose head counts', [found('person', [0.2, 0.2, 0.6, 0.8])], { x: 0.5, y: 0.4 }],
  [
    'a person beside a larger table',
    [found('dining_table', [0, 0.6, 1, 0.4], 0.9), found('person', [0.1, 0.1, 0.2, 0.4])],
    { x: 0.2, y: 0.2 },
  ],
] as const)('board.16 the focus of a picture with %s', (_, objects, focus) =>
  expect(findPictureFocus(objects)).toEqual(focus),
)
