import { expect, test } from 'vitest'
import { textsOf } from '../words/pins.ts'
import { portrait } from './families/portraits.ts'
import { FAMILIES } from './families.ts'
import { farApart, perceptualHash } from './testing/perceptual-hash.ts'

const BITS = 10
const pictures = FAMILIES.flatMap((family) => textsOf(family.name).map((_, seed) => ({ family, seed })))

test('there are at least 60 families, and none has more than 3 % of the pictures', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(60)
  const most = Math.floor(pictures.length * 0.03)
  expect(FAMILIES.filter(({ name }) => textsOf(name).length > most).map(({ name }) => name)).toEqual([])
})

test(`at least 500 pictures differ from each other in ${BITS} of 64 bits or more`, async () => {
  const hashes = await Promise.all(pictures.map(({ family, seed }) => perceptualHash(family.draw(seed))))
  const apart = new Set(farApart(hashes, BITS))
  const alike = pictures.filter((_, at) => !apart.has(at)).map(({ family, seed }) => `${family.name}/${seed}`)
  expect(apart.size).toBeGreaterThanOrEqual(500)
  expect(alike.length, `too near to another: ${alike}`).toBeLessThanOrEqual(pictures.length / 100)
}, 60_000)

test('80 faces are all different', () => {
  const faces = Array.from({ length: 80 }, (_, seed) => JSON.stringify(portrait(seed)))
  expect(new Set(faces).size).toBe(faces.length)
})
