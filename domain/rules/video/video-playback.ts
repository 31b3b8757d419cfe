import type { VideoOutputName } from '../../constants/video.ts'
import type { Video } from '../../entities/video.ts'

/** Playback position of each video, and the organic video that is playing. */
export type VideoPosition = { pinId: string; currentTime: number; paused: boolean }
export type VideoPlayback = { current: string | null; records: Readonly<Record<string, VideoPosition>> }

export const NO_VIDEO_PLAYBACK: VideoPlayback = { current: null, records: {} }

/**
 * An organic video starts only while no other one is playing; a promoted one always starts and does not stop the
 * current one.
 */
export function startVideo(state: VideoPlayback, pinId: string, isPromoted: boolean): VideoPlayback {
  if (!isPromoted && state.current !== null && state.current !== pinId) return state
  const record = { pinId, currentTime: state.records[pinId]?.currentTime ?? 0, paused: false }
  return { current: isPromoted ? state.current : pinId, records: { ...state.records, [pinId]: record } }
}

/** Stores the time and lets another video start. */
export function pauseVideo(state: VideoPlayback, pinId: string, currentTime: number): VideoPlayback {
  const records = { ...state.records, [pinId]: { pinId, currentTime, paused: true } }
  return { current: state.current === pinId ? null : state.current, records }
}

export const resumeTimeSeconds = (state: VideoPlayback, pinId: string): number => state.records[pinId]?.currentTime ?? 0

/** Progress of one view of a video: the quarters reached, and the seconds watched. */
export type WatchProgress = { quarters: number[]; seconds: number; last: number | null }

export const NO_WATCH_PROGRESS: WatchProgress = { quarters: [], seconds: 0, last: null }

/** Longer steps are seeks, whose skipped part was not watched. */
const LONGEST_STEP = 2

/** Advances the progress to a new time (video.15). Quarters are 25, 50, 75 and 100 percent. */
export function advanceWatchProgress(before: WatchProgress, time: number, duration: number): WatchProgress {
  const step = before.last === null ? 0 : time - before.last
  const seconds = before.seconds + (step > 0 && step <= LONGEST_STEP ? step : 0)
  const reached = [25, 50, 75, 100].filter((mark) => duration > 0 && time >= (duration * mark) / 100 - 0.25)
  const isJump = step > LONGEST_STEP || step < 0
  const quarters = isJump ? before.quarters : [...new Set([...before.quarters, ...reached])].sort((a, b) => a - b)
  return { quarters, seconds, last: time }
}

/** Data of the logged event 1701. */
export const toVideoViewData = ({ quarters, seconds }: WatchProgress) => ({
  quarters,
  seconds: Math.round(seconds * 10) / 10,
})

export type VideoSource = { name: VideoOutputName; url: string; isHls: boolean }
/** HLS support of a browser: native, with a script, or none. */
export type HlsSupport = 'native' | 'script' | 'none'

/**
 * Sources in the order of trying (video.11): phones start with the small file, others with the adaptive one; without
 * HLS it's the MP4.
 */
export function orderVideoSources(
  { video_list }: Pick<Video, 'video_list'>,
  isPhone: boolean,
  hls: HlsSupport,
): VideoSource[] {
  const inOrder: VideoOutputName[] = isPhone
    ? ['V_HLSV3_MOBILE', 'V_HLSV4', 'V_HLSV3_WEB', 'V_720P']
    : ['V_HLSV4', 'V_HLSV3_WEB', 'V_HLSV3_MOBILE', 'V_720P']
  return inOrder.flatMap((name) => {
    const isHls = name !== 'V_720P'
    const file = video_list[name]
    return file && (!isHls || hls !== 'none') ? [{ name, url: file.url, isHls }] : []
  })
}
