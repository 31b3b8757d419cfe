import { expect, test } from 'vitest'
import {
  groupNearDuplicates as inTurns,
  isNearDuplicate,
  type PictureFingerprint,
  parsePerceptualHash,
  perceptualHashDistance,
} from './near-duplicates.ts'

test.each([
  ['0000000000000000', '0000000000000000', 0],
  ['0000000000000000', '0000000000000001', 1],
  ['ffffffffffffffff', '0000000000000000', 64],
  ['c4c4243f3f3791b8', 'c4c4243f3f3798b8', 2],
])('%s and %s differ in %i bits', (a, b, bits) =>
  expect(perceptualHashDistance(parsePerceptualHash(a), parsePerceptualHash(b))).toBe(bits),
)

const look = (phash: string, more: Partial<PictureFingerprint> = {}): PictureFingerprint => ({
  phash,
  width: 600,
  height: 900,
  dominant_color: '#336699',
  ...more,
})

function nearDuplicates<T extends PictureFingerprint>(things: T[]): T[][] {
  const steps = inTurns(things)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const PICTURE = '00ff00ff00ff00ff'
const orange = { dominant_color: '#996633' }

test.each([
  ['the same hash', look(PICTURE), look(PICTURE), true],
  ['eight bits apart', look(PICTURE), look('00ff00ff00ff0000'), true],
  ['nine bits apart', look(PICTURE), look('00ff00ff00ff0100'), false],
  ['half the size', look(PICTURE), look(PICTURE, { width: 300, height: 450 }), true],
  ['another shape', look(PICTURE), look(PICTURE, { width: 900, height: 600 }), false],
  ['another dominant colour', look(PICTURE), look(PICTURE, orange), true],
  ['plain surfaces of one colour', look('0000000000000000'), look('0000000000000001'), true],
  ['plain surfaces of two colours', look('0000000000000000'), look('0000000000000000', orange), false],
])('two pictures with %s', (_, a, b, alike) => {
  expect([isNearDuplicate(a, b), isNearDuplicate(b, a)]).toEqual([alike, alike])
  expect(nearDuplicates([a, b])).toEqual(alike ? [[a, b]] : [])
})

/** Pseudo-random numbers, the same in every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state
  }
}
const hashFrom = (next: () => number) =>
  next().toString(16).padStart(8, '0') +
  (next() ^ (next() >>> 3)).toString(16).replace('-', '').padStart(8, '0').slice(-8)
const flipped = (phash: string, bits: number[]) =>
  bits
    .reduce((hash, bit) => hash ^ (1n << BigInt(bit)), BigInt(`0x${phash}`))
    .toString(16)
    .padStart(16, '0')

test('whichever eight bits differ, the pair is found', () => {
  const next = numbers(7)
  for (let round = 0; round < 300; round++) {
    const phash = hashFrom(next)
    const bits = [...new Set(Array.from({ length: 8 }, () => next() % 64))]
    const pair = [look(phash), look(flipped(phash, bits))]
    expect(nearDuplicates(pair)).toEqual([pair])
  }
})

// Comparing all pairs would take thirty million comparisons, too many for a test.
test('among eight thousand pictures a pair is found without comparing all with all', () => {
  const next = numbers(11)
  const things = Array.from({ length: 8_000 }, () => look(hashFrom(next)))
  const twin = look(flipped(things[4321]?.phash ?? '', [3, 17, 40]))
  expect(nearDuplicates([...things, twin]).some((group) => group.includes(twin))).toBe(true)
})

test('pictures that share their hash with countless others are compared with the first of them only', () => {
  const plain = Array.from({ length: 5500 }, (_, at) => look('0000000000000000', { width: 1.1 ** at }))
  const [early, late] = [{ ...plain[10] }, { ...plain[5400] }] as [PictureFingerprint, PictureFingerprint]
  expect(nearDuplicates([...plain, early, late])).toEqual([[plain[10], early]])
})
