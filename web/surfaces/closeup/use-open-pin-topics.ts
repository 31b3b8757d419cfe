import { createElement } from 'react'
import type { Id } from '#domain/id.ts'
import { useApp } from '../../app-context.tsx'
import { openDetachedDialog } from '../save/open-detached-dialog.tsx'

/** Opens the topics dialog over the closeup, which stays open. */
export function useOpenPinTopics(pinId: Id): () => void {
  const frame = useApp()
  return () =>
    void openDetachedDialog(frame, async () => {
      const [{ PinTopicsDialog }] = await Promise.all([import('./PinTopicsDialog.tsx'), frame.moreWords?.()])
      return ({ open, close }) => createElement(PinTopicsDialog, { pinId, open, onClose: close })
    })
}
