import type { Id } from '#domain/id.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import type { Context } from '../context.ts'
import { usePicture } from '../media/keep-picture.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { takesVideos } from './take-video.ts'
import { loopOf } from './video-row.ts'

/** D52. What a pin of a GIF keeps: its own file, and the loop that is made of it; null for a picture that stands still. */
export async function gifFor(ctx: Context, signature: string, person: Id): Promise<StoredMedia | null> {
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
  if (there) return { ...media, ...loopOf(house, there) }
  if (!takesVideos(house)) return media
  const id = house.newId()
  const { width, height } = picture
  const row = { id, user_id: person, kind: 'gif', ext: 'gif', bytes: 0, width, height, duration: 0 }
  await db
    .insertInto('videos')
    .values({ ...row, cover_signature: signature, created_at: ctx.now })
    .execute()
  await usePicture(ctx, signature, 'video', id)
  ctx.emit('video.taken', { video_id: id })
  return { ...media, video_id: id }
}
