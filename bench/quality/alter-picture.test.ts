import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ALTERATIONS, alterPicture } from './alter-picture.ts'

/** A picture whose left half is red and whose right half is blue. */
const halves = () =>
  sharp({ create: { width: 100, height: 50, channels: 3, background: '#d02020' } })
    .composite([{ input: { create: { width: 50, height: 50, channels: 3, background: '#2020d0' } }, left: 50, top: 0 }])
    .png()
    .toBuffer()

const at = async (bytes: Buffer, left: number) => [
  ...(await sharp(bytes).extract({ left, top: 5, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]

test('vsearch.8 pictures are searched for after a 60 % crop, in other colors, mirrored, and all of that', async () => {
  const picture = await halves()
  const made = Object.fromEntries(
    await Promise.all(ALTERATIONS.map(async (how) => [how, await alterPicture(picture, how, 4)] as const)),
  ) as Record<(typeof ALTERATIONS)[number], Buffer>
  const sizes = await Promise.all(ALTERATIONS.map(async (how) => (await sharp(made[how]).metadata()).width))
  expect(sizes).toEqual([60, 100, 100, 60])
  expect(await at(made.crop, 2)).toEqual(await at(picture, 22))
  expect(await at(made.flip, 2)).toEqual(await at(picture, 97))
  expect(await at(made.recolor, 2)).not.toEqual(await at(picture, 2))
  // Mirrored and recolored at once.
  expect(await at(made['all three'], 2)).toEqual(await at(made.recolor, 97))
})
