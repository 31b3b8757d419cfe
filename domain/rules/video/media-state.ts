/** States of a video and their numbers. */
export const MEDIA_STATE = {
  idle: 0,
  loading: 1,
  ready: 2,
  playing: 3,
  paused: 4,
  seeking: 5,
  buffering: 6,
  ended: 7,
  error: 8,
  disposed: 9,
} as const
export type MediaState = keyof typeof MEDIA_STATE

/** Events of a media element and the state that follows. */
const AFTER: Record<string, MediaState> = {
  loadstart: 'loading',
  loadedmetadata: 'ready',
  playing: 'playing',
  pause: 'paused',
  seeking: 'seeking',
  waiting: 'buffering',
  ended: 'ended',
  error: 'error',
  emptied: 'idle',
}

/** The next state (video.1). An error lasts until the file is reloaded; a disposed player stays disposed. */
export function nextMediaState(state: MediaState, event: string, isPaused: boolean): MediaState {
  if (state === 'disposed' || (state === 'error' && event !== 'loadstart')) return state
  if (event === 'seeked') return isPaused ? 'paused' : 'playing'
  // An ended video also fires a pause event.
  if (event === 'pause' && state === 'ended') return state
  return AFTER[event] ?? state
}

/** The browser's media error codes. */
export const MEDIA_ERRORS = {
  1: 'player.stopped',
  2: 'player.network',
  3: 'player.broken',
  4: 'player.notSupported',
} as const
export type MediaErrorCode = keyof typeof MEDIA_ERRORS
