import { expect, test } from 'vitest'
import { trainLinearModel } from './item-scores.ts'
import { loadMatrixKernels } from './matmul.ts'
import { findMostSavedItems, makeSaveMatrix, restrictSavesToItems } from './save-matrix.ts'
import { findTopIndexes, scoreItemsForUser, trainTopNeighbors } from './top-neighbors.ts'

/** Two groups of people who save different items; some save one item of the other group. */
const lists = Array.from({ length: 60 }, (_, person) => {
  const first = person % 2 ? 20 : 0
  const own = Array.from({ length: 6 }, (_, at) => first + ((person * 7 + at * 3) % 20))
  return person % 10 ? own : [...own, (first + 20) % 40]
})
const saves = makeSaveMatrix(lists, 40)

test('feed.18 whoever keeps things of one kind is offered more of that kind, and nothing they have', async () => {
  const rows = await trainTopNeighbors(saves)
  const has = new Set([1, 4, 7])
  const best = findTopIndexes(scoreItemsForUser(rows, 40, has), 8, (item) => !has.has(item))
  expect(best).toHaveLength(8)
  expect(best.every((item) => item < 20)).toBe(true)
})

test('few people who keep many things tell as much as they can', async () => {
  const few = makeSaveMatrix(
    [Array.from({ length: 30 }, (_, at) => at), Array.from({ length: 30 }, (_, at) => 30 + at)],
    60,
  )
  const rows = await trainTopNeighbors(few)
  expect([...rows.weights].every(Number.isFinite)).toBe(true)
  expect(findTopIndexes(scoreItemsForUser(rows, 60, [2]), 5, (item) => item !== 2).every((item) => item < 30)).toBe(
    true,
  )
})

test('with more things than the linear model takes, it speaks among the most saved and the filter for all', async () => {
  const among = 10
  const part = await trainTopNeighbors(saves, { linearAmong: among })
  const none = await trainTopNeighbors(saves, { linear: 0 })
  const rowOf = ({ weights, count }: typeof part, item: number) => [
    ...weights.subarray(item * count, (item + 1) * count),
  ]
  const changed = Array.from({ length: 40 }, (_, item) => item).filter(
    (item) => rowOf(part, item).join() !== rowOf(none, item).join(),
  )
  expect(changed).toEqual([...findMostSavedItems(saves, among)])
  const has = new Set([1, 4, 7])
  expect(findTopIndexes(scoreItemsForUser(part, 40, has), 8, (item) => !has.has(item)).every((item) => item < 20)).toBe(
    true,
  )
})

test('the saves of some things alone', () => {
  const some = restrictSavesToItems(makeSaveMatrix([[0, 1, 2], [2, 3], [1]], 4), Int32Array.from([1, 2]))
  expect(some).toMatchObject({ people: 3, things: 2 })
  expect([...some.starts]).toEqual([0, 2, 3, 4])
  expect([...some.items]).toEqual([0, 1, 1, 0])
})

test('the linear model is the one of the closed form', async () => {
  await loadMatrixKernels()
  const tiny = makeSaveMatrix(
    [
      [0, 1],
      [0, 1],
      [1, 2],
    ],
    3,
  )
  // G = [[2,2,0],[2,3,1],[0,1,1]] with 1 on its diagonal; B = I − P / diag(P).
  const P = [
    [7 / 13, -4 / 13, 2 / 13],
    [-4 / 13, 6 / 13, -3 / 13],
    [2 / 13, -3 / 13, 8 / 13],
  ]
  const model = trainLinearModel(tiny, 1)
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) {
      const expected = r === c ? 0 : -(P[r]?.[c] as number) / (P[c]?.[c] as number)
      expect(model[r * 3 + c]).toBeCloseTo(expected, 4)
    }
})

test.each([
  [[3, 1, 2], 2, [0, 2]],
  [[1, 1, 1], 2, [0, 1]],
  [[], 3, []],
  [[5], 3, [0]],
])('the strongest of %j, %i of them: %j', (row, count, places) =>
  expect(findTopIndexes(Float32Array.from(row), count, () => true)).toEqual(places),
)
