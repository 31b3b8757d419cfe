import { createElement } from 'react'
import type { InviteMetadata } from '#domain/entities/invite.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { openDetachedDialog } from '../save/open-detached-dialog.tsx'

/** Opens the dialog that answers the person who shared the pin. */
export function openWriteBackDialog(frame: AppContextValue, sender: InviteMetadata['sender'], pinId: string): void {
  void openDetachedDialog(frame, async () => {
    const { WriteBack } = await import('./WriteBack.tsx')
    return ({ open, close }) => createElement(WriteBack, { sender, pinId, open, onClose: close })
  })
}
