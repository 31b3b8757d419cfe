import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const packers = { gz: promisify(gzip), br: promisify(brotliCompress) }

/** Compresses every text file for browsers with maximum compression and stores the results next to it. */
export async function precompressFiles(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{js,css,svg}`)) {
    const text = await readFile(file)
    await Promise.all(
      Object.entries(packers).map(async ([ending, pack]) => writeFile(`${file}.${ending}`, await pack(text))),
    )
  }
}
