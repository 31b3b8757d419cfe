import { expect, test } from 'vitest'
import { toTestWorkers } from './test-workers.ts'

test.each([
  [1, { tests: 2, journeys: 3 }],
  [2, { tests: 2, journeys: 3 }],
  [4, { tests: 4, journeys: 5 }],
  [32, { tests: 32, journeys: 8 }],
])('on %i cores', (cores, workers) => expect(toTestWorkers(cores)).toEqual(workers))
