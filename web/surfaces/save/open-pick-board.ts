import { createElement } from 'react'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import type { Frame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openDialogRoot } from './open-dialog-root.tsx'

/** The picker of boards in a window of its own, for taps that have no place beside which it could open. */
export function openPickBoard(frame: Frame, pin: KnownPin, onPick: (place: SavePlace, isSecond: boolean) => void) {
  void openDialogRoot(frame, async () => {
    const { PickBoardDialog } = await import('./PickBoardDialog.tsx')
    return ({ open, close }) =>
      createElement(PickBoardDialog, {
        pin,
        open,
        onClose: close,
        onPick(place, isSecond) {
          close()
          onPick(place, isSecond)
        },
      })
  })
}
