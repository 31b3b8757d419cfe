import { afterAll, expect, test, vi } from 'vitest'
import { aPicture } from '../testing/picture.ts'
import { testHouse } from '../testing/test-house.ts'
import { takeSought } from './sought-picture.ts'

/** The model of pictures sees what a test says. */
const seen = vi.hoisted(() => {
  // Files share what they load: the real models may be there already.
  vi.resetModules()
  return { porn: 0 }
})
afterAll(() => vi.resetModules())
vi.mock('../meaning/picture-model.ts', () => ({
  waitingForModel: () => 0,
  readPicture: async () => ({
    scores: { drawing: 0, hentai: 0, neutral: 1 - seen.porn, porn: seen.porn, sexy: 0 },
    look: new Float32Array(256),
    colors: { colors: [], tints: [], tint_shares: [] },
    kinds: [],
    objects: [],
  }),
}))

test('vsearch.4 an unsafe picture is not searched with, and nothing of it is kept', async () => {
  const house = await testHouse()
  const ctx = await house.context(await house.person())
  const bytes = Buffer.from(await aPicture(), 'base64')
  const kept = () => house.house.db.selectFrom('sought_pictures').select('signature').execute()
  seen.porn = 0.7
  await expect(takeSought(ctx, bytes)).rejects.toMatchObject({ kind: 'bad_input', key: 'looks.unsafe' })
  expect(await kept()).toEqual([])
  seen.porn = 0.69
  await takeSought(ctx, bytes)
  expect(await kept()).toHaveLength(1)
  await house.end()
})
