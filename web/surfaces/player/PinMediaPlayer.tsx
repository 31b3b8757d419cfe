import { Suspense } from 'react'
import type { KnownPin } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { FramePlayer } from './FramePlayer.tsx'
import { GridVideo } from './GridVideo.tsx'

const CloseupVideo = lazyWithRetry(async () => (await import('./CloseupVideo.tsx')).CloseupVideo)

export type PinMediaPlayerProps = { pin: KnownPin; isOpened: boolean | undefined }

/**
 * Video or GIF of a pin: silent and without controls in a grid, as is a GIF on its page; a video there gets its player.
 */
export function PinMediaPlayer({ pin, isOpened = false }: PinMediaPlayerProps) {
  if (!pin.videos && pin.embed?.type === 'video')
    return isOpened && <FramePlayer key={pin.id} pin={pin} src={pin.embed.src} />
  if (!pin.videos && pin.embed?.type !== 'gif') return null
  if (!isOpened || !pin.videos) return <GridVideo pin={pin} />
  return (
    <Suspense>
      <CloseupVideo key={pin.id} pin={pin} />
    </Suspense>
  )
}
