import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../../app-context.tsx'
import { CreateBoardForm } from '../../save/CreateBoardForm.tsx'
import { PickSection } from '../../save/PickSection.tsx'
import { OwnBoards } from '../OwnBoards.tsx'
import styles from './SavePlaceDialog.module.css'

type Props = { open: boolean; title: string; onClose: () => void; onPick: (place: SavePlace) => void }
type Step = { at: 'boards' } | { at: 'sections'; board: BoardCard } | { at: 'create' }

/** Chooses the destination for the selected pins: a board, a section, or a new board. */
export function SavePlaceDialog({ open, title, onClose, onPick }: Props) {
  const say = useSay()
  const [step, setStep] = useState<Step>({ at: 'boards' })
  const back = () => setStep({ at: 'boards' })
  const close = () => {
    back()
    onClose()
  }
  const pick = (place: SavePlace) => {
    back()
    onPick(place)
  }
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={say('shell.close')} size="small">
      <div className={styles.place}>
        {step.at === 'boards' && (
          <>
            <OwnBoards
              leadsOn
              onPick={(board) =>
                board.section_count > 0 ? setStep({ at: 'sections', board }) : pick({ board, section: null })
              }
            />
            <Button wide icon={<Plus size={20} aria-hidden="true" />} onClick={() => setStep({ at: 'create' })}>
              {say('picker.create')}
            </Button>
          </>
        )}
        {step.at === 'sections' && (
          <PickSection
            board={step.board}
            saved={null}
            back={
              <IconButton
                label={say('picker.back')}
                icon={<ArrowLeft size={20} aria-hidden="true" className={styles.arrow} />}
                onClick={back}
              />
            }
            onPick={(section) => pick({ board: step.board, section })}
          />
        )}
        {step.at === 'create' && (
          <CreateBoardForm onCancel={back} onCreated={(board) => pick({ board, section: null })} />
        )}
      </div>
    </Dialog>
  )
}
