import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'
import { addPictureUse, endPictureUse } from '../media/store-picture.ts'

type Avatar = { avatar_signature: string | null; avatar_ext: string | null }

const ADDRESS = /\/([0-9a-f]{32})\.([a-z]{3,4})$/

/** Makes an uploaded picture, given by its URL, the person's avatar, and releases the former one. */
export async function claimUploadedAvatar(ctx: SignedIn, address: string): Promise<Avatar> {
  const signature = ADDRESS.exec(address.split(/[?#]/)[0] ?? '')?.[1]
  const picture = signature
    ? await ctx.db
        .selectFrom('images')
        .select(['signature', 'ext'])
        .where('signature', '=', signature)
        .executeTakeFirst()
    : undefined
  if (!picture) throw new Refusal('bad_input', 'upload.none', {}, { field: 'profile_image_url' })
  if (picture.signature !== ctx.viewer.avatar_signature) {
    await addPictureUse(ctx, picture.signature, 'avatar', ctx.viewer.id)
    await releaseAvatar(ctx)
  }
  return { avatar_signature: picture.signature, avatar_ext: picture.ext }
}

export async function releaseAvatar(ctx: SignedIn): Promise<Avatar> {
  const former = ctx.viewer.avatar_signature
  if (former) await endPictureUse(ctx, former, 'avatar', ctx.viewer.id)
  return { avatar_signature: null, avatar_ext: null }
}
