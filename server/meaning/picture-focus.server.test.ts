import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { makeEmbedding } from '#domain/rules/visual/embedding.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { analyzeNewPictures } from './analyze-pictures.ts'

// Test files share loaded modules, so the real models may be loaded already.
vi.hoisted(() => vi.resetModules())
vi.mock('./picture-model.ts', async (load) => ({
  ...(await load<object>()),
  analyzePicture: async () => ({
    look: makeEmbedding(Array.from({ length: 256 }, () => 1)),
    scores: {},
    kinds: [],
    objects: [{ x: 0.2, y: 0.4, w: 0.4, h: 0.4, label: 'person', score: 0.8 }],
    colors: { colors: [], tints: [], tint_shares: [] },
  }),
}))

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ SCORE_PICTURES: 'on' })
})
afterAll(async () => {
  await house.end()
  vi.resetModules()
})

test('board.16 covers say where to crop: those from before their picture was read, and those after', async () => {
  const person = await house.person()
  const as = house.as(person)
  const [early, late] = [
    await as(BoardResource.create, { name: 'Early' }),
    await as(BoardResource.create, { name: 'Late' }),
  ]
  const image_base64 = await makeTestPicture()
  const pin = await as(PinResource.create, { image_base64, board_id: early.id })
  const coverOf = async ({ id }: typeof early) => (await as(BoardResource.get, { board_id: id })).cover_images[0]
  expect(await coverOf(early)).toEqual({
    signature: pin.image_signature,
    ext: pin.image_ext,
    dominant_color: pin.dominant_color,
  })
  await analyzeNewPictures(house.house)
  await as(RepinResource.create, { pin_id: pin.id, board_id: late.id })
  const again = await as(BoardResource.create, { name: 'Again' })
  await as(PinResource.create, { image_base64, board_id: again.id })
  for (const board of [early, late, again])
    expect(await coverOf(board)).toMatchObject({ signature: pin.image_signature, focus: { x: 0.4, y: 0.5 } })
})
