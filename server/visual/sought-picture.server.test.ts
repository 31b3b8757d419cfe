import { afterAll, expect, test, vi } from 'vitest'
import { openTestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { storeSoughtPicture } from './sought-picture.ts'

/** Mocks the image model; tests set its results. */
const seen = vi.hoisted(() => {
  // Test files share loaded modules, so the real models may be loaded already.
  vi.resetModules()
  return { porn: 0 }
})
afterAll(() => vi.resetModules())
vi.mock('../meaning/picture-model.ts', () => ({
  pendingPictureCount: () => 0,
  analyzePicture: async () => ({
    scores: { drawing: 0, hentai: 0, neutral: 1 - seen.porn, porn: seen.porn, sexy: 0 },
    look: new Float32Array(256),
    colors: { colors: [], tints: [], tint_shares: [] },
    kinds: [],
    objects: [],
  }),
}))

test('vsearch.4 an unsafe picture is not searched with, and nothing of it is kept', async () => {
  const house = await openTestHouse()
  const ctx = await house.context(await house.person())
  const bytes = Buffer.from(await makeTestPicture(), 'base64')
  const kept = () => house.house.db.selectFrom('sought_pictures').select('signature').execute()
  seen.porn = 0.7
  await expect(storeSoughtPicture(ctx, bytes)).rejects.toMatchObject({ kind: 'bad_input', key: 'looks.unsafe' })
  expect(await kept()).toEqual([])
  seen.porn = 0.69
  await storeSoughtPicture(ctx, bytes)
  expect(await kept()).toHaveLength(1)
  await house.end()
})
