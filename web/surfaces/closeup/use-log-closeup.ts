import { useEffect } from 'react'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'

/** Logs the opening of a pin and the pin it was opened from; with consent, remembers the recently viewed pins. */
export function useLogCloseup(pin: KnownPin | undefined): void {
  const { store } = useApp()
  const id = pin?.id
  const image_signature = pin?.image_signature ?? null
  useEffect(() => {
    if (id)
      import('./log-closeup.ts').then(({ logCloseup }) => logCloseup(store, { id, image_signature })).catch(() => {})
  }, [store, id, image_signature])
}
