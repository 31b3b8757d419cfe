import { BoardResource } from '#domain/resources/boards.ts'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useNavigate, useSay } from '../../../app-context.tsx'
import { useAnswer, useViewer } from '../../../hooks/hooks.ts'
import { useRouteLocation } from '../../../router/route-location.tsx'
import { NotFound } from '../../failure/NotFound.tsx'
import { toBoardRights } from '../board-rights.ts'
import { parseBoardIdOptions } from './asks.ts'
import { EditBoardForm } from './EditBoardForm.tsx'

/** Page /board/{id}/edit: the board editor as a separate page. */
export function EditBoard() {
  const say = useSay()
  const go = useNavigate()
  const viewer = useViewer()
  const { answer: board } = useAnswer(BoardResource.get, parseBoardIdOptions(useRouteLocation()))
  if (!board) return <Skeleton height={480} shape="card" />
  if (!toBoardRights(board, viewer).may('edit')) return <NotFound />
  return (
    <Page title={say('boards.editTitle', { board: board.name })} back={{ href: board.url, text: board.name }}>
      <EditBoardForm board={board} onCancel={() => void go(board.url)} onDone={(changed) => void go(changed.url)} />
    </Page>
  )
}
