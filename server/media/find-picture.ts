import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'

export type PictureReference = { signature: string; ext: string; width: number; height: number; dominant_color: string }

/** Finds a stored picture by its signature. Knowing the signature is the permission to use it. */
export async function findPictureBySignature(
  { db }: Pick<Context, 'db'>,
  signature: string,
): Promise<PictureReference> {
  const image = await db
    .selectFrom('images')
    .select(['signature', 'ext', 'width', 'height', 'dominant_color'])
    .where('signature', '=', signature)
    .executeTakeFirst()
  if (!image) throw new Refusal('not_found', 'upload.none', {}, { field: 'image_signature' })
  return image
}
