import sharp from 'sharp'
import { findPictureFocus, type PictureFocus } from '#domain/rules/visual/picture-focus.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { toOriginalKey } from '#server/files/file-keys.ts'
import { currentPictureModelsVersion } from '#server/meaning/model-files.ts'
import { type StoredPicture, storePicture } from '#server/media/store-picture.ts'
import { drawProfilePortrait } from '../pictures/families/portraits.ts'
import { FAMILIES } from '../pictures/families.ts'
import { loadReadings, makeReadingKey, type PictureReading } from '../pictures/readings.ts'
import { renderPicture } from '../pictures/render.ts'
import type { Drawing } from '../pictures/sheet.ts'
import { findStoredOrDraw } from '../pictures/stored-pictures.ts'
import { DUPLICATE_PICTURES } from '../words/duplicate-pictures.ts'
import { FACES } from '../words/faces.ts'
import { listPinTexts } from '../words/pins.ts'
import type { DemoWorld } from './world.ts'

export type DrawnPicture = StoredPicture & { family: string; seed: number; focus?: PictureFocus | null }

/**
 * The maximum number of pictures per family, and the number of faces. A world with fewer has as many pins and people,
 * which share them.
 */
export type PictureVariety = { pictures: number; faces: number }

export const FULL_VARIETY: PictureVariety = { pictures: 12, faces: Object.keys(FACES).length }
const AT_ONCE = 4
/** The width of duplicate pictures, in px. */
const SMALL = 480
const FACE = 560
/** The seed of a shop's picture, which no pin uses. */
const SHOP = 100

/** One picture for each text of a family. Families alternate, so that neighbors differ. */
function picturesOf(atMost: number) {
  return Array.from({ length: atMost }, (_, seed) =>
    FAMILIES.filter(({ name }) => seed < listPinTexts(name).length).map((family) => ({ family, seed })),
  ).flat()
}

/** Stores every picture like an upload; the portraits are drawn. */
export async function drawAndStorePictures(
  { house }: DemoWorld,
  variety: PictureVariety,
  tell: (share: number) => void,
) {
  const wishes = picturesOf(variety.pictures)
  const faces = Object.values(FACES).slice(0, variety.faces)
  const all = wishes.length + faces.length
  let done = 0
  const told = <T>(made: T): T => {
    done++
    tell(done / all)
    return made
  }
  const readings = loadReadings(currentPictureModelsVersion())
  const drawn = await inTurns(wishes, async ({ family, seed }): Promise<DrawnPicture> => {
    const bytes = await renderPicture(findStoredOrDraw(family, seed))
    const kept = await storePicture(house, bytes, null)
    const reading = readings.get(makeReadingKey(family.name, seed))
    if (reading) await keepReading(house, kept.signature, reading)
    return told({ ...kept, family: family.name, seed, focus: findPictureFocus(reading?.objects ?? []) })
  })
  const portraits = await inTurns(faces, async (face) => {
    const drawing =
      typeof face === 'number' ? drawProfilePortrait(face) : FAMILIES.find(({ name }) => name === face)?.draw(SHOP)
    const square = await sharp(await renderPicture(drawing as Drawing))
      .resize(FACE, FACE)
      .jpeg()
      .toBuffer()
    return told(await storePicture(house, square, null))
  })
  const pictures = picturesOf(FULL_VARIETY.pictures).map(({ family, seed }): DrawnPicture => {
    const ofFamily = drawn.filter((picture) => picture.family === family.name)
    return { ...(ofFamily[seed % ofFamily.length] as DrawnPicture), seed }
  })
  const smaller = await inTurns([...DUPLICATE_PICTURES], async ({ family, seed }): Promise<DrawnPicture> => {
    const picture = pictures.find((one) => one.family === family && one.seed === seed) as DrawnPicture
    const bytes = await house.files.get(toOriginalKey(picture.signature, picture.ext))
    const small = await sharp(bytes as Buffer)
      .resize({ width: SMALL })
      .jpeg({ quality: 70 })
      .toBuffer()
    return { ...picture, ...(await storePicture(house, small, null)) }
  })
  return { pictures, portraits, smaller }
}

/** Stores the models' results for a picture, which were computed in advance. */
async function keepReading(house: DemoWorld['house'], signature: string, { look, objects, ...rest }: PictureReading) {
  await maintenanceDb(house)
    .updateTable('images')
    .set({
      ...rest,
      look: Buffer.from(look, 'base64'),
      objects: JSON.stringify(objects),
      read_version: currentPictureModelsVersion(),
    })
    .where('signature', '=', signature)
    .execute()
}

/** Works on several items at once and keeps their order. */
async function inTurns<W, T>(wishes: W[], make: (wish: W) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const worker = async () => {
    while (next < wishes.length) {
      const at = next++
      made[at] = await make(wishes[at] as W)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return made
}
