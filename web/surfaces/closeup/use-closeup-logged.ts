import { useEffect } from 'react'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'

/** Spec 7: opening a pin is an event of the pin, which tells from which one came; the last ones are remembered, with consent. */
export function useCloseupLogged(pin: KnownPin | undefined): void {
  const { store } = useFrame()
  const id = pin?.id
  const image_signature = pin?.image_signature ?? null
  useEffect(() => {
    if (id)
      import('./log-closeup.ts').then(({ logCloseup }) => logCloseup(store, { id, image_signature })).catch(() => {})
  }, [store, id, image_signature])
}
