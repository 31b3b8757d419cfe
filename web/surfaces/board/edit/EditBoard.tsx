import { BoardResource } from '#domain/resources/boards.ts'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useGo, useSay } from '../../../frame.tsx'
import { useAnswer, useViewer } from '../../../hooks/hooks.ts'
import { usePlace } from '../../../router/place.tsx'
import { NotFound } from '../../failure/NotFound.tsx'
import { rightsOn } from '../board-rights.ts'
import { boardById } from './asks.ts'
import { EditBoardForm } from './EditBoardForm.tsx'

/** Spec 2, /board/{id}/edit: the editor of a board as a page of its own. */
export function EditBoard() {
  const say = useSay()
  const go = useGo()
  const viewer = useViewer()
  const { answer: board } = useAnswer(BoardResource.get, boardById(usePlace()))
  if (!board) return <Skeleton height={480} shape="card" />
  if (!rightsOn(board, viewer).may('edit')) return <NotFound />
  return (
    <Page title={say('boards.editTitle', { board: board.name })} back={{ href: board.url, text: board.name }}>
      <EditBoardForm board={board} onCancel={() => void go(board.url)} onDone={(changed) => void go(changed.url)} />
    </Page>
  )
}
