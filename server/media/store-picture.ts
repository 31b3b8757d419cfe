import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { PICTURE_CONTENT_TYPES, toOriginalKey, toRenditionKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import { convertHeicToJpeg } from './convert-heic.ts'
import { type ProcessedPicture, processPicture } from './process-picture.ts'
import { hashFileBytes } from './read-original.ts'
import { reducePicture } from './reduce-picture.ts'
import { addToUploadBytes } from './upload-space.ts'

export type StoredPicture = Pick<ProcessedPicture, 'signature' | 'ext' | 'width' | 'height' | 'dominant_color' | 'hue'>
/** Kinds of objects that can show a picture. */
export type PictureUseKind = 'aggregate' | 'avatar' | 'comment' | 'video'

/**
 * Processes and stores an uploaded picture. The object that shows it is written later, in a transaction that reads no
 * pictures and writes no files; a picture that nothing shows is deleted after a day.
 */
export async function storePicture(house: House, bytes: Buffer, person: Id | null): Promise<StoredPicture> {
  const given = await convertHeicToJpeg(bytes)
  const kept = house.settings.keepOriginals ? given : await reduced(given)
  const picture = await processPicture(kept, house.secrets.signature)
  const hash = await hashFileBytes(picture.bytes)
  await inUnitOfWork(house, 'house', (ctx) => keepRow(ctx, { ...picture, hash }, person))
  return keepFiles(house, picture)
}

/** A broken picture is left as it is: processing refuses it. */
const reduced = (bytes: Buffer) =>
  reducePicture(bytes).catch((error: unknown) => {
    if (isRefusal(error)) throw error
    return bytes
  })

/**
 * Writes the row before the files and renews its time, so that no sweep removes the new files. Only a new picture
 * counts toward limits.
 */
async function keepRow(ctx: Context, picture: ProcessedPicture & { hash: Buffer }, person: Id | null): Promise<void> {
  const { signature, ext, width, height, frames, dominant_color, hue, phash, hash } = picture
  const bytes = picture.bytes.length
  const { isNew } = await ctx.db
    .insertInto('images')
    .values({ signature, ext, width, height, frames, dominant_color, hue, phash, bytes, hash, taken_by: person })
    .onConflict((conflict) => conflict.column('signature').doUpdateSet({ created_at: sql`now()`, hash }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  if (isNew) await addToUploadBytes(ctx, person, bytes)
}

async function keepFiles({ files }: House, picture: ProcessedPicture): Promise<StoredPicture> {
  const { signature, ext, width, height, dominant_color, hue } = picture
  await files.put(toOriginalKey(signature, ext), picture.bytes, PICTURE_CONTENT_TYPES[ext]!)
  await files.put(toRenditionKey('236x', signature, 'webp'), picture.preview, PICTURE_CONTENT_TYPES.webp!)
  return { signature, ext, width, height, dominant_color, hue }
}

/** Records that something shows this picture, so that it is not swept. */
export const addPictureUse = (
  ctx: Pick<Context, 'db'>,
  signature: string,
  kind: PictureUseKind,
  targetId: Id,
): Promise<void> => addPictureUses(ctx, [signature], kind, targetId)

/**
 * Like `addPictureUse` for several pictures, in one statement that locks their rows; throws when a sweep was faster.
 */
export async function addPictureUses(
  ctx: Pick<Context, 'db'>,
  signatures: Iterable<string>,
  kind: PictureUseKind,
  targetId: Id,
): Promise<void> {
  const wanted = [...new Set(signatures)]
  if (!wanted.length) return
  const { numAffectedRows } = await sql`
    INSERT INTO image_uses (signature, kind, target_id)
    SELECT signature, ${kind}, ${targetId}::bigint FROM images WHERE signature = ANY(${wanted}) ORDER BY signature FOR KEY SHARE
    ON CONFLICT (signature, kind, target_id) DO UPDATE SET kind = excluded.kind`.execute(ctx.db)
  if (Number(numAffectedRows ?? 0) < wanted.length) throw new Refusal('not_found', 'upload.none')
}

const endUse = ({ db }: Pick<Context, 'db'>, signature: string, kind: PictureUseKind, targetId: Id) =>
  db
    .deleteFrom('image_uses')
    .where('signature', '=', signature)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .execute()

/** Ends a use that may come back: if nothing else shows the picture, it is deleted after a day. */
export async function suspendPictureUse(
  ctx: Pick<Context, 'db' | 'now'>,
  signature: string,
  kind: PictureUseKind,
  targetId: Id,
): Promise<void> {
  await endUse(ctx, signature, kind, targetId)
  await ctx.db.updateTable('images').set({ created_at: ctx.now }).where('signature', '=', signature).execute()
}

/** Ends a use of the picture; if nothing else shows it, it is deleted. */
export async function endPictureUse(
  ctx: Pick<Context, 'db' | 'emit'>,
  signature: string,
  kind: PictureUseKind,
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
