import { useEffect, useState } from 'react'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { pauseGridVideos } from './grid-videos.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

/** Video of a pin with controls; while it is open, no video plays in the grid below. */
export function CloseupVideo({ pin }: { pin: KnownPin }) {
  const { moreWords } = useApp()
  const [hasWords, setWords] = useState(false)
  useEffect(() => pauseGridVideos(), [])
  useEffect(() => {
    // The controls need texts that the page of a picture doesn't load.
    const ready = () => setWords(true)
    void Promise.resolve(moreWords?.()).then(ready, ready)
  }, [moreWords])
  return hasWords && <VideoPlayer pin={pin} />
}
