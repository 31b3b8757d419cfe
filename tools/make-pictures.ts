import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { FAMILIES } from '#demo/pictures/families.ts'
import { keptFile, keptHashes, MADE_AHEAD, SLOW_FAMILIES } from '#demo/pictures/made-ahead.ts'
import { perceptualHash } from '#demo/pictures/perceptual-hash.ts'
import { renderPicture } from '#demo/pictures/render.ts'
import { textsOf } from '#demo/words/pins.ts'

/** Draws the demo's slow pictures ahead: all of them, or the families named on the command line (`hashes` for none). */
const wanted = process.argv.slice(2)
const WIDTH = 736

for (const family of SLOW_FAMILIES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (let seed = 0; seed < MADE_AHEAD; seed++) {
    const file = keptFile(family.name, seed)
    await mkdir(new URL('.', file), { recursive: true })
    const picture = await renderPicture(family.draw(seed))
    await writeFile(file, await sharp(picture).resize(WIDTH).webp({ quality: 74, effort: 6 }).toBuffer())
  }

const hashes: Record<string, string> = {}
for (const family of FAMILIES)
  for (const seed of textsOf(family.name).keys())
    hashes[`${family.name}/${seed}`] = `0x${(await perceptualHash(family.draw(seed))).toString(16).padStart(16, '0')}`
await writeFile(keptHashes, `${JSON.stringify(hashes, null, 2)}\n`)
