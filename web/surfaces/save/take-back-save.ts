import type { SavedInfo } from '#domain/entities/pin.ts'
import { PinRestoreResource } from '#domain/resources/pins.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Frame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { readEntity } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { countOnBoard, placeOfSave } from './count-on-board.ts'
import { deletePin } from './delete-pin.ts'
import { dropFromLists } from './drop-from-lists.ts'
import { LISTS_OF_PINS } from './lists-of-pins.ts'
import { inTurn } from './saving.ts'
import { tellRefusal } from './tell-refusal.ts'

const UNDO_FOR = 8000

/** Spec 4, One-tap save. Tapping what is saved deletes the pin that the save made; for a while it can be undone. */
export async function takeBackSave(frame: Frame, pin: KnownPin): Promise<void> {
  const { store, say } = frame
  const info = pin.saved_info
  if (!info) return
  await inTurn(pin.id, 'deleting', async () => {
    const fewer = { saved_info: null, repin_count: Math.max(0, countOf(frame, pin) - 1) }
    const putBack = store.patch('pin', pin.id, fewer)
    try {
      const wasThere = await deletePin(frame, info.local_pin_id)
      store.merge({ type: 'pin', id: pin.id, ...fewer })
      const lists = dropFromLists(frame, info.local_pin_id)
      countOnBoard(frame, placeOfSave(info), -1)
      store.forget(...LISTS_OF_PINS)
      showToast({
        text: say('save.deleted'),
        duration: UNDO_FOR,
        action: wasThere ? { label: say('shell.undo'), onSelect: () => void undo(frame, pin, info, lists) } : undefined,
      })
    } catch (thrown) {
      tellRefusal(thrown, { say, again: () => void takeBackSave(frame, pin), text: say('save.deleteFailed') })
    } finally {
      putBack()
    }
  })
}

function undo(frame: Frame, pin: KnownPin, info: SavedInfo, before: State['lists']): Promise<void> {
  const { store, ask, say } = frame
  return inTurn(pin.id, 'saving', async () => {
    const more = { saved_info: info, repin_count: countOf(frame, pin) + 1 }
    const takeAway = store.patch('pin', pin.id, more)
    try {
      await ask(PinRestoreResource.update, { id: info.local_pin_id })
      store.merge({ type: 'pin', id: pin.id, ...more })
      store.setLists(before)
      countOnBoard(frame, placeOfSave(info), 1)
      store.forget(...LISTS_OF_PINS)
      showToast({ text: say('save.restored') })
    } catch (thrown) {
      tellRefusal(thrown, { say, again: () => void undo(frame, pin, info, before) })
    } finally {
      takeAway()
    }
  })
}

const countOf = ({ store }: Frame, pin: KnownPin) =>
  readEntity(store.get(), 'pin', pin.id)?.repin_count ?? pin.repin_count
