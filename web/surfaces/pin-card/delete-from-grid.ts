import { TOAST_DURATION_MS } from '#domain/constants/timings.ts'
import { PinRestoreResource } from '#domain/resources/pins.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { adjustBoardPinCount, toPinPlacement } from '../save/adjust-board-pin-count.ts'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'
import { removePinFromLists } from '../save/remove-pin-from-lists.ts'
import { requestPinDeletion } from '../save/request-pin-deletion.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'

/** Deletes a pin from the grid it is shown in, with an undo. */
export async function deleteFromGrid(frame: AppContextValue, pin: KnownPin): Promise<void> {
  const { store, ask, say } = frame
  try {
    const wasThere = await requestPinDeletion(frame, pin.id)
    const place = toPinPlacement(pin)
    const before = removePinFromLists(frame, pin.id)
    adjustBoardPinCount(frame, place, -1)
    store.invalidate(...REFETCH_AFTER_SAVE)
    const undo = async () => {
      await ask(PinRestoreResource.update, { id: pin.id })
      store.setLists(before)
      adjustBoardPinCount(frame, place, 1)
      store.invalidate(...REFETCH_AFTER_SAVE)
      showToast({ text: say('save.restored') })
    }
    showToast({
      text: say('save.deleted'),
      duration: TOAST_DURATION_MS.undo,
      action: wasThere ? { label: say('shell.undo'), onSelect: () => void undo().catch(showRefusalToast) } : undefined,
    })
  } catch (thrown) {
    showRefusalToast(thrown, { say, again: () => void deleteFromGrid(frame, pin), text: say('save.deleteFailed') })
  }
}
