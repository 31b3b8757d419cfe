import { NOTHING_PLAYS, type Playing, pauseVideo, startVideo } from '#domain/rules/video/playing.ts'
import { keep, readStored } from '../../state/browser-storage.ts'

let state: Playing = NOTHING_PLAYS
const listeners = new Set<() => void>()

/** Which videos of this window play, and where each stands. */
export const nowPlaying = {
  get: () => state,
  watch(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  start: (pinId: string, isPromoted: boolean) => change(startVideo(state, pinId, isPromoted)),
  pause: (pinId: string, time: number) => change(pauseVideo(state, pinId, time)),
}

function change(next: Playing) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** How loud this browser plays, and whether at all: muted until someone wants sound. */
const SOUND = 'videoSound'
export type Sound = { volume: number; isMuted: boolean }
export function soundKept(): Sound {
  const [volume = 1, isMuted = 0] = (readStored('localStorage', SOUND) ?? '1 0').split(' ').map(Number)
  return { volume: volume >= 0 && volume <= 1 ? volume : 1, isMuted: isMuted === 1 }
}
export const keepSound = ({ volume, isMuted }: Sound) => keep('localStorage', SOUND, `${volume} ${isMuted ? 1 : 0}`)
