import type { Board } from '#domain/entities/board.ts'
import { LOG } from '#domain/log-events.ts'
import { BoardCollaboratorResource } from '#domain/resources/board-people.ts'
import { BoardArchiveResource, BoardMergeResource, BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import { BulkEditUndoResource } from '#domain/resources/bulk.ts'
import type { PickedBoard } from '#domain/rules/save/save-place.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame, useGo } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useRefetchViewer } from '../../hooks/use-save-settings.ts'
import type { State } from '../../state/store.ts'
import { log } from '../../tracking/log.ts'
import { LISTS_OF_PINS } from '../save/lists-of-pins.ts'
import { tellRefusal } from '../save/tell-refusal.ts'
import { finished } from './bulk-work.ts'
import { dropBoard } from './drop-board.ts'

const UNDO_FOR = 8000

/** What changes a board as a whole. Each refusal is told; nothing is thrown but bugs. */
export function useBoardActs(board: Board) {
  const frame = useFrame()
  const { store, ask, say } = frame
  const viewer = useViewer()
  const refetchViewer = useRefetchViewer()
  const go = useGo()
  const named = { board: board.name }
  const forget = () => store.forget(...LISTS_OF_PINS, BoardResource.get, BoardsResource.get)
  const told = async (action: () => Promise<unknown>) => {
    try {
      await action()
    } catch (thrown) {
      tellRefusal(thrown)
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
      const before = dropBoard(store, board.id)
      forget()
      void refetchViewer()
      await go(`/${board.owner.username}/_saved/`, { replace: true })
      showToast({
        text: say('boards.deleted', named),
        duration: UNDO_FOR,
        action: { label: say('shell.undo'), onSelect: () => void restore(job.id, before) },
      })
      await finished(frame, job)
    })

  const restore = (id: Board['id'], before: State['lists']) =>
    told(async () => {
      await finished(frame, await ask(BulkEditUndoResource.create, { id }))
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
      log({ event_type: LOG.collaboratorRemoved, object_id_str: board.id, aux_data: { user_id: viewer.id } })
      forget()
      store.drop('board', board.id)
      await go('/me/', { replace: true })
      showToast({ text: say('boards.left', named) })
    })

  const mergeInto = (into: PickedBoard) =>
    told(async () => {
      const job = await ask(BoardMergeResource.create, { board_id: board.id, into_board_id: into.id })
      await finished(frame, job)
      store.drop('board', board.id)
      forget()
      void refetchViewer()
      await go(into.url, { replace: true })
      showToast({ text: say('boards.merged', { ...named, into: into.name }) })
    })

  return { setArchived, remove, leave, mergeInto }
}
