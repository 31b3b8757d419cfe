import { createElement } from 'react'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import type { AppContextValue } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openDetachedDialog } from './open-detached-dialog.tsx'

/** Opens the board picker in a dialog, for taps without an anchor for a popover. */
export function openPickBoardDialog(
  frame: AppContextValue,
  pin: KnownPin,
  onPick: (place: SavePlace, isSecond: boolean) => void,
) {
  void openDetachedDialog(frame, async () => {
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
