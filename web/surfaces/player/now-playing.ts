import { NO_VIDEO_PLAYBACK, pauseVideo, startVideo, type VideoPlayback } from '#domain/rules/video/video-playback.ts'
import { readStoredText, writeStoredText } from '../../state/browser-storage.ts'

let state: VideoPlayback = NO_VIDEO_PLAYBACK
const listeners = new Set<() => void>()

/** Store of the videos playing in this window and their positions. */
export const nowPlaying = {
  get: () => state,
  watch(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  start: (pinId: string, isPromoted: boolean) => change(startVideo(state, pinId, isPromoted)),
  pause: (pinId: string, time: number) => change(pauseVideo(state, pinId, time)),
}

function change(next: VideoPlayback) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** Storage key of the volume and the muted state; muted until the viewer turns sound on. */
const SOUND = 'videoSound'
export type SoundSettings = { volume: number; isMuted: boolean }
export function readStoredSound(): SoundSettings {
  const [volume = 1, isMuted = 0] = (readStoredText('localStorage', SOUND) ?? '1 0').split(' ').map(Number)
  return { volume: volume >= 0 && volume <= 1 ? volume : 1, isMuted: isMuted === 1 }
}
export const storeSound = ({ volume, isMuted }: SoundSettings) =>
  writeStoredText('localStorage', SOUND, `${volume} ${isMuted ? 1 : 0}`)
