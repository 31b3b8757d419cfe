import { useEffect } from 'react'

const moved = new WeakSet<TextTrackCue>()

/** While the bar of controls is shown, captions that would lie under it stand at the top. Those with a place of their own keep it. */
export function useCuesAside(video: HTMLVideoElement | null, count: number, isBarShown: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: captions may come after their video
  useEffect(() => {
    if (!video) return
    const tracks = [...video.textTracks]
    const place = () => {
      for (const { activeCues } of tracks) for (const cue of activeCues ?? []) put(cue as VTTCue, isBarShown)
    }
    place()
    for (const track of tracks) track.addEventListener('cuechange', place)
    return () => {
      for (const track of tracks) track.removeEventListener('cuechange', place)
    }
  }, [video, count, isBarShown])
}

function put(cue: VTTCue, isAtTop: boolean) {
  if (isAtTop && cue.line === 'auto') {
    cue.line = 0
    moved.add(cue)
  } else if (!isAtTop && moved.delete(cue)) cue.line = 'auto'
}
