import type { Selectable } from 'kysely'
import type { Video } from '#domain/entities/video.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import type { Videos } from '../db/tables.ts'
import type { House } from '../house.ts'
import type { StoredMedia } from '../records/show-kinds.ts'
import { toVideoFilePath } from './video-files.ts'

export type VideoRow = Selectable<Videos>
/** Encoded files by their name on the wire. */
export type VideoOutputs = Record<string, { file: string; width: number; height: number }>
/** Caption files of earlier versions have no byte count. */
export type CaptionFile = { language: string; file: string; bytes?: number }

/**
 * The stored media of an aggregate that shows this video. URLs are relative; the aggregate's picture is the thumbnail.
 */
export function toVideoMedia(house: Pick<House, 'secrets'>, video: VideoRow): StoredMedia {
  const { id, state } = video
  if (state !== 'ready')
    return { video_id: id, video_status: state === 'waiting' || state === 'making' ? 'processing' : 'failed' }
  const outputs = Object.entries(video.outputs as VideoOutputs)
  const list = outputs.map(([name, { file, width, height }]): [string, Video['video_list'][string]] => [
    name,
    { url: toVideoFilePath(house, id, file), width, height, duration: video.duration, thumbnail: '' },
  ])
  const captions = (video.captions as CaptionFile[]).map(({ language, file }) => ({
    language,
    url: toVideoFilePath(house, id, file),
  }))
  return {
    video_id: id,
    video_status: 'ready',
    videos: { id, duration: video.duration, video_list: Object.fromEntries(list), captions },
  }
}

/** The stored media of a GIF: the looping video once it is encoded, else the file itself. */
export function toGifMedia(
  house: Pick<House, 'secrets'>,
  { id, state, outputs, cover_signature }: VideoRow,
): StoredMedia {
  const loop = state === 'ready' ? (outputs as VideoOutputs).V_720P : undefined
  const src = imagePath('originals', cover_signature, 'gif')
  return { video_id: id, embed: { src, type: 'gif', ...(loop && { loop: toVideoFilePath(house, id, loop.file) }) } }
}
