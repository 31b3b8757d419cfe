import type { SavedInfo } from '#domain/entities/pin.ts'
import { PinRestoreResource } from '#domain/resources/pins.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { selectEntity } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { adjustBoardPinCount, toSavePlacement } from './adjust-board-pin-count.ts'
import { runSaveInOrder } from './pending-saves.ts'
import { REFETCH_AFTER_SAVE } from './refetch-after-save.ts'
import { removePinFromLists } from './remove-pin-from-lists.ts'
import { requestPinDeletion } from './request-pin-deletion.ts'
import { showRefusalToast } from './show-refusal-toast.ts'

const UNDO_FOR = 8000

/** Deletes the pin that a save created, with a toast to undo it. */
export async function unsavePin(frame: AppContextValue, pin: KnownPin): Promise<void> {
  const { store, say } = frame
  const info = pin.saved_info
  if (!info) return
  await runSaveInOrder(pin.id, 'deleting', async () => {
    const fewer = { saved_info: null, repin_count: Math.max(0, countOf(frame, pin) - 1) }
    const putBack = store.patch('pin', pin.id, fewer)
    try {
      const wasThere = await requestPinDeletion(frame, info.local_pin_id)
      store.merge({ type: 'pin', id: pin.id, ...fewer })
      const lists = removePinFromLists(frame, info.local_pin_id)
      adjustBoardPinCount(frame, toSavePlacement(info), -1)
      store.invalidate(...REFETCH_AFTER_SAVE)
      showToast({
        text: say('save.deleted'),
        duration: UNDO_FOR,
        action: wasThere ? { label: say('shell.undo'), onSelect: () => void undo(frame, pin, info, lists) } : undefined,
      })
    } catch (thrown) {
      showRefusalToast(thrown, { say, again: () => void unsavePin(frame, pin), text: say('save.deleteFailed') })
    } finally {
      putBack()
    }
  })
}

function undo(frame: AppContextValue, pin: KnownPin, info: SavedInfo, before: StoreState['lists']): Promise<void> {
  const { store, ask, say } = frame
  return runSaveInOrder(pin.id, 'saving', async () => {
    const more = { saved_info: info, repin_count: countOf(frame, pin) + 1 }
    const takeAway = store.patch('pin', pin.id, more)
    try {
      await ask(PinRestoreResource.update, { id: info.local_pin_id })
      store.merge({ type: 'pin', id: pin.id, ...more })
      store.setLists(before)
      adjustBoardPinCount(frame, toSavePlacement(info), 1)
      store.invalidate(...REFETCH_AFTER_SAVE)
      showToast({ text: say('save.restored') })
    } catch (thrown) {
      showRefusalToast(thrown, { say, again: () => void undo(frame, pin, info, before) })
    } finally {
      takeAway()
    }
  })
}

const countOf = ({ store }: AppContextValue, pin: KnownPin) =>
  selectEntity(store.get(), 'pin', pin.id)?.repin_count ?? pin.repin_count
