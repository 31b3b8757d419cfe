import { createHash, randomBytes } from 'node:crypto'
import { SOUGHT_PICTURE_HOURS } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { isSensitiveScore, unsafeScore } from '#domain/rules/media/sensitive.ts'
import type { DetectedObject } from '#domain/rules/visual/detected-objects.ts'
import { encodeEmbedding } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { memoizePerHouse } from '../house-cache.ts'
import { toNetworkKey } from '../ip-address.ts'
import { currentImageEmbeddingVersion } from '../meaning/model-files.ts'
import { analyzePicture } from '../meaning/picture-model.ts'
import { makeRendition } from '../media/make-rendition.ts'
import { readPictureHeader } from '../media/read-header.ts'
import { withPixelBudget } from '../media/weighted-semaphore.ts'
import { consumeFromLimiter, makeRateLimiter } from '../rate-limiter.ts'
import { assertModelNotBusy } from './picture-embedding.ts'

const HOUR = 3_600_000
const BATCH = 200
/** Number of pictures per hour that a member may search with. */
const members = memoizePerHouse(() => makeRateLimiter(60, HOUR))
const visitors = memoizePerHouse(() => makeRateLimiter(10, HOUR))

export const toSoughtPictureKey = (signature: string): string => `sought/${signature}.webp`

/** The sender, who alone may search with the picture again. A visitor is identified by their CSRF token. */
const senderOf = ({ viewer, csrf, ip }: Context): string => {
  if (viewer) return `member ${viewer.id}`
  return csrf ? `browser ${createHash('sha256').update(csrf).digest('hex')}` : `address ${ip}`
}

/** Takes a picture from the sender's hourly limit; refuses when it is used up. */
export function takeFromSoughtPictureLimit(ctx: Context): void {
  const { house, viewer, ip } = ctx
  if (!house.settings.rateLimits) return
  const taken = viewer
    ? consumeFromLimiter(members(house), viewer.id, 1, house.uptime())
    : consumeFromLimiter(visitors(house), toNetworkKey(ip), 1, house.uptime())
  if (!taken.ok) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: taken.retryAfter })
}

export type SoughtPicture = { signature: string; width: number; height: number; objects: DetectedObject[] }

/** Stores a picture to search with. It never becomes a pin, and is deleted after a day. */
export async function storeSoughtPicture(ctx: Context, bytes: Buffer): Promise<SoughtPicture> {
  assertModelNotBusy()
  const header = await readPictureHeader(bytes)
  const small = await withPixelBudget(header.pixels, () => makeRendition(bytes, header, '736x', 'webp')).catch(() => {
    throw new Refusal('bad_input', 'upload.unreadable')
  })
  const read = await analyzePicture(small)
  if (isSensitiveScore(unsafeScore(read.scores))) throw new Refusal('bad_input', 'looks.unsafe')
  const signature = randomBytes(16).toString('hex')
  const { width, height } = header
  await maintenanceDb(ctx.house)
    .insertInto('sought_pictures')
    .values({
      signature,
      sender: senderOf(ctx),
      width,
      height,
      look: Buffer.from(encodeEmbedding(currentImageEmbeddingVersion(), read.look)),
      objects: JSON.stringify(read.objects),
      expires_at: new Date(ctx.now.getTime() + SOUGHT_PICTURE_HOURS * HOUR),
    })
    .execute()
  await ctx.house.files.put(toSoughtPictureKey(signature), small, 'image/webp')
  return { signature, width, height, objects: read.objects }
}

/** Finds a picture that this person or browser sent to search with; undefined for anyone else. */
export async function findSoughtPicture(ctx: Context, signature: string) {
  if (ctx.shown) ctx.shown.isForOneBrowser = true
  if (!/^[0-9a-f]+$/.test(signature)) return
  const found = await ctx.db
    .selectFrom('sought_pictures')
    .select(['signature', 'width', 'height', 'look', 'objects'])
    .where('signature', '=', signature)
    .where('sender', '=', senderOf(ctx))
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst()
  return found && { ...found, objects: found.objects as unknown as DetectedObject[] }
}

/** Deletes expired pictures, the file first, so that a remaining row is found again. */
export async function sweepSoughtPictures(house: House): Promise<void> {
  const { files, clock } = house
  const db = maintenanceDb(house)
  for (let found = BATCH; found === BATCH; ) {
    const old = await db
      .selectFrom('sought_pictures')
      .select('signature')
      .where('expires_at', '<', clock())
      .orderBy('expires_at')
      .limit(BATCH)
      .execute()
    found = old.length
    if (!found) return
    const signatures = old.map((one) => one.signature)
    await files.remove(signatures.map(toSoughtPictureKey))
    await db.deleteFrom('sought_pictures').where('signature', 'in', signatures).execute()
  }
}
