import { expect, test } from 'vitest'
import { meanWithInterval } from './experiment-metrics.ts'

const sumsOf = (values: number[]) => ({
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value * value, 0),
})

test.each([
  // Mean 3, standard deviation 1.5811 (n - 1), standard error 0.7071.
  [[1, 2, 3, 4, 5], 3, 1.614, 4.386],
  // The interval would begin below 0.
  [[0, 0, 0, 0, 10], 2, 0, 5.92],
  [[4, 4, 4], 4, 4, 4],
])('ab.1 of %j the mean is %d, with 95 %% certainty from %d to %d', (values, mean, low, high) => {
  const result = meanWithInterval(values.length, sumsOf(values))
  expect(result.mean).toBeCloseTo(mean, 3)
  expect(result.low).toBeCloseTo(low, 3)
  expect(result.high).toBeCloseTo(high, 3)
})

test('ab.1 one person or nobody has no interval', () => {
  expect(meanWithInterval(1, sumsOf([7]))).toEqual({ mean: 7, low: null, high: null })
  expect(meanWithInterval(0, sumsOf([]))).toEqual({ mean: 0, low: null, high: null })
})
