import { ChevronLeft } from 'lucide-react'
import { BoardResource } from '#domain/resources/boards.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useGo, useSay } from '../../../frame.tsx'
import { usePlace } from '../../../router/place.tsx'
import { useAnswer, useViewer } from '../../../state/hooks.ts'
import { NotFound } from '../../failure/NotFound.tsx'
import { rightsOn } from '../board-rights.ts'
import { boardById } from './asks.ts'
import { EditBoardForm } from './EditBoardForm.tsx'
import styles from './edit.module.css'

/** Spec 2, /board/{id}/edit: the editor of a board as a page of its own. */
export function EditBoard() {
  const say = useSay()
  const go = useGo()
  const viewer = useViewer()
  const { answer: board } = useAnswer(BoardResource.get, boardById(usePlace()))
  if (!board) return <Skeleton height={480} shape="card" />
  if (!rightsOn(board, viewer).may('edit')) return <NotFound />
  return (
    <div className={styles.page}>
      <a href={board.url} className={styles.back}>
        <ChevronLeft size={20} aria-hidden="true" />
        {board.name}
      </a>
      <h1>{say('boards.editTitle', { board: board.name })}</h1>
      <EditBoardForm board={board} onCancel={() => void go(board.url)} onDone={(changed) => void go(changed.url)} />
    </div>
  )
}
