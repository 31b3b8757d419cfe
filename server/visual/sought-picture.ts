import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import { isSensitiveScore, unsafeScore } from '#domain/rules/media/sensitive.ts'
import { storedEmbedding } from '#domain/rules/visual/embedding.ts'
import type { FoundObject } from '#domain/rules/visual/objects.ts'
import type { Context } from '../context.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { perHouse } from '../house-cache.ts'
import { networkOf } from '../ip-address.ts'
import { newLimiter, takeFrom } from '../limits.ts'
import { lookVersion } from '../meaning/model-files.ts'
import { readPicture } from '../meaning/picture-model.ts'
import { makeRendition } from '../media/make-rendition.ts'
import { withPixels } from '../media/pixel-gate.ts'
import { readHeader } from '../media/read-header.ts'
import { mustHaveTime } from './embedding-of.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BATCH = 200
/** D59: how many pictures someone may search with in an hour. */
const members = perHouse(() => newLimiter(60, HOUR))
const visitors = perHouse(() => newLimiter(10, HOUR))

export const soughtKey = (signature: string): string => `sought/${signature}.webp`

/** Who may search with a picture again: whoever sent it. A visitor is known by the token that their browser was given. */
const senderOf = ({ viewer, csrf, ip }: Context): string => {
  if (viewer) return `member ${viewer.id}`
  return csrf ? `browser ${createHash('sha256').update(csrf).digest('hex')}` : `address ${ip}`
}

/** Counts a picture against what its sender may search with in an hour. */
export function countSought(ctx: Context): void {
  const { house, viewer, ip } = ctx
  if (!house.settings.rateLimits) return
  const taken = viewer
    ? takeFrom(members(house), viewer.id, 1, ctx.now.getTime())
    : takeFrom(visitors(house), networkOf(ip), 1, ctx.now.getTime())
  if (!taken.ok) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: taken.retryAfter })
}

export type SoughtPicture = { signature: string; width: number; height: number; objects: FoundObject[] }

/** D59. Takes a picture to search with: it becomes no pin and no picture of the house, and is gone after a day. */
export async function takeSought(ctx: Context, bytes: Buffer): Promise<SoughtPicture> {
  mustHaveTime()
  const header = await readHeader(bytes)
  const small = await withPixels(header.pixels, () => makeRendition(bytes, header, '736x', 'webp')).catch(() => {
    throw new Refusal('bad_input', 'upload.unreadable')
  })
  const read = await readPicture(small)
  if (isSensitiveScore(unsafeScore(read.scores))) throw new Refusal('bad_input', 'looks.unsafe')
  const signature = randomBytes(16).toString('hex')
  const { width, height } = header
  await booksOf(ctx.house)
    .insertInto('sought_pictures')
    .values({
      signature,
      sender: senderOf(ctx),
      width,
      height,
      look: Buffer.from(storedEmbedding(lookVersion(), read.look)),
      objects: JSON.stringify(read.objects),
      expires_at: new Date(ctx.now.getTime() + DAY),
    })
    .execute()
  await ctx.house.files.put(soughtKey(signature), small, 'image/webp')
  return { signature, width, height, objects: read.objects }
}

/** A picture that this very person or browser searches with; for anyone else there is none. */
export async function findSought(ctx: Context, signature: string) {
  if (ctx.shown) ctx.shown.isForOneBrowser = true
  if (!/^[0-9a-f]+$/.test(signature)) return
  const found = await ctx.db
    .selectFrom('sought_pictures')
    .select(['signature', 'width', 'height', 'look', 'objects'])
    .where('signature', '=', signature)
    .where('sender', '=', senderOf(ctx))
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst()
  return found && { ...found, objects: found.objects as unknown as FoundObject[] }
}

/** Removes those whose day is over, file first: a row that is left is found again. */
export async function sweepSought(house: House): Promise<void> {
  const { files, clock } = house
  const db = booksOf(house)
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
    await files.remove(signatures.map(soughtKey))
    await db.deleteFrom('sought_pictures').where('signature', 'in', signatures).execute()
  }
}
