import { Suspense } from 'react'
import type { KnownPin } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { FramePlayer } from './FramePlayer.tsx'
import { GridVideo } from './GridVideo.tsx'

const CloseupVideo = lazyWithRetry(async () => (await import('./CloseupVideo.tsx')).CloseupVideo)

export type MovingProps = { pin: KnownPin; isOpened: boolean | undefined }

/** What moves: in a grid silent and without controls, and so is a GIF on its own page; there a video has its player. */
export function Moving({ pin, isOpened = false }: MovingProps) {
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
