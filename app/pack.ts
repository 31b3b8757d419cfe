import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const packers = { gz: promisify(gzip), br: promisify(brotliCompress) }

/** Every text that browsers load, packed once as tightly as it goes, beside itself: nobody waits for it again. */
export async function packFiles(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{js,css,svg}`)) {
    const text = await readFile(file)
    await Promise.all(
      Object.entries(packers).map(async ([ending, pack]) => writeFile(`${file}.${ending}`, await pack(text))),
    )
  }
}
