import { useEffect } from 'react'

/** Line of the video for moved captions: one row below the top. */
const TOP = 1
const moved = new WeakSet<TextTrackCue>()

/** Moves captions to the top while the control bar would cover them. Captions with their own position keep it. */
export function useMoveCuesAboveControls(video: HTMLVideoElement | null, count: number, isBarShown: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: captions may come after their video
  useEffect(() => {
    if (!video) return
    const tracks = [...video.textTracks]
    const place = () => {
      for (const track of tracks) {
        const changed = [...(track.activeCues ?? [])].filter((cue) => put(cue as VTTCue, isBarShown))
        if (changed.length > 0 && track.mode === 'showing') drawAnew(track)
      }
    }
    place()
    for (const track of tracks) track.addEventListener('cuechange', place)
    return () => {
      for (const track of tracks) track.removeEventListener('cuechange', place)
    }
  }, [video, count, isBarShown])
}

/** Returns true when the cue was moved. */
function put(cue: VTTCue, isAtTop: boolean): boolean {
  if (isAtTop ? cue.line !== 'auto' : !moved.delete(cue)) return false
  if (isAtTop) moved.add(cue)
  cue.line = isAtTop ? TOP : 'auto'
  return true
}

/** Chromium redraws displayed captions only after this. */
function drawAnew(track: TextTrack) {
  track.mode = 'hidden'
  track.mode = 'showing'
}
