import { createElement } from 'react'
import { PinResource } from '#domain/resources/pins.ts'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openDialogRoot } from '../save/open-dialog-root.tsx'
import { tellRefusal } from '../save/tell-refusal.ts'

/** Opens the editor over the pin one looks at, which stays where it is. */
export function useEditInPlace(pin: KnownPin): () => void {
  const frame = useFrame()
  return () => {
    const known = pin.description === undefined ? frame.ask(PinResource.get, { id: pin.id }) : pin
    void Promise.resolve(known).then(
      (whole) =>
        openDialogRoot(frame, async () => {
          const [{ EditPinDialog }] = await Promise.all([
            import('../pin-editor/EditPinDialog.tsx'),
            frame.moreWords?.(),
          ])
          return ({ open, close }) => createElement(EditPinDialog, { pin: whole as KnownPin, open, onClose: close })
        }),
      tellRefusal,
    )
  }
}
