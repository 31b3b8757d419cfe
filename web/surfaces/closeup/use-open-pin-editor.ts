import { createElement } from 'react'
import { PinResource } from '#domain/resources/pins.ts'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openDetachedDialog } from '../save/open-detached-dialog.tsx'
import { showRefusalToast } from '../save/show-refusal-toast.ts'

/** Opens the pin editor over the closeup, which stays open. */
export function useOpenPinEditor(pin: KnownPin): () => void {
  const frame = useApp()
  return () => {
    const known = pin.description === undefined ? frame.ask(PinResource.get, { id: pin.id }) : pin
    void Promise.resolve(known).then(
      (whole) =>
        openDetachedDialog(frame, async () => {
          const [{ EditPinDialog }] = await Promise.all([
            import('../pin-editor/EditPinDialog.tsx'),
            frame.moreWords?.(),
          ])
          return ({ open, close }) => createElement(EditPinDialog, { pin: whole as KnownPin, open, onClose: close })
        }),
      showRefusalToast,
    )
  }
}
