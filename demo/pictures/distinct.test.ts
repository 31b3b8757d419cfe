import { expect, test } from 'vitest'
import { listPinTexts } from '../words/pins.ts'
import { drawProfilePortrait } from './families/portraits.ts'
import { FAMILIES } from './families.ts'
import hashesMadeAhead from './kept/hashes.json' with { type: 'json' }
import { hashDrawing } from './perceptual-hash.ts'

const BITS = 10
const kept: Readonly<Record<string, string>> = hashesMadeAhead
const pictures = FAMILIES.flatMap((family) =>
  listPinTexts(family.name).map((_, seed) => ({ name: `${family.name}/${seed}`, draw: () => family.draw(seed) })),
)
/** Hashing hundreds of pictures is slow, so `npm run pictures` stores the hashes; only new pictures are hashed here. */
const hashOf = async ({ name, draw }: (typeof pictures)[number]) =>
  kept[name] ? BigInt(kept[name]) : hashDrawing(draw())

test('there are at least 60 families, and none has more than 3 % of the pictures', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(60)
  const most = Math.floor(pictures.length * 0.03)
  expect(FAMILIES.filter(({ name }) => listPinTexts(name).length > most).map(({ name }) => name)).toEqual([])
})

test(`at least 500 pictures differ from each other in ${BITS} of 64 bits or more`, async () => {
  const apart = new Set(farApart(await Promise.all(pictures.map(hashOf)), BITS))
  const alike = pictures.filter((_, at) => !apart.has(at)).map(({ name }) => name)
  expect(apart.size).toBeGreaterThanOrEqual(500)
  expect(alike.length, `too near to another: ${alike}`).toBeLessThanOrEqual(pictures.length / 100)
})

test('the hashes kept are those of the pictures; `npm run pictures -- hashes` renews them', async () => {
  const some = pictures.filter(({ name }, at) => at % 23 === 0 && kept[name])
  expect(some.length).toBeGreaterThan(20)
  for (const { name, draw } of some)
    expect(hashDistance(BigInt(kept[name]!), await hashDrawing(draw())), name).toBeLessThanOrEqual(4)
})

test('80 faces are all different', () => {
  const faces = Array.from({ length: 80 }, (_, seed) => JSON.stringify(drawProfilePortrait(seed)))
  expect(new Set(faces).size).toBe(faces.length)
})

/** The number of bits in which two 64-bit hashes differ. */
function hashDistance(one: bigint, other: bigint): number {
  let differing = one ^ other
  let count = 0
  for (; differing; differing &= differing - 1n) count++
  return count
}

/** The indexes of hashes that differ from all those chosen before by at least this many bits. */
function farApart(hashes: readonly bigint[], bits: number): number[] {
  const chosen: number[] = []
  for (const [at, hash] of hashes.entries())
    if (chosen.every((other) => hashDistance(hashes[other]!, hash) >= bits)) chosen.push(at)
  return chosen
}
