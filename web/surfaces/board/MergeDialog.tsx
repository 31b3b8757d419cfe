import { useState } from 'react'
import type { Board, BoardCard } from '#domain/entities/board.ts'
import type { PickedBoard } from '#domain/rules/save/save-place.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { BulkProgress } from './BulkProgress.tsx'
import { OwnBoards } from './OwnBoards.tsx'
import styles from './organize/SavePlaceDialog.module.css'

type Props = { board: Board; open: boolean; onClose: () => void; onMerge: (into: PickedBoard) => Promise<void> }

/** Chooses the board that receives all pins and sections of this one, and asks for confirmation. */
export function MergeDialog({ board, open, onClose, onMerge }: Props) {
  const say = useSay()
  const { isBusy, act } = useBusyAction()
  const [into, setInto] = useState<BoardCard>()
  const close = () => {
    setInto(undefined)
    onClose()
  }
  const isFor = (other: BoardCard) => other.id !== board.id && other.owner.id === board.owner.id
  return (
    <Dialog
      open={open}
      onClose={close}
      title={say('boards.mergeTitle', { board: board.name })}
      closeLabel={say('shell.close')}
      size="small"
      footer={
        into && (
          <>
            <Button onClick={() => setInto(undefined)}>{say('boards.back')}</Button>
            <Button
              kind="primary"
              busy={isBusy}
              onClick={() =>
                act(async () => {
                  await onMerge(into)
                  close()
                })
              }
            >
              {say('boards.mergeNow')}
            </Button>
          </>
        )
      }
    >
      {into ? (
        <>
          <p role="alert">{say('boards.mergeAsk', { count: board.pin_count, board: board.name, into: into.name })}</p>
          <BulkProgress />
        </>
      ) : (
        <div className={styles.place}>
          <OwnBoards isFor={isFor} empty={say('boards.mergeNone')} onPick={setInto} />
        </div>
      )}
    </Dialog>
  )
}
