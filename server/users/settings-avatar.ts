import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'

type Avatar = { avatar_signature: string | null; avatar_ext: string | null }

const ADDRESS = /\/([0-9a-f]{32})\.([a-z]{3,4})$/

/** A picture that was uploaded here, by its address, becomes the person's; the former one is no longer in use. */
export async function takeAvatar(ctx: SignedIn, address: string): Promise<Avatar> {
  const signature = ADDRESS.exec(address.split(/[?#]/)[0] ?? '')?.[1]
  const picture = signature
    ? await ctx.db
        .selectFrom('images')
        .select(['signature', 'ext'])
        .where('signature', '=', signature)
        .executeTakeFirst()
    : undefined
  if (!picture) throw new Refusal('bad_input', 'upload.none', {}, { field: 'profile_image_url' })
  if (picture.signature === ctx.viewer.avatar_signature)
    return { avatar_signature: picture.signature, avatar_ext: picture.ext }
  await dropAvatar(ctx)
  await ctx.db
    .insertInto('image_uses')
    .values({ signature: picture.signature, kind: 'avatar', target_id: ctx.viewer.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { avatar_signature: picture.signature, avatar_ext: picture.ext }
}

export async function dropAvatar(ctx: SignedIn): Promise<Avatar> {
  const signature = ctx.viewer.avatar_signature
  if (signature) {
    await ctx.db
      .deleteFrom('image_uses')
      .where('signature', '=', signature)
      .where('kind', '=', 'avatar')
      .where('target_id', '=', ctx.viewer.id)
      .execute()
    ctx.emit('picture.unused', { signature })
  }
  return { avatar_signature: null, avatar_ext: null }
}
