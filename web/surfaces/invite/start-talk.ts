import { createElement } from 'react'
import type { InviteMetadata } from '#domain/entities/invite.ts'
import type { Frame } from '../../frame.tsx'
import { openDialogRoot } from '../save/open-dialog-root.tsx'

/** Writes back to whoever shared something. */
export function startTalk(frame: Frame, sender: InviteMetadata['sender'], pinId: string): void {
  void openDialogRoot(frame, async () => {
    const { WriteBack } = await import('./WriteBack.tsx')
    return ({ open, close }) => createElement(WriteBack, { sender, pinId, open, onClose: close })
  })
}
