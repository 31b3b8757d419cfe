import type { Id } from '#domain/id.ts'
import { LOG } from '#domain/log-events.ts'
import { RepinResource } from '#domain/resources/pins.ts'
import type { SaveContext } from '#domain/rules/save/save-context.ts'
import { type SavePlace, savedInfoAt } from '#domain/rules/save/save-place.ts'
import { savedEvent } from '#domain/rules/save/saved-event.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { newKey } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { trackingOf } from '../../hooks/tracking-of.ts'
import type { KnownPin } from '../../state/entities.ts'
import { requireLogin } from '../../state/login-prompt.ts'
import { readEntity } from '../../state/read.ts'
import { log } from '../../tracking/log.ts'
import { countOnBoard } from './count-on-board.ts'
import { noteLastPlace } from './last-board.ts'
import { LISTS_OF_PINS } from './lists-of-pins.ts'
import { suggestedFor } from './picker-asked.ts'
import { inTurn } from './saving.ts'
import { showSaved } from './show-saved.tsx'
import { tellRefusal } from './tell-refusal.ts'

type How = {
  /** The viewer knows that the pin is on the board already and wants it there twice. */
  isSecond?: boolean
  /** The idempotency key; a retry of the same save sends the same one. */
  key?: string
  context?: SaveContext
  onSaved?: () => void
}

/** Spec 4, Save flow. Shown at once; a refusal takes it back. */
export async function savePin(frame: Frame, pin: KnownPin, place: SavePlace, how: How = {}): Promise<void> {
  const { store, ask, say } = frame
  const wish = { ...how, key: how.key ?? newKey() }
  const again = () => void savePin(frame, pin, place, wish)
  if (!store.get().viewer.is_auth) return requireLogin({ reason: 'save', pin_id: pin.id, finish: again })
  await inTurn(pin.id, 'saving', async () => {
    const { viewer } = store.get()
    const count = readEntity(store.get(), 'pin', pin.id)?.repin_count ?? pin.repin_count
    const saved_info = savedInfoAt(place, pin.id, viewer.username ?? '')
    const takeBack = store.patch('pin', pin.id, { saved_info, repin_count: count + 1 })
    try {
      const options = {
        pin_id: pin.id,
        board_id: place.board?.id,
        section: place.section?.id,
        allow_duplicate: wish.isSecond,
        event_context: how.context,
        disable_event_log_info: true,
        client_tracking_params: trackingOf(frame, pin),
        carousel_slot_id: pin.shown_slot?.slot_id,
      }
      const answer = await ask(RepinResource.create, options, { key: wish.key, reason: 'save', pin_id: pin.id })
      noteLastPlace(viewer.id, place)
      const went = { pinId: pin.id, newPinId: answer.id, boardId: place.board?.id ?? null }
      const save = { ...went, fromBoardId: pin.board?.id ?? null, ...told(store, pin.id, how) }
      log({ event_type: LOG.savedPin, object_id_str: pin.id, ...savedEvent(save, answer.already_saved) })
      // What its board counts now came with the answer.
      if (!answer.already_saved) countOnBoard(frame, { board_id: null, section_id: place.section?.id }, 1)
      store.forget(...LISTS_OF_PINS)
      if (answer.already_saved && !wish.isSecond) tellAlreadySaved(frame, pin, place)
      else showSaved(frame, pin, place, answer.id)
      how.onSaved?.()
    } catch (thrown) {
      tellRefusal(thrown, { say, again })
    } finally {
      takeBack()
    }
  })
}

const told = (store: Frame['store'], pinId: Id, { context }: How) => ({
  suggestedBoards: suggestedFor(store.get(), pinId),
  context,
})

/** Decisions, Saving twice: a second one is made only when they say so after they were told. */
function tellAlreadySaved(frame: Frame, pin: KnownPin, place: SavePlace) {
  const { say } = frame
  showToast({
    text: say('save.already', { board: place.board?.name ?? say('save.profile') }),
    duration: 5000,
    action: { label: say('save.saveAgain'), onSelect: () => void savePin(frame, pin, place, { isSecond: true }) },
  })
}
