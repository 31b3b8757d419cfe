import { afterAll, expect, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PinTopicsResource, TopicResource } from '#domain/resources/interests.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { seedInterests } from '../interests/seed-interests.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { analyzeNewPictures } from './analyze-pictures.ts'

/** Mocks the image models; tests set their results. */
const seen = vi.hoisted(() => {
  // Test files share loaded modules, so the real models may be loaded already.
  vi.resetModules()
  return { kinds: [] as string[], objects: [] as object[] }
})
afterAll(() => vi.resetModules())
vi.mock('./picture-model.ts', () => ({
  analyzePicture: async () => ({
    scores: { drawing: 0, hentai: 0, neutral: 1, porn: 0, sexy: 0 },
    look: new Float32Array(256),
    colors: { colors: [], tints: [], tint_shares: [] },
    ...seen,
  }),
}))
vi.mock('./make-text-embeddings.ts', () => ({ makeTextEmbeddings: async () => 0 }))

test('topic.5 a pin without words has its topics from its picture; what its creator took off is not given again', async () => {
  const house = await openTestHouse({ SCORE_PICTURES: 'on' })
  await seedInterests(house.house)
  const maker = await house.person()
  const pinned = async (title: string, sees: Partial<typeof seen>) => {
    Object.assign(seen, { kinds: [], objects: [] }, sees)
    const { id } = await house.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title })
    await house.actOnFacts()
    await analyzeNewPictures(house.house)
    return id
  }
  const topicsOf = async (pin_id: Id) =>
    (await house.as(null)(PinTopicsResource.get, { pin_id })).items.map(({ url_name }) => url_name)
  const object = (label: string, score: number) => ({ x: 0, y: 0, w: 0.5, h: 0.5, label, score })
  const tabby = await pinned('', { kinds: ['tabby'] })
  expect(await topicsOf(tabby)).toEqual(['cats'])
  expect((await house.as(maker)(PinResource.get, { id: tabby })).category).toBe('animals')
  expect(await topicsOf(await pinned('', { objects: [object('vase', 0.7), object('dog', 0.5)] }))).toEqual(['vases'])
  expect(await topicsOf(await pinned('Sourdough loaf', { kinds: ['tabby'] }))).toEqual(['baking'])
  const { id: interest_id } = await house.as(null)(TopicResource.get, { interest: 'cats' })
  await house.as(maker)(PinTopicsResource.update, { pin_id: tabby, interest_id, is_on: false })
  await house.as(maker)(PinResource.update, { id: tabby, description: 'Asleep' })
  await house.actOnFacts()
  expect(await topicsOf(tabby)).toEqual([])
  await house.end()
})
