import { PinResource } from '#domain/resources/pins.ts'
import { isSavedThere, type SavePlace, savedInfoAt } from '#domain/rules/save/save-place.ts'
import { newKey } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { noteLastPlace } from './last-board.ts'
import { LISTS_OF_PINS } from './lists-of-pins.ts'
import { inTurn } from './saving.ts'
import { showSaved } from './show-saved.tsx'
import { tellRefusal } from './tell-refusal.ts'

/** Moves what was saved to another place, as the toast's Change does. */
export async function moveSave(
  frame: Frame,
  pin: KnownPin,
  place: SavePlace,
  change: () => void,
  key = newKey(),
): Promise<void> {
  const { store, ask, say } = frame
  const info = pin.saved_info
  if (!info || isSavedThere(info, place)) return
  await inTurn(pin.id, 'saving', async () => {
    const { viewer } = store.get()
    const saved_info = savedInfoAt(place, info.local_pin_id, viewer.username ?? '')
    const takeBack = store.patch('pin', pin.id, { saved_info })
    try {
      const to = { board_id: place.board?.id ?? null, board_section_id: place.section?.id ?? null }
      await ask(PinResource.update, { id: info.local_pin_id, ...to }, { key })
      store.merge({ type: 'pin', id: pin.id, saved_info })
      noteLastPlace(viewer.id, place)
      store.forget(...LISTS_OF_PINS)
      showSaved(frame, pin, place, change)
    } catch (thrown) {
      tellRefusal(thrown, { say, again: () => void moveSave(frame, pin, place, change, key) })
    } finally {
      takeBack()
    }
  })
}
