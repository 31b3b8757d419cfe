import { BoardFeedResource, BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import { PinResource, PinRestoreResource } from '#domain/resources/pins.ts'
import { UserActivityPinsResource, UserPinsResource } from '#domain/resources/users.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused } from '../../ask.ts'
import { useFrame, useGo, usePages } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { countOnBoard, placeOfPin } from './count-on-board.ts'
import { deletePin } from './delete-pin.ts'

const UNDO_FOR = 8000
const LISTS = [BoardFeedResource.get, UserPinsResource.get, UserActivityPinsResource.get]
const AROUND = [BoardResource.get, BoardsResource.get]

/** Deletes a pin, leaves its page, and offers to take it back for a while. */
export function useDeletePin(pin: KnownPin) {
  const frame = useFrame()
  const { store, ask, say } = frame
  const go = useGo()
  const isOver = usePages(({ layer }) => layer !== undefined)
  const tell = (thrown: unknown) => {
    if (!isRefused(thrown)) throw thrown
    if (!thrown.dismissed) showToast({ text: thrown.message, tone: 'error' })
  }
  const restore = async () => {
    await ask(PinRestoreResource.update, { id: pin.id })
    countOnBoard(frame, placeOfPin(pin), 1)
    store.forget(...LISTS, ...AROUND, PinResource.get)
    await go(`/pin/${pin.id}/`)
    showToast({ text: say('closeup.restored') })
  }
  return async () => {
    try {
      const wasThere = await deletePin(frame, pin.id)
      countOnBoard(frame, placeOfPin(pin), -1)
      store.drop('pin', pin.id)
      store.forget(...AROUND, PinResource.get)
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
