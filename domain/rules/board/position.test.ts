import { generateKeyBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'
import { newestPosition } from './position.ts'

test('a newer thing stands before an older one, and something can be put between', () => {
  const older = newestPosition('1574000000000000000')
  const newer = newestPosition('1574000004194304000')
  expect(newer < older).toBe(true)
  const between = generateKeyBetween(newer, older)
  expect(newer < between && between < older).toBe(true)
})

test('two things of one moment have two places', () => {
  expect(newestPosition('1574000000000000001') < newestPosition('1574000000000000000')).toBe(true)
})
