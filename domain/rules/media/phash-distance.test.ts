import { expect, test } from 'vitest'
import { hashDistance, hashOf } from './phash-distance.ts'

test.each([
  ['0000000000000000', '0000000000000000', 0],
  ['0000000000000000', '0000000000000001', 1],
  ['ffffffffffffffff', '0000000000000000', 64],
  ['c4c4243f3f3791b8', 'c4c4243f3f3798b8', 2],
])('%s and %s differ in %i bits', (a, b, bits) => expect(hashDistance(hashOf(a), hashOf(b))).toBe(bits))
