import type { BoardInvite } from '#domain/entities/board.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { BoardInviteResource, BoardInvitesResource } from '#domain/resources/board-people.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { makeQuestionKey } from '../../state/store.ts'
import { logEvent } from '../../tracking/log.ts'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'
import { OWN_INVITES_OPTIONS } from './asks.ts'

/** Accepts or declines an invitation to a board. Declining shows at once and is reverted when it fails. */
export function useInviteResponse({ id, board }: BoardInvite) {
  const { store, ask, say, navigator } = useApp()
  const { params } = useRouteLocation()
  const { isBusy, act } = useBusyAction()
  const key = makeQuestionKey(BoardInvitesResource.get, OWN_INVITES_OPTIONS)
  const forget = () => store.invalidate(...REFETCH_AFTER_SAVE, BoardInvitesResource.get)

  /** Removes the invitation from the list; the returned function restores it. */
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
      logEvent({ event_type: LOG_EVENT.inviteDenied, object_id_str: board.id })
      forget()
      showToast({ text: say('invitation.declined') })
      if (params.board) await navigator?.again()
    })

  return { isBusy, accept, decline }
}
