import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const NEWLINE = 10

/**
 * Writes lines to a compressed file. The last line has their count and hash; no line contains a newline. The file
 * appears complete or not at all: it is written to a temporary file, flushed and renamed.
 */
export async function writeSnapshotLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.draft`
  try {
    await pipeline(
      Readable.from(withEnd(lines)),
      createGzip({ level: 3 }),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function* withEnd(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let count = 0
  for await (const line of lines) {
    const bytes = Buffer.from(`${line}\n`)
    hash.update(bytes)
    count++
    yield bytes
  }
  yield Buffer.from(`${JSON.stringify({ lines: count, sha256: hash.digest('hex') })}\n`)
}

/** Reads the lines of such a file. Reaching the end without an error means that the file is complete. */
export async function* readSnapshotLines(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let count = 0
  let held: Buffer | undefined
  try {
    for await (const line of split(unzipped(file))) {
      if (held) {
        hash.update(held)
        count++
        yield held.toString('utf8', 0, held.length - 1)
      }
      held = line
    }
  } catch (error) {
    throw new Error(`The snapshot ${file} is damaged or cut off (${(error as Error).message}).`)
  }
  const end = held?.toString()
  if (end !== `${JSON.stringify({ lines: count, sha256: hash.digest('hex') })}\n`)
    throw new Error(`The snapshot ${file} is damaged or cut off (its last line does not match the rest).`)
}

function unzipped(file: string): AsyncIterable<Buffer> {
  const unzip = createGunzip()
  const compressed = createReadStream(file)
  compressed.on('error', (error) => unzip.destroy(error))
  unzip.on('close', () => compressed.destroy())
  return compressed.pipe(unzip)
}

/** Splits at newlines only; Node's readline also splits at U+2028, which texts may contain. */
async function* split(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at + 1)])
      begun = []
      from = at + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length) yield Buffer.concat(begun)
}
