import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import type { Id } from '#domain/id.ts'
import { parseCatalogueRow } from '#domain/rules/shop/catalogue-row.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { storePicture } from '#server/media/store-picture.ts'
import { hashCatalogueItem, runCatalogue } from '#server/shop/run-catalogue.ts'
import { resolveFfmpeg } from '#server/video/ffmpeg.ts'
import { makeNextVideo } from '#server/video/make-video.ts'
import { storeVideo } from '#server/video/store-video.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import type { BenchRow } from './table.ts'

const PICTURES = 24
const ROWS = 100_000
const AT_ONCE = 2000
const SECONDS = 60

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

async function someone({ house }: BenchEnvironment): Promise<Id> {
  const { id } = await house.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  return id
}

/**
 * Compares picture uploads with bare sharp making the same files. The pictures are rotated phone photos, so the
 * original is rewritten too.
 */
export async function measurePictures(at: BenchEnvironment): Promise<BenchRow[]> {
  const person = await someone(at)
  const photo = async (n: number) => {
    const noise = { type: 'gaussian', mean: 90 + n, sigma: 40 } as const
    const create = { width: 1600, height: 1200, channels: 3 as const, background: '#888', noise }
    return sharp({ create }).jpeg({ quality: 88 }).withMetadata({ orientation: 6 }).toBuffer()
  }
  const photos = await Promise.all(Array.from({ length: PICTURES }, (_, n) => photo(n)))
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-bare-'))
  try {
    let bare = 0
    let ours = 0
    for (const [n, bytes] of photos.entries()) {
      bare += await timeOf(async () => {
        const original = await sharp(bytes).autoOrient().jpeg({ quality: 92 }).toBuffer()
        writeFileSync(join(folder, `${n}.jpg`), original)
        writeFileSync(join(folder, `${n}.webp`), await sharp(original).resize({ width: 236 }).webp().toBuffer())
      })
      ours += await timeOf(() => storePicture(at.house, bytes, person))
    }
    return [{ what: 'pictures taken in, to bare sharp', value: bare / ours, unit: '×', least: 0.7 }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Compares a video from upload to readiness with bare ffmpeg making the same files. */
export async function measureVideo(at: BenchEnvironment): Promise<BenchRow[]> {
  const ffmpeg = resolveFfmpeg(at.house)
  if (!ffmpeg) return []
  const person = await someone(at)
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-bare-'))
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(ffmpeg.path, ['-v', 'error', '-y', ...args], { cwd: folder })
    if (status !== 0) throw new Error(String(stderr))
  }
  try {
    const source = ['-f', 'lavfi', '-i', `testsrc2=duration=${SECONDS}:size=1920x1080:rate=30`]
    const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS}`]
    run(...source, ...tone, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', 'in.mp4')
    const sizes = [1080, 720, 480]
    const encoded = (size: number) => [
      ...['-vf', `scale=-2:${size}`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-threads', '2'],
      ...['-force_key_frames', 'expr:gte(t,n_forced*2)', '-c:a', 'aac', '-movflags', '+faststart', `${size}.mp4`],
    ]
    const bare = await timeOf(async () => {
      run('-i', 'in.mp4', ...sizes.flatMap(encoded))
      for (const size of sizes)
        run('-i', `${size}.mp4`, '-c', 'copy', '-f', 'hls', '-hls_time', '4', '-hls_list_size', '0', `${size}.m3u8`)
    })
    const ours = await timeOf(async () => {
      await storeVideo(at.house, { path: join(folder, 'in.mp4') }, person)
      await makeNextVideo(at.house)
    })
    return [{ what: 'a video of 60 s in 1080p ready, to bare ffmpeg', value: ours / bare, unit: '×', most: 1.5 }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The additional memory held while reading a long product list compared with a short one, without garbage. */
export async function measureListMemory(at: BenchEnvironment): Promise<BenchRow[]> {
  const short = await heldOver(at, ROWS / 10)
  const value = ((await heldOver(at, ROWS)) - short) / 2 ** 20
  return [{ what: 'memory over 100,000 products, beyond 10,000', value, unit: 'MB', most: 10 }]
}

/** The peak of memory held while reading a list whose products are all known. */
async function heldOver(at: BenchEnvironment, rows: number): Promise<number> {
  const { house } = at
  const id = house.newId()
  const user_id = await someone(at)
  const outside = createServer(async (_, reply) => {
    reply.write(`${Object.keys(rowOf(0)).join()}\n`)
    for (let n = 0; n < rows; n++) {
      if (!reply.write(`${Object.values(rowOf(n)).join()}\n`)) await new Promise((ready) => reply.once('drain', ready))
    }
    reply.end()
  })
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
  const row = { id, user_id, name: 'Bench', format: 'csv', url: `http://${host}/`, run: 1, created_at: house.clock() }
  await maintenanceDb(house).insertInto('catalogues').values(row).execute()
  await knownItems(at, id, rows)
  let most = held()
  const timer = setInterval(() => {
    most = Math.max(most, held())
  }, 250)
  try {
    await runCatalogue(house, id, { allowPrivate: [host] })
  } finally {
    clearInterval(timer)
    outside.closeAllConnections()
    outside.close()
  }
  return most
}

function held(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const rowOf = (n: number) => ({
  id: `${n}`,
  title: `Jar ${n}`,
  description: 'Fired twice',
  link: `https://nest.de/${n}`,
  image_link: `https://nest.de/${n}.jpg`,
  price: '12.50 USD',
  availability: n % 9 ? 'in stock' : 'perhaps',
})

/** Inserts the products as known from an earlier run, because reading is measured, not writing. */
async function knownItems({ house }: BenchEnvironment, catalogue_id: Id, count: number): Promise<void> {
  const now = house.clock()
  for (let first = 0; first < count; first += AT_ONCE) {
    const read = Array.from({ length: AT_ONCE }, (_, n) => parseCatalogueRow(rowOf(first + n)))
    const items = read.flatMap((one) => ('item' in one ? [one.item] : []))
    const rows = items.map((item) => ({
      catalogue_id,
      item_key: item.key,
      pin_id: catalogue_id,
      said_hash: hashCatalogueItem(item, now),
      run: 1,
    }))
    await maintenanceDb(house).insertInto('catalogue_items').values(rows).execute()
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
