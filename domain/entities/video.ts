import * as z from 'zod'

export const VideoFile = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Milliseconds. */
  duration: z.int(),
  thumbnail: z.string(),
})
export type VideoFile = z.infer<typeof VideoFile>

/** A video. `video_list` has the finished outputs by name: V_HLSV4, V_HLSV3_WEB, V_HLSV3_MOBILE, V_720P. */
export const Video = z.object({
  id: z.string(),
  duration: z.int(),
  video_list: z.record(z.string(), VideoFile),
  /** WebVTT files, at most one per language. */
  captions: z.array(z.object({ language: z.string(), url: z.string() })).optional(),
})
export type Video = z.infer<typeof Video>
