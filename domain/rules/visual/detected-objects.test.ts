import { expect, test } from 'vitest'
import { pickDetectedObjects } from './detected-objects.ts'

const KINDS = 90
const [VASE, LAST] = [85, 89]
type Box = { x: number; y: number; w: number; h: number; score?: number; kind?: number }

/** Boxes equal to their anchors, each certain of one kind. */
function among(...boxes: Box[]) {
  const scores = new Float64Array(boxes.length * KINDS)
  for (const [at, { score = 0.8, kind = VASE }] of boxes.entries()) scores[at * KINDS + kind] = score
  return pickDetectedObjects({
    boxes: new Float64Array(boxes.length * 4),
    scores,
    anchors: boxes.flatMap(({ x, y, w, h }) => [y + h / 2, x + w / 2, h, w]),
  })
}
const tile = (at: number, score = 0.8): Box => ({
  x: (at % 3) * 0.3,
  y: Math.floor(at / 3) * 0.3,
  w: 0.25,
  h: 0.25,
  score,
})
const middle = { x: 0.2, y: 0.2 }

test.each([
  ['nothing', [], 0],
  ['one sure enough', [tile(0, 0.4)], 1],
  ['one less sure', [tile(0, 0.39)], 0],
  ['one of 4 % of the picture', [{ ...middle, w: 0.2, h: 0.2 }], 1],
  ['one of 3.9 %', [{ ...middle, w: 0.2, h: 0.195 }], 0],
  ['one of 90 %', [{ x: 0, y: 0, w: 1, h: 0.9 }], 1],
  ['the whole picture, with 95 %', [{ x: 0, y: 0, w: 1, h: 0.95 }], 0],
  ['nine side by side', Array.from({ length: 9 }, (_, at) => tile(at)), 8],
  ['two that share most of both', [tile(0), { x: 0.02, y: 0, w: 0.25, h: 0.25 }], 1],
  ['two that share a little', [tile(0), { x: 0.2, y: 0, w: 0.25, h: 0.25 }], 2],
  ['a number that names nothing', [{ ...tile(0), kind: 11 }], 0],
])('vsearch.2 among %s there are so many objects', (_, boxes, count) =>
  expect(among(...(boxes as Box[]))).toHaveLength(count),
)

test('vsearch.2 objects are given as fractions with a label, the surest first and kept of two that overlap', () => {
  const near = { x: 0.02, y: 0, w: 0.25, h: 0.25, score: 0.9 }
  expect(among(tile(0, 0.5), near, { ...tile(4, 0.6), kind: LAST })).toEqual([
    { x: 0.02, y: 0, w: 0.25, h: 0.25, label: 'vase', score: 0.9 },
    { x: 0.3, y: 0.3, w: 0.25, h: 0.25, label: 'toothbrush', score: 0.6 },
  ])
})
