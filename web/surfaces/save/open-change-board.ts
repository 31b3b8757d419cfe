import { createElement } from 'react'
import type { Frame } from '../../frame.tsx'
import { readEntity } from '../../state/store.ts'
import { moveSave } from './move-save.ts'
import { openLayer } from './open-layer.tsx'

/** The toast's Change: the picker in a window of its own, which moves what was saved. */
export function openChangeBoard(frame: Frame, pinId: string) {
  void openLayer(frame, async () => {
    const { ChangeBoardDialog } = await import('./ChangeBoardDialog.tsx')
    return ({ open, close }) =>
      createElement(ChangeBoardDialog, {
        open,
        onClose: close,
        onPick(place) {
          close()
          const pin = readEntity(frame.store.get(), 'pin', pinId)
          if (pin) void moveSave(frame, pin, place, () => openChangeBoard(frame, pinId))
        },
      })
  })
}
