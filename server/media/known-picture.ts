import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'

export type KnownPicture = { signature: string; ext: string; width: number; height: number; dominant_color: string }

/** A picture that was taken in before, by its signature; knowing it is the right to use it. */
export async function knownPicture({ db }: Pick<Context, 'db'>, signature: string): Promise<KnownPicture> {
  const image = await db
    .selectFrom('images')
    .select(['signature', 'ext', 'width', 'height', 'dominant_color'])
    .where('signature', '=', signature)
    .executeTakeFirst()
  if (!image) throw new Refusal('not_found', 'upload.none', {}, { field: 'image_signature' })
  return image
}
