/** Spec 4, Video state. Where each video stands, and which organic one plays. */
export type VideoRecord = { pinId: string; currentTime: number; paused: boolean }
export type Playing = { current: string | null; records: Readonly<Record<string, VideoRecord>> }

export const NOTHING_PLAYS: Playing = { current: null, records: {} }

/** An organic video starts only while no other is current; a promoted one always does and leaves the current one alone. */
export function startVideo(state: Playing, pinId: string, isPromoted: boolean): Playing {
  if (!isPromoted && state.current !== null && state.current !== pinId) return state
  const record = { pinId, currentTime: state.records[pinId]?.currentTime ?? 0, paused: false }
  return { current: isPromoted ? state.current : pinId, records: { ...state.records, [pinId]: record } }
}

/** Keeps the time, and lets another begin. */
export function pauseVideo(state: Playing, pinId: string, currentTime: number): Playing {
  const records = { ...state.records, [pinId]: { pinId, currentTime, paused: true } }
  return { current: state.current === pinId ? null : state.current, records }
}

export const resumesAt = (state: Playing, pinId: string): number => state.records[pinId]?.currentTime ?? 0
