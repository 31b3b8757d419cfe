import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { CONTENT_TYPES, originalKey, renditionKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import { withoutHeic } from './heic.ts'
import { type Picture, processPicture } from './process-picture.ts'
import { hashOf } from './read-original.ts'
import { reducePicture } from './reduce-picture.ts'
import { countUpload } from './room.ts'

export type KeptPicture = Pick<Picture, 'signature' | 'ext' | 'width' | 'height' | 'dominant_color' | 'hue'>
/** What shows a picture. */
export type PictureUse = 'aggregate' | 'avatar' | 'comment' | 'video'

/**
 * Takes a picture in for whoever brought it. What is made of it comes later, in a transaction in which no picture is read and no
 * file is written; a picture that nothing shows goes after a day.
 */
export async function takePicture(house: House, bytes: Buffer, person: Id | null): Promise<KeptPicture> {
  const given = await withoutHeic(bytes)
  const kept = house.settings.keepOriginals ? given : await reduced(given)
  const picture = await processPicture(kept, house.secrets.signature)
  const hash = await hashOf(picture.bytes)
  await inUnitOfWork(house, 'house', (ctx) => keepRow(ctx, { ...picture, hash }, person))
  return keepFiles(house, picture)
}

/** A broken picture is refused where all are. */
const reduced = (bytes: Buffer) =>
  reducePicture(bytes).catch((error: unknown) => {
    if (isRefusal(error)) throw error
    return bytes
  })

/** The row comes first and begins its day anew, so that no sweep removes the files written after it. Only what is new counts. */
async function keepRow(ctx: Context, picture: Picture & { hash: Buffer }, person: Id | null): Promise<void> {
  const { signature, ext, width, height, frames, dominant_color, hue, phash, hash } = picture
  const bytes = picture.bytes.length
  const { isNew } = await ctx.db
    .insertInto('images')
    .values({ signature, ext, width, height, frames, dominant_color, hue, phash, bytes, hash, taken_by: person })
    .onConflict((conflict) => conflict.column('signature').doUpdateSet({ created_at: sql`now()`, hash }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  if (isNew) await countUpload(ctx, person, bytes)
}

async function keepFiles({ files }: House, picture: Picture): Promise<KeptPicture> {
  const { signature, ext, width, height, dominant_color, hue } = picture
  await files.put(originalKey(signature, ext), picture.bytes, CONTENT_TYPES[ext]!)
  await files.put(renditionKey('236x', signature, 'webp'), picture.preview, CONTENT_TYPES.webp!)
  return { signature, ext, width, height, dominant_color, hue }
}

/** From now on something shows this picture: it can't be swept away. */
export async function usePicture(
  ctx: Pick<Context, 'db'>,
  signature: string,
  kind: PictureUse,
  targetId: Id,
): Promise<void> {
  // One statement that locks the picture's row: a sweep that was faster leaves nothing to use.
  const { numAffectedRows } = await sql`
    INSERT INTO image_uses (signature, kind, target_id)
    SELECT signature, ${kind}, ${targetId}::bigint FROM images WHERE signature = ${signature} FOR KEY SHARE
    ON CONFLICT (signature, kind, target_id) DO UPDATE SET kind = excluded.kind`.execute(ctx.db)
  if (!numAffectedRows) throw new Refusal('not_found', 'upload.none')
}

const endUse = ({ db }: Pick<Context, 'db'>, signature: string, kind: PictureUse, targetId: Id) =>
  db
    .deleteFrom('image_uses')
    .where('signature', '=', signature)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .execute()

/** A place shows the picture no more, but may again: if nothing else shows it, it is deleted after a day. */
export async function setPictureAside(
  ctx: Pick<Context, 'db' | 'now'>,
  signature: string,
  kind: PictureUse,
  targetId: Id,
): Promise<void> {
  await endUse(ctx, signature, kind, targetId)
  await ctx.db.updateTable('images').set({ created_at: ctx.now }).where('signature', '=', signature).execute()
}

/** A place shows the picture no more; if nothing else does, it is deleted. */
export async function releasePicture(
  ctx: Pick<Context, 'db' | 'emit'>,
  signature: string,
  kind: PictureUse,
  targetId: Id,
  how: 'unused' | 'cutOff' = 'unused',
): Promise<void> {
  await endUse(ctx, signature, kind, targetId)
  const other = await ctx.db
    .selectFrom('image_uses')
    .select('target_id')
    .where('signature', '=', signature)
    .limit(1)
    .executeTakeFirst()
  if (!other) ctx.emit(`picture.${how}`, { signature })
}
