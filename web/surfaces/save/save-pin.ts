import type { Id } from '#domain/id.ts'
import { LOG_ELEMENT, LOG_EVENT } from '#domain/log-events.ts'
import { RepinResource } from '#domain/resources/pins.ts'
import { type SaveContext, toSavedEvent } from '#domain/rules/save/save-pin.ts'
import { type SavePlace, savedInfoForPlace } from '#domain/rules/save/save-place.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'
import { hasComeFromGiftGuide, selectTrackingParams } from '../../hooks/tracking-params.ts'
import { isBrowserOffline } from '../../state/connection.ts'
import type { KnownPin } from '../../state/entities.ts'
import { announceGuidanceAction } from '../../state/guidance-actions.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'
import { selectEntity } from '../../state/selectors.ts'
import { keepWaitingWrite } from '../../state/waiting-writes.ts'
import { logPinEvent } from '../../tracking/log-pin-event.ts'
import { adjustBoardPinCount } from './adjust-board-pin-count.ts'
import { selectSuggestedBoardIds } from './board-picker-options.ts'
import { storeLastSavePlace } from './last-save-place.ts'
import { runSaveInOrder } from './pending-saves.ts'
import { REFETCH_AFTER_SAVE } from './refetch-after-save.ts'
import { showRefusalToast } from './show-refusal-toast.ts'
import { showSavedToast } from './show-saved-toast.tsx'

type SavePinOptions = {
  /** The viewer knows that the pin is already on the board and wants to save it there again. */
  isSecond?: boolean
  /** The idempotency key; retries of the same save reuse it. */
  key?: string
  context?: SaveContext
  onSaved?: () => void
}

/** Saves a pin. The change is shown at once and reverted if the server refuses it. */
export async function savePinOptimistically(
  frame: AppContextValue,
  pin: KnownPin,
  place: SavePlace,
  how: SavePinOptions = {},
): Promise<void> {
  const { store, ask, say } = frame
  const wish = { ...how, key: how.key ?? makeIdempotencyKey() }
  const again = () => void savePinOptimistically(frame, pin, place, wish)
  if (!store.get().viewer.is_auth) return openLoginPrompt({ reason: 'save', pin_id: pin.id, finish: again })
  await runSaveInOrder(pin.id, 'saving', async () => {
    const { viewer } = store.get()
    const count = selectEntity(store.get(), 'pin', pin.id)?.repin_count ?? pin.repin_count
    const saved_info = savedInfoForPlace(place, pin.id, viewer.username ?? '')
    const shown = { saved_info, repin_count: count + 1 }
    const takeBack = store.patch('pin', pin.id, shown)
    const options = {
      pin_id: pin.id,
      board_id: place.board?.id,
      section: place.section?.id,
      allow_duplicate: wish.isSecond,
      event_context: hasComeFromGiftGuide(frame, pin) ? { ...how.context, from_gift_guide_board: true } : how.context,
      disable_event_log_info: true,
      client_tracking_params: selectTrackingParams(frame, pin),
      carousel_slot_id: pin.shown_slot?.slot_id,
    }
    try {
      const answer = await ask(RepinResource.create, options, { key: wish.key, reason: 'save', pin_id: pin.id })
      storeLastSavePlace(viewer.id, place)
      const went = { pinId: pin.id, newPinId: answer.id, boardId: place.board?.id ?? null }
      const save = { ...went, fromBoardId: pin.board?.id ?? null, ...told(store, pin.id, how) }
      const event = { event_type: LOG_EVENT.savedPin, element: LOG_ELEMENT.save }
      logPinEvent(pin, { ...event, ...toSavedEvent(save, answer.already_saved) }, { isOneTap: how.context?.is_one_tap })
      // The answer already contains the board's new count; only the section's is adjusted.
      if (!answer.already_saved) adjustBoardPinCount(frame, { board_id: null, section_id: place.section?.id }, 1)
      store.invalidate(...REFETCH_AFTER_SAVE)
      if (answer.already_saved && !wish.isSecond) tellAlreadySaved(frame, pin, place)
      else showSavedToast(frame, pin, place, answer.id)
      how.onSaved?.()
      announceGuidanceAction('save')
    } catch (thrown) {
      const write = { kind: 'save', verb: 'create', pin_id: pin.id, options, key: wish.key, shown } as const
      if (isBrowserOffline() && isAskRefusal(thrown) && keepWaitingWrite(frame, { ...write, madeAt: Date.now() }))
        showToast({ text: say('waiting.save') })
      else showRefusalToast(thrown, { say, again })
    } finally {
      takeBack()
    }
  })
}

const told = (store: AppContextValue['store'], pinId: Id, { context }: SavePinOptions) => ({
  suggestedBoards: selectSuggestedBoardIds(store.get(), pinId),
  context,
})

/** Tells the viewer that the pin is already saved there; a second save is made only if they confirm it. */
function tellAlreadySaved(frame: AppContextValue, pin: KnownPin, place: SavePlace) {
  const { say } = frame
  showToast({
    text: say('save.already', { board: place.board?.name ?? say('save.profile') }),
    duration: 5000,
    action: {
      label: say('save.saveAgain'),
      onSelect: () => void savePinOptimistically(frame, pin, place, { isSecond: true }),
    },
  })
}
