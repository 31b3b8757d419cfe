import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { listPictureKeys, toOriginalKey, toRenditionKey } from '../files/file-keys.ts'
import { makeImageLookup } from './image-lookup.ts'
import { loadOrMakeRendition } from './rendition.ts'
import { addPictureUse, endPictureUse, storePicture } from './store-picture.ts'
import { sweepPictures } from './sweep-pictures.ts'
import { openMediaHouse } from './testing/media-house.ts'
import { drawTestPng } from './testing/pictures.ts'

let at: Awaited<ReturnType<typeof openMediaHouse>>
beforeAll(async () => {
  at = await openMediaHouse()
})
afterAll(() => at.close())

const keep = async (color: string) => storePicture(at.house, await drawTestPng(color), null)
const known = async ({ signature }: { signature: string }) => (await makeImageLookup(at.house.db)(signature))!
const isThere = async (signature: string) => (await at.house.files.get(toOriginalKey(signature, 'png'))) !== null
const pin = '5' as Id

test('a picture is kept once: a row, its original, and its first rendition', async () => {
  const first = await keep('#aa0000')
  expect(await keep('#aa0000')).toEqual(first)
  const rows = await at.house.db.selectFrom('images').selectAll().where('signature', '=', first.signature).execute()
  expect(rows).toMatchObject([{ ext: 'png', width: 640, height: 480, frames: 1, state: 'ready' }])
  expect(await isThere(first.signature)).toBe(true)
  expect(await at.house.files.get(toRenditionKey('236x', first.signature, 'webp'))).not.toBeNull()
})

test('a rendition is made once, however many ask for it at the same time', async () => {
  const image = await known(await keep('#00aa00'))
  const put = vi.spyOn(at.house.files, 'put')
  const made = await Promise.all([1, 2, 3, 4].map(() => loadOrMakeRendition(at.house, image, '136x136', 'webp')))
  expect(put).toHaveBeenCalledTimes(1)
  put.mockRestore()
  expect(await sharp(made[3]!).metadata()).toMatchObject({ width: 136, height: 136, format: 'webp' })
})

test('a picture that nothing shows is deleted after a day, with every file; a used one stays', async () => {
  const [unused, used, released] = [await keep('#110000'), await keep('#220000'), await keep('#330000')]
  await loadOrMakeRendition(at.house, await known(unused), '736x', 'jpg')
  await addPictureUse(at.as('1'), used.signature, 'aggregate', pin)
  await addPictureUse(at.as('1'), used.signature, 'aggregate', pin)
  await addPictureUse(at.as('1'), released.signature, 'aggregate', pin)
  expect(await sweepPictures(at.house)).toBe(0)
  at.passDays(1.1)
  const told: string[] = []
  const emit = (_: string, { signature }: { signature: string }) => void told.push(signature)
  await endPictureUse({ db: maintenanceDb(at.house), emit: emit as never }, released.signature, 'aggregate', pin)
  expect(told).toEqual([released.signature])
  await sweepPictures(at.house)
  expect(await isThere(used.signature)).toBe(true)
  for (const gone of [unused, released]) {
    const files = await Promise.all(listPictureKeys(gone.signature, gone.ext).map((key) => at.house.files.get(key)))
    expect(files.every((file) => file === null)).toBe(true)
  }
  const left = await at.house.db.selectFrom('images').select('signature').execute()
  expect(left.map(({ signature }) => signature)).toEqual([used.signature])
})

test('a picture that was swept can’t be used, and comes back whole when sent again', async () => {
  const { signature } = await keep('#440000')
  at.passDays(1.1)
  await sweepPictures(at.house)
  await expect(addPictureUse(at.as('1'), signature, 'aggregate', pin)).rejects.toMatchObject({ key: 'upload.none' })
  await keep('#440000')
  expect(await isThere(signature)).toBe(true)
})

test('a use written during a sweep wins or is refused: there is never a pin without its file', async () => {
  const { signature } = await keep('#550000')
  at.passDays(1.1)
  await maintenanceDb(at.house)
    .transaction()
    .execute(async (trx) => {
      await addPictureUse({ db: trx }, signature, 'aggregate', pin)
      await sweepPictures(at.house)
    })
  expect(await isThere(signature)).toBe(true)

  const raced = await Promise.all(['#660000', '#770000', '#880000', '#990000'].map(keep))
  at.passDays(1.1)
  const uses = raced.map((picture, turn) =>
    addPictureUse(at.as('1'), picture.signature, 'aggregate', String(turn + 10) as Id).then(
      () => true,
      () => false,
    ),
  )
  const [used] = await Promise.all([Promise.all(uses), sweepPictures(at.house), sweepPictures(at.house)])
  for (const [turn, picture] of raced.entries()) expect(await isThere(picture.signature)).toBe(used[turn])
})

test('a picture sent again has its day renewed', async () => {
  const { signature } = await keep('#123456')
  await maintenanceDb(at.house)
    .updateTable('images')
    .set({ created_at: new Date(Date.now() - 9e8) })
    .where('signature', '=', signature)
    .execute()
  await keep('#123456')
  const { created_at } = await at.house.db
    .selectFrom('images')
    .select('created_at')
    .where('signature', '=', signature)
    .executeTakeFirstOrThrow()
  expect(Date.now() - created_at.getTime()).toBeLessThan(60_000)
})

test('with KEEP_ORIGINALS off, a large picture is stored smaller, a small one unchanged', async () => {
  const { settings } = at.house
  settings.keepOriginals = false
  const large = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2b48d8' } })
    .jpeg()
    .toBuffer()
  const kept = await storePicture(at.house, large, null)
  expect(kept).toMatchObject({ width: 1600, height: 800, ext: 'jpg' })
  const file = await at.house.files.get(toOriginalKey(kept.signature, kept.ext))
  expect(await sharp(file ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 1600, height: 800 })
  await expect(storePicture(at.house, Buffer.from('no picture'), null)).rejects.toMatchObject({ key: 'upload.kind' })
  settings.keepOriginals = true
  expect(await storePicture(at.house, large, null)).toMatchObject({ width: 2400, height: 1200 })
})
