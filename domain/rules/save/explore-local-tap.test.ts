import { expect, test } from 'vitest'
import { exploreLocalTap } from './explore-local-tap.ts'

test.each([
  ['unsaved', 'repinPage'],
  ['saving', 'nothing'],
  ['saved', 'nothing'],
  ['deleting', 'nothing'],
] as const)('save.4 %s: %s', (state, does) => expect(exploreLocalTap(state)).toBe(does))
