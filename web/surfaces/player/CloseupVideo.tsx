import { useEffect, useState } from 'react'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { holdGrid } from './grid-videos.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

/** The video of a pin with its controls; while it is open nothing plays in the grid below. */
export function CloseupVideo({ pin }: { pin: KnownPin }) {
  const { moreWords } = useFrame()
  const [hasWords, setWords] = useState(false)
  useEffect(() => holdGrid(), [])
  useEffect(() => {
    // Controls have words that a picture's page does not load.
    const ready = () => setWords(true)
    void Promise.resolve(moreWords?.()).then(ready, ready)
  }, [moreWords])
  return hasWords && <VideoPlayer pin={pin} />
}
