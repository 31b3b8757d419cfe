import sharp from 'sharp'
import { booksOf } from '#server/db/reader.ts'
import { originalKey } from '#server/files/file-keys.ts'
import { readVersion } from '#server/meaning/model-files.ts'
import { type KeptPicture, takePicture } from '#server/media/keep-picture.ts'
import { portrait } from '../pictures/families/portraits.ts'
import { FAMILIES } from '../pictures/families.ts'
import { type Reading, readingKey, readingsOf } from '../pictures/readings.ts'
import { renderPicture } from '../pictures/render.ts'
import type { Drawing } from '../pictures/sheet.ts'
import { FACES } from '../words/faces.ts'
import { textsOf } from '../words/pins.ts'
import { TWINS } from '../words/twins.ts'
import type { World } from './world.ts'

export type DrawnPicture = KeptPicture & { family: string; seed: number }

/** How many pictures a family has at most, and how many faces there are. A world of fewer has as many pins and people, which share them. */
export type Variety = { pictures: number; faces: number }

export const FULL_VARIETY: Variety = { pictures: 12, faces: Object.keys(FACES).length }
const AT_ONCE = 4
/** How wide a picture is that someone added again. */
const SMALL = 480
const FACE = 560
/** The seed of a shop's picture, which is none of its pins. */
const SHOP = 100

/** Each family has one picture for each of its words. Families take turns, so that neighbors differ. */
function picturesOf(atMost: number) {
  return Array.from({ length: atMost }, (_, seed) =>
    FAMILIES.filter(({ name }) => seed < textsOf(name).length).map((family) => ({ family, seed })),
  ).flat()
}

/** Draws every picture and keeps it as an upload is kept. */
export async function drawPictures({ house }: World, variety: Variety, tell: (share: number) => void) {
  const wishes = picturesOf(variety.pictures)
  const faces = Object.values(FACES).slice(0, variety.faces)
  const all = wishes.length + faces.length
  let done = 0
  const told = <T>(made: T): T => {
    done++
    tell(done / all)
    return made
  }
  const readings = readingsOf(readVersion())
  const drawn = await inTurns(wishes, async ({ family, seed }): Promise<DrawnPicture> => {
    const bytes = await renderPicture(family.draw(seed))
    const kept = await takePicture(house, bytes, null)
    const reading = readings.get(readingKey(family.name, seed))
    if (reading) await keepReading(house, kept.signature, reading)
    return told({ ...kept, family: family.name, seed })
  })
  const portraits = await inTurns(faces, async (face) => {
    const drawing = typeof face === 'number' ? portrait(face) : FAMILIES.find(({ name }) => name === face)?.draw(SHOP)
    const square = await sharp(await renderPicture(drawing as Drawing))
      .resize(FACE, FACE)
      .jpeg()
      .toBuffer()
    return told(await takePicture(house, square, null))
  })
  const pictures = picturesOf(FULL_VARIETY.pictures).map(({ family, seed }): DrawnPicture => {
    const ofFamily = drawn.filter((picture) => picture.family === family.name)
    return { ...(ofFamily[seed % ofFamily.length] as DrawnPicture), seed }
  })
  const smaller = await inTurns([...TWINS], async ({ family, seed }): Promise<DrawnPicture> => {
    const picture = pictures.find((one) => one.family === family && one.seed === seed) as DrawnPicture
    const bytes = await house.files.get(originalKey(picture.signature, picture.ext))
    const small = await sharp(bytes as Buffer)
      .resize({ width: SMALL })
      .jpeg({ quality: 70 })
      .toBuffer()
    return { ...picture, ...(await takePicture(house, small, null)) }
  })
  return { pictures, portraits, smaller }
}

/** What the models said of it when it was drawn before. */
async function keepReading(house: World['house'], signature: string, { look, objects, ...rest }: Reading) {
  await booksOf(house)
    .updateTable('images')
    .set({
      ...rest,
      look: Buffer.from(look, 'base64'),
      objects: JSON.stringify(objects),
      read_version: readVersion(),
    })
    .where('signature', '=', signature)
    .execute()
}

/** Works on several at once and keeps their order. */
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
