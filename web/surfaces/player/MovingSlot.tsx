import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { KnownPin } from '../../state/entities.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import type { MovingProps } from './Moving.tsx'

const Moving: ComponentType<MovingProps> = lazyWithRetry(async () => (await import('./Moving.tsx')).Moving)

/** What moves lies over its picture. Its code comes once the page is there, and only where something can move. */
export function MovingSlot({ pin, isOpened }: { pin: KnownPin; isOpened?: boolean }) {
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
