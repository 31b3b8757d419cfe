import { createElement } from 'react'
import type { Frame } from '../../frame.tsx'
import { openDialogRoot } from '../save/open-dialog-root.tsx'
import type { Sent } from './sent-thing.ts'

/** The window in which something is sent or shared, over whatever is shown. */
export function openSend(frame: Frame, sent: Sent): void {
  void openDialogRoot(frame, async () => {
    const [{ SendDialog }] = await Promise.all([import('./SendDialog.tsx'), frame.moreWords?.()])
    return ({ open, close }) => createElement(SendDialog, { ...sent, open, onClose: close })
  })
}
