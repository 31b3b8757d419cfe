import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { FAMILIES } from '#demo/pictures/families.ts'
import { hashDrawing } from '#demo/pictures/perceptual-hash.ts'
import { renderPicture } from '#demo/pictures/render.ts'
import { SLOW_FAMILIES, STORED_PER_FAMILY, storedHashesUrl, storedPictureUrl } from '#demo/pictures/stored-pictures.ts'
import { listPinTexts } from '#demo/words/pins.ts'

/** Draws the demo's pictures: all of them, or the families named on the command line (`hashes` for none). */
const wanted = process.argv.slice(2)
const WIDTH = 736
/** The families that are not slow are many, and all stored pictures together may have 40 MB. */
const QUALITY = { slow: 74, other: 52 }

const isSlow = (name: string) => SLOW_FAMILIES.some((family) => family.name === name)
const others = FAMILIES.filter(({ name }) => !isSlow(name))
for (const { name, draw } of [...SLOW_FAMILIES, ...others])
  for (let seed = 0; seed < (isSlow(name) ? STORED_PER_FAMILY : listPinTexts(name).length); seed++) {
    const drawing = draw(seed)
    if ((wanted.length && !wanted.includes(name)) || 'file' in drawing) continue
    const file = storedPictureUrl(name, seed)
    await mkdir(new URL('.', file), { recursive: true })
    const quality = isSlow(name) ? QUALITY.slow : QUALITY.other
    const options = { quality, effort: 6 }
    await writeFile(
      file,
      await sharp(await renderPicture(drawing))
        .resize(WIDTH)
        .webp(options)
        .toBuffer(),
    )
  }

const hashes: Record<string, string> = {}
for (const family of FAMILIES)
  for (const seed of listPinTexts(family.name).keys())
    hashes[`${family.name}/${seed}`] = `0x${(await hashDrawing(family.draw(seed))).toString(16).padStart(16, '0')}`
await writeFile(storedHashesUrl, `${JSON.stringify(hashes, null, 2)}\n`)
