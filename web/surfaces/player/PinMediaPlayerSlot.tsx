import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { KnownPin } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import type { PinMediaPlayerProps } from './PinMediaPlayer.tsx'

const Moving: ComponentType<PinMediaPlayerProps> = lazyWithRetry(
  async () => (await import('./PinMediaPlayer.tsx')).PinMediaPlayer,
)

/** Layer over the picture for videos and GIFs. Its code is loaded after the page, and only when the pin has one. */
export function PinMediaPlayerSlot({ pin, isOpened }: { pin: KnownPin; isOpened?: boolean }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    isThere &&
    (pin.videos || pin.embed) && (
      <Suspense>
        <Moving pin={pin} isOpened={isOpened} />
      </Suspense>
    )
  )
}
