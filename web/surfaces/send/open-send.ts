import { createElement } from 'react'
import type { AppContextValue } from '../../app-context.tsx'
import { openDetachedDialog } from '../save/open-detached-dialog.tsx'
import type { SharedItem } from './shared-item.ts'

/** Opens the dialog for sending or sharing over the current page. */
export function openSendDialog(frame: AppContextValue, sent: SharedItem): void {
  void openDetachedDialog(frame, async () => {
    const [{ SendDialog }] = await Promise.all([import('./SendDialog.tsx'), frame.moreWords?.()])
    return ({ open, close }) => createElement(SendDialog, { ...sent, open, onClose: close })
  })
}
