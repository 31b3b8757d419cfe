import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { analyzeNewPictures } from './analyze-pictures.ts'
import { analyzePicture } from './picture-model.ts'

// The models take seconds to load.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 })

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ SCORE_PICTURES: 'on' })
})
afterAll(() => house.end())

const nsfwOf = async (signature: string) =>
  (
    await house.house.db
      .selectFrom('images')
      .select('nsfw')
      .where('signature', '=', signature)
      .executeTakeFirstOrThrow()
  ).nsfw

test('the shipped model scores each picture once and lets a harmless one be', async () => {
  const person = await house.person()
  const pin = await house.as(person)(PinResource.create, { image_base64: await makeTestPicture() })
  const signature = pin.image_signature as string
  expect(await nsfwOf(signature)).toBeNull()
  expect(await analyzeNewPictures(house.house)).toBe(1)
  const score = await nsfwOf(signature)
  expect(score).toBeGreaterThanOrEqual(0)
  expect(score).toBeLessThan(0.7)
  expect(await analyzeNewPictures(house.house)).toBe(0)
  expect((await house.as(person)(PinResource.get, { id: pin.id })).is_sensitive).toBe(false)
  const grey = await sharp({ create: { width: 40, height: 90, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const warned: Error[] = []
  const hear = (warning: Error) => warned.push(warning)
  process.on('warning', hear)
  const all = await Promise.all(Array.from({ length: 3 }, () => analyzePicture(grey)))
  process.off('warning', hear)
  expect(warned).toEqual([])
  for (const { scores } of all) expect(Object.values(scores).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 3)
})

test('a picture that scored high is sensitive on the next thing that shows it', async () => {
  const person = await house.person()
  const image_base64 = await makeTestPicture()
  const first = await house.as(person)(PinResource.create, { image_base64 })
  await house.house.db
    .updateTable('images')
    .set({ nsfw: 0.95 })
    .where('signature', '=', first.image_signature as string)
    .execute()
  const again = await house.as(person)(PinResource.create, { image_base64 })
  await house.actOnFacts()
  const look = async (id: typeof again.id) => (await house.as(person)(PinResource.get, { id })).is_sensitive
  expect(await look(again.id)).toBe(true)
})

test('a process that is told to stop leaves the pictures that wait to the next one', async () => {
  const person = await house.person()
  const pin = await house.as(person)(PinResource.create, { image_base64: await makeTestPicture() })
  expect(await analyzeNewPictures({ ...house.house, stopping: AbortSignal.abort() })).toBe(0)
  expect(await nsfwOf(pin.image_signature as string)).toBeNull()
  await analyzeNewPictures(house.house)
  expect(await nsfwOf(pin.image_signature as string)).not.toBeNull()
})
