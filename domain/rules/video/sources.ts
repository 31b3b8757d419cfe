import type { VideoOutput } from '../../constants/video.ts'
import type { Video } from '../../entities/video.ts'

export type VideoSource = { name: VideoOutput; url: string; isHls: boolean }
/** What a browser can do with HLS: play it by itself, play it with the help of a script, or neither. */
export type HlsSupport = 'native' | 'script' | 'none'

/** Video.11. In which order files are tried: a phone begins with the small one, others with that of all sizes, without HLS the MP4. */
export function videoSources(
  { video_list }: Pick<Video, 'video_list'>,
  isPhone: boolean,
  hls: HlsSupport,
): VideoSource[] {
  const inOrder: VideoOutput[] = isPhone
    ? ['V_HLSV3_MOBILE', 'V_HLSV4', 'V_HLSV3_WEB', 'V_720P']
    : ['V_HLSV4', 'V_HLSV3_WEB', 'V_HLSV3_MOBILE', 'V_720P']
  return inOrder.flatMap((name) => {
    const isHls = name !== 'V_720P'
    const file = video_list[name]
    return file && (!isHls || hls !== 'none') ? [{ name, url: file.url, isHls }] : []
  })
}
