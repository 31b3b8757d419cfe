import type { Id } from '#domain/id.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { classifyVideoWork } from '#domain/rules/media/video-file.ts'
import type { Context } from '../context.ts'
import { addPictureUse } from '../media/store-picture.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { isVideoUploadAvailable } from './store-video.ts'
import { toGifMedia } from './video-row.ts'

/**
 * The stored media of a GIF's pin: its own file, and the looping video made of it, which is created if needed. Null
 * for a picture that isn't animated.
 */
export async function ensureGifMedia(ctx: Context, signature: string, person: Id): Promise<StoredMedia | null> {
  const picture = await ctx.db
    .selectFrom('images')
    .select(['ext', 'frames', 'width', 'height'])
    .where('signature', '=', signature)
    .executeTakeFirst()
  if (picture?.ext !== 'gif' || picture.frames < 2) return null
  const media: StoredMedia = { embed: { src: imagePath('originals', signature, 'gif'), type: 'gif' } }
  const { db, house } = ctx
  const there = await db
    .selectFrom('videos')
    .selectAll()
    .where('cover_signature', '=', signature)
    .where('kind', '=', 'gif')
    .limit(1)
    .executeTakeFirst()
  if (there) return { ...media, ...toGifMedia(house, there) }
  if (!isVideoUploadAvailable(house)) return media
  const id = house.newId()
  const { width, height } = picture
  const isShort = classifyVideoWork(picture, picture.frames) === 'short'
  const row = { id, user_id: person, kind: 'gif', ext: 'gif', bytes: 0, width, height, duration: 0, is_short: isShort }
  await db
    .insertInto('videos')
    .values({ ...row, cover_signature: signature, created_at: ctx.now })
    .execute()
  await addPictureUse(ctx, signature, 'video', id)
  ctx.emit('video.taken', { video_id: id })
  return { ...media, video_id: id }
}
