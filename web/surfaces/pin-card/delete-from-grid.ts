import { TOAST_DURATION } from '#domain/constants/timings.ts'
import { PinRestoreResource } from '#domain/resources/pins.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Frame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { countOnBoard, placeOfPin } from '../save/count-on-board.ts'
import { deletePin } from '../save/delete-pin.ts'
import { dropFromLists } from '../save/drop-from-lists.ts'
import { LISTS_OF_PINS } from '../save/lists-of-pins.ts'
import { tellRefusal } from '../save/tell-refusal.ts'

/** Deletes a pin where it stands; for a while it can be put back there. */
export async function deleteFromGrid(frame: Frame, pin: KnownPin): Promise<void> {
  const { store, ask, say } = frame
  try {
    const wasThere = await deletePin(frame, pin.id)
    const place = placeOfPin(pin)
    const before = dropFromLists(frame, pin.id)
    countOnBoard(frame, place, -1)
    store.forget(...LISTS_OF_PINS)
    const undo = async () => {
      await ask(PinRestoreResource.update, { id: pin.id })
      store.setLists(before)
      countOnBoard(frame, place, 1)
      store.forget(...LISTS_OF_PINS)
      showToast({ text: say('save.restored') })
    }
    showToast({
      text: say('save.deleted'),
      duration: TOAST_DURATION.undo,
      action: wasThere ? { label: say('shell.undo'), onSelect: () => void undo().catch(tellRefusal) } : undefined,
    })
  } catch (thrown) {
    tellRefusal(thrown, { say, again: () => void deleteFromGrid(frame, pin), text: say('save.deleteFailed') })
  }
}
