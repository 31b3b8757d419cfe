import type { Selectable } from 'kysely'
import type { Video } from '#domain/entities/video.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import type { Videos } from '../db/tables.ts'
import type { House } from '../house.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { videoPath } from './video-files.ts'

export type VideoRow = Selectable<Videos>
/** What was made, by its name on the wire. */
export type Outputs = Record<string, { file: string; width: number; height: number }>
export type CaptionFile = { language: string; file: string }

/** What a thing that shows this video keeps of it. Addresses are relative; its picture is the thumbnail. */
export function mediaOfVideo(house: Pick<House, 'secrets'>, video: VideoRow): StoredMedia {
  const { id, state } = video
  if (state !== 'ready')
    return { video_id: id, video_status: state === 'waiting' || state === 'making' ? 'processing' : 'failed' }
  const outputs = Object.entries(video.outputs as Outputs)
  const list = outputs.map(([name, { file, width, height }]): [string, Video['video_list'][string]] => [
    name,
    { url: videoPath(house, id, file), width, height, duration: video.duration, thumbnail: '' },
  ])
  const captions = (video.captions as CaptionFile[]).map(({ language, file }) => ({
    language,
    url: videoPath(house, id, file),
  }))
  return {
    video_id: id,
    video_status: 'ready',
    videos: { id, duration: video.duration, video_list: Object.fromEntries(list), captions },
  }
}

/** D52. What a GIF plays as: the loop where it is made, else the file itself. */
export function loopOf(house: Pick<House, 'secrets'>, { id, state, outputs, cover_signature }: VideoRow): StoredMedia {
  const loop = state === 'ready' ? (outputs as Outputs).V_720P : undefined
  const src = imagePath('originals', cover_signature, 'gif')
  return { video_id: id, embed: { src, type: 'gif', ...(loop && { loop: videoPath(house, id, loop.file) }) } }
}
