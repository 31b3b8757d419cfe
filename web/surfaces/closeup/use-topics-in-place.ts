import { createElement } from 'react'
import type { Id } from '#domain/id.ts'
import { useFrame } from '../../frame.tsx'
import { openDialogRoot } from '../save/open-dialog-root.tsx'

/** Opens what a pin is about over the pin, which stays where it is. */
export function useTopicsInPlace(pinId: Id): () => void {
  const frame = useFrame()
  return () =>
    void openDialogRoot(frame, async () => {
      const [{ PinTopicsDialog }] = await Promise.all([import('./PinTopicsDialog.tsx'), frame.moreWords?.()])
      return ({ open, close }) => createElement(PinTopicsDialog, { pinId, open, onClose: close })
    })
}
