import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { keptFile, MADE_AHEAD, SLOW_FAMILIES } from '#demo/pictures/made-ahead.ts'
import { renderPicture } from '#demo/pictures/render.ts'

/** Draws the demo's slow pictures ahead: all of them, or the families named on the command line. */
const wanted = process.argv.slice(2)
const WIDTH = 736

for (const family of SLOW_FAMILIES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (let seed = 0; seed < MADE_AHEAD; seed++) {
    const file = keptFile(family.name, seed)
    await mkdir(new URL('.', file), { recursive: true })
    const picture = await renderPicture(family.draw(seed))
    await writeFile(file, await sharp(picture).resize(WIDTH).webp({ quality: 74, effort: 6 }).toBuffer())
  }
