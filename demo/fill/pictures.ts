import sharp from 'sharp'
import { type KeptPicture, takePicture } from '#server/media/keep-picture.ts'
import { FAMILIES } from '../pictures/families.ts'
import { renderPicture } from '../pictures/render.ts'
import type { World } from './world.ts'

export type DrawnPicture = KeptPicture & { family: string; seed: number }

/** How many different pictures and faces a family has. A world of fewer has as many pins, which share pictures. */
export type Variety = { pictures: number; faces: number }

const PER_FAMILY = 8
const FACE_SEEDS = 5
export const FULL_VARIETY: Variety = { pictures: PER_FAMILY, faces: FACE_SEEDS }
const AT_ONCE = 4
const FACES = ['birds', 'butterflies', 'bauhaus', 'waves', 'cutouts', 'monstera', 'sun-arches', 'wildflowers']

/** Draws every picture and keeps it as an upload is kept. */
export async function drawPictures({ house }: World, variety: Variety, tell: (share: number) => void) {
  const wishes = Array.from({ length: variety.pictures }, (_, seed) =>
    FAMILIES.map((family) => ({ family, seed })),
  ).flat()
  const faces = FAMILIES.filter(({ name }) => FACES.includes(name)).flatMap((family) =>
    Array.from({ length: variety.faces }, (_, at) => ({ family, seed: 100 + at })),
  )
  const all = wishes.length + faces.length
  let done = 0
  const told = <T>(made: T): T => {
    done++
    tell(done / all)
    return made
  }
  const drawn = await inTurns(wishes, async ({ family, seed }): Promise<DrawnPicture> => {
    const bytes = await renderPicture(family.draw(seed))
    return told({ ...(await takePicture(house, bytes, null)), family: family.name, seed })
  })
  const portraits = await inTurns(faces, async ({ family, seed }) => {
    const square = await sharp(await renderPicture(family.draw(seed)))
      .resize(560, 560, { position: 'attention' })
      .jpeg()
      .toBuffer()
    return told(await takePicture(house, square, null))
  })
  const pictures = Array.from({ length: PER_FAMILY * FAMILIES.length }, (_, at) => ({
    ...(drawn[at % drawn.length] as DrawnPicture),
    seed: Math.floor(at / FAMILIES.length),
  }))
  return { pictures, portraits }
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
