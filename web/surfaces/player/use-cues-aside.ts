import { useEffect } from 'react'

/** The line of the video where moved captions stand: one row below the top. */
const TOP = 1
const moved = new WeakSet<TextTrackCue>()

/** While the bar of controls is shown, captions that would lie under it stand at the top. Those with a place of their own keep it. */
export function useCuesAside(video: HTMLVideoElement | null, count: number, isBarShown: boolean) {
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

/** True: it was moved. */
function put(cue: VTTCue, isAtTop: boolean): boolean {
  if (isAtTop ? cue.line !== 'auto' : !moved.delete(cue)) return false
  if (isAtTop) moved.add(cue)
  cue.line = isAtTop ? TOP : 'auto'
  return true
}

/** Chromium leaves what it shows where it is until then. */
function drawAnew(track: TextTrack) {
  track.mode = 'hidden'
  track.mode = 'showing'
}
