import type { Board } from '#domain/entities/board.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { BoardCollaboratorResource } from '#domain/resources/board-people.ts'
import { BoardArchiveResource, BoardMergeResource, BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import { BulkEditUndoResource } from '#domain/resources/bulk.ts'
import type { PickedBoard } from '#domain/rules/save/save-place.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useNavigate } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useRefetchViewer } from '../../hooks/use-save-settings.ts'
import type { StoreState } from '../../state/store.ts'
import { logEvent } from '../../tracking/log.ts'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import { waitForBulkJob } from './bulk-job.ts'
import { removeBoardFromStore } from './remove-board-from-store.ts'

const UNDO_FOR = 8000

/** Actions that change a whole board. Refusals are shown to the viewer; only bugs throw. */
export function useBoardActions(board: Board) {
  const frame = useApp()
  const { store, ask, say } = frame
  const viewer = useViewer()
  const refetchViewer = useRefetchViewer()
  const go = useNavigate()
  const named = { board: board.name }
  const forget = () => store.invalidate(...REFETCH_AFTER_SAVE, BoardResource.get, BoardsResource.get)
  const told = async (action: () => Promise<unknown>) => {
    try {
      await action()
    } catch (thrown) {
      showRefusalToast(thrown)
    }
  }

  const setArchived = (isArchived: boolean, isUndo = false): Promise<void> =>
    told(async () => {
      const takeAway = store.patch('board', board.id, { archived: isArchived })
      try {
        await ask(isArchived ? BoardArchiveResource.create : BoardArchiveResource.delete, { board_id: board.id })
      } finally {
        takeAway()
      }
      forget()
      showToast({
        text: isArchived ? say('boards.archivedNow', named) : say('boards.unarchivedNow', named),
        duration: isUndo ? undefined : UNDO_FOR,
        action: isUndo ? undefined : { label: say('shell.undo'), onSelect: () => void setArchived(!isArchived, true) },
      })
    })

  const remove = () =>
    told(async () => {
      const job = await ask(BoardResource.delete, { board_id: board.id })
      const before = removeBoardFromStore(store, board.id)
      forget()
      void refetchViewer()
      await go(`/${board.owner.username}/_saved/`, { replace: true })
      showToast({
        text: say('boards.deleted', named),
        duration: UNDO_FOR,
        action: { label: say('shell.undo'), onSelect: () => void restore(job.id, before) },
      })
      await waitForBulkJob(frame, job)
    })

  const restore = (id: Board['id'], before: StoreState['lists']) =>
    told(async () => {
      await waitForBulkJob(frame, await ask(BulkEditUndoResource.create, { id }))
      store.setLists(before)
      forget()
      void refetchViewer()
      await go(board.url)
      showToast({ text: say('boards.restored', named) })
    })

  const leave = () =>
    told(async () => {
      const comeBack = store.patch('board', board.id, { collaborated_by_me: false })
      try {
        await ask(BoardCollaboratorResource.delete, { board_id: board.id })
      } finally {
        comeBack()
      }
      logEvent({ event_type: LOG_EVENT.collaboratorRemoved, object_id_str: board.id, aux_data: { user_id: viewer.id } })
      forget()
      store.drop('board', board.id)
      await go('/me/', { replace: true })
      showToast({ text: say('boards.left', named) })
    })

  const mergeInto = (into: PickedBoard) =>
    told(async () => {
      const job = await ask(BoardMergeResource.create, { board_id: board.id, into_board_id: into.id })
      await waitForBulkJob(frame, job)
      store.drop('board', board.id)
      forget()
      void refetchViewer()
      await go(into.url, { replace: true })
      showToast({ text: say('boards.merged', { ...named, into: into.name }) })
    })

  return { setArchived, remove, leave, mergeInto }
}
