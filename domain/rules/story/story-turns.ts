/** Where one is in a story, whether it goes on by itself, and whether its videos stand still. */
export type StoryTurns = { at: number; count: number; isPlaying: boolean; isHeld: boolean; isPaused: boolean }
export type StoryHappening =
  | 'shown'
  | 'elapsed'
  | 'forward'
  | 'back'
  | 'held'
  | 'released'
  | 'playPressed'
  | 'videoPaused'
  | 'videoPlayed'

/** D56: a story goes on by itself until it is touched, then by hand; holding it pauses; the last page stays. A video plays wherever one comes to it. */
export function nextTurns(turns: StoryTurns, happening: StoryHappening): StoryTurns {
  const { at, count, isPlaying } = turns
  const last = count - 1
  switch (happening) {
    case 'shown':
      return { ...turns, isPlaying: at < last }
    case 'elapsed':
      return at < last ? { ...turns, at: at + 1, isPlaying: at + 1 < last } : { ...turns, isPlaying: false }
    case 'forward':
      return { ...turns, at: Math.min(at + 1, last), isPlaying: false }
    case 'back':
      return { ...turns, at: Math.max(at - 1, 0), isPlaying: false }
    case 'held':
      return { ...turns, isHeld: true }
    case 'released':
      return { ...turns, isHeld: false }
    case 'playPressed':
      return isPlaying
        ? { ...turns, isPlaying: false, isPaused: true }
        : { ...turns, at: at < last ? at : 0, isPlaying: last > 0, isPaused: false }
    case 'videoPaused':
      return { ...turns, isPlaying: false, isPaused: true }
    case 'videoPlayed':
      return { ...turns, isPlaying: at < last, isPaused: false }
  }
}
