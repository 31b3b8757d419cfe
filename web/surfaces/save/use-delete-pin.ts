import { BoardFeedResource, BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import { PinResource, PinRestoreResource } from '#domain/resources/pins.ts'
import { UserActivityPinsResource, UserPinsResource } from '#domain/resources/users.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useNavigate, usePages } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import type { KnownPin } from '../../state/entities.ts'
import { adjustBoardPinCount, toPinPlacement } from './adjust-board-pin-count.ts'
import { requestPinDeletion } from './request-pin-deletion.ts'

const UNDO_FOR = 8000
const LISTS = [BoardFeedResource.get, UserPinsResource.get, UserActivityPinsResource.get]
const AROUND = [BoardResource.get, BoardsResource.get]

/** Deletes a pin, leaves its page, and shows a toast to undo it. */
export function useDeletePinWithUndo(pin: KnownPin) {
  const frame = useApp()
  const { store, ask, say } = frame
  const go = useNavigate()
  const isOver = usePages(({ layer }) => layer !== undefined)
  const tell = (thrown: unknown) => {
    if (!isAskRefusal(thrown)) throw thrown
    if (!thrown.dismissed) showToast({ text: thrown.message, tone: 'error' })
  }
  const restore = async () => {
    await ask(PinRestoreResource.update, { id: pin.id })
    adjustBoardPinCount(frame, toPinPlacement(pin), 1)
    store.invalidate(...LISTS, ...AROUND, PinResource.get)
    await go(`/pin/${pin.id}/`)
    showToast({ text: say('closeup.restored') })
  }
  return async () => {
    try {
      const wasThere = await requestPinDeletion(frame, pin.id)
      adjustBoardPinCount(frame, toPinPlacement(pin), -1)
      store.drop('pin', pin.id)
      store.invalidate(...AROUND, PinResource.get)
      if (isOver) history.back()
      else await go(pin.board?.url ?? '/me/', { replace: true })
      showToast({
        text: say('closeup.deleted'),
        duration: UNDO_FOR,
        action: wasThere ? { label: say('shell.undo'), onSelect: () => void restore().catch(tell) } : undefined,
      })
    } catch (thrown) {
      tell(thrown)
    }
  }
}
