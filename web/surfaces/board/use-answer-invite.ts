import type { BoardInvite } from '#domain/entities/board.ts'
import { LOG } from '#domain/log-events.ts'
import { BoardInviteResource, BoardInvitesResource } from '#domain/resources/board-people.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame } from '../../frame.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { usePlace } from '../../router/place.tsx'
import { questionKey } from '../../state/store.ts'
import { log } from '../../tracking/log.ts'
import { LISTS_OF_PINS } from '../save/lists-of-pins.ts'
import { MY_INVITES } from './asks.ts'

/** Joining a board or declining: declining shows at once and comes back when it fails. */
export function useAnswerInvite({ id, board }: BoardInvite) {
  const { store, ask, say, navigator } = useFrame()
  const { params } = usePlace()
  const { isBusy, act } = useBusyAction()
  const key = questionKey(BoardInvitesResource.get, MY_INVITES)
  const forget = () => store.forget(...LISTS_OF_PINS, BoardInvitesResource.get)

  /** Takes the invitation away; the function given back shows it again. */
  const takeAway = () => {
    const before = store.get().lists[key]
    if (!before) return () => {}
    const isThis = (item: unknown) => (item as { $?: string }).$ === `boardinvite:${id}`
    store.setLists({ [key]: { ...before, items: before.items.filter((item) => !isThis(item)) } })
    return () => store.setLists({ [key]: before })
  }

  const accept = () =>
    act(async () => {
      await ask(BoardInviteResource.update, { board_id: board.id })
      forget()
      takeAway()
      if (params.board) await navigator?.again()
      else await navigator?.go(board.url)
      showToast({ text: say('invitation.joined', { board: board.name }) })
    })

  const decline = () =>
    act(async () => {
      const putBack = takeAway()
      try {
        await ask(BoardInviteResource.delete, { board_id: board.id })
      } catch (thrown) {
        putBack()
        throw thrown
      }
      log({ event_type: LOG.inviteDenied, object_id_str: board.id })
      forget()
      showToast({ text: say('invitation.declined') })
      if (params.board) await navigator?.again()
    })

  return { isBusy, accept, decline }
}
