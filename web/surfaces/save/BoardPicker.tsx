import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import { LOG_COMPONENT, LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import { isSavedToPlace, type SavePlace } from '#domain/rules/save/save-place.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { logEvent } from '../../tracking/log.ts'
import styles from './BoardPicker.module.css'
import { CreateBoardForm } from './CreateBoardForm.tsx'
import { PickBoard } from './PickBoard.tsx'
import { PickSection } from './PickSection.tsx'

type Props = {
  /** The pin to save. Places that already have it are marked, and a second save there asks for confirmation. */
  pin?: Pick<KnownPin, 'id' | 'saved_info'>
  /** The pin is moved instead of saved again; choosing its current place changes nothing. */
  isMove?: boolean
  profileLabel: string
  onPick: (place: SavePlace, isSecond: boolean) => void
}
type Step =
  | { at: 'boards' }
  | { at: 'sections'; board: BoardCard }
  | { at: 'create'; name: string }
  | { at: 'again'; place: SavePlace }

/** Chooses a board or section, or creates a board. Escape goes back one step before it closes the picker. */
export function BoardPicker({ pin, isMove = false, profileLabel, onPick }: Props) {
  const say = useSay()
  const [step, setStep] = useState<Step>({ at: 'boards' })
  const saved = pin?.saved_info ?? null
  const back = () => setStep({ at: 'boards' })
  const pinId = pin?.id
  useEffect(
    () =>
      logEvent({
        event_type: LOG_EVENT.boardPickerOpened,
        view_type: LOG_VIEW_TYPE.pin,
        component: LOG_COMPONENT.boardPicker,
        object_id_str: pinId,
      }),
    [pinId],
  )
  const pick = (place: SavePlace) => {
    if (!isMove && isSavedToPlace(saved, place)) setStep({ at: 'again', place })
    else onPick(place, false)
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || step.at === 'boards') return
    event.preventDefault()
    event.stopPropagation()
    back()
  }
  const backButton = (
    <IconButton
      label={say('picker.back')}
      icon={<ArrowLeft size={20} aria-hidden="true" className={styles.arrow} />}
      onClick={back}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Escape of what stands inside
    <div className={styles.picker} onKeyDown={onEscape}>
      {step.at === 'boards' && (
        <PickBoard
          pinId={pin?.id}
          saved={saved}
          profileLabel={profileLabel}
          onProfile={() => pick({ board: null, section: null })}
          onBoard={(board) => (board.section_count > 0 ? setStep({ at: 'sections', board }) : pickBoard(board))}
          onCreate={(name) => setStep({ at: 'create', name })}
        />
      )}
      {step.at === 'sections' && (
        <PickSection
          board={step.board}
          saved={saved}
          back={backButton}
          onPick={(section) => pick({ board: step.board, section })}
        />
      )}
      {step.at === 'create' && (
        <>
          <div className={styles.head}>
            {backButton}
            <strong>{say('boardForm.title')}</strong>
          </div>
          <div className={styles.form}>
            <CreateBoardForm name={step.name} onCancel={back} onCreated={pickBoard} />
          </div>
        </>
      )}
      {step.at === 'again' && (
        <div className={styles.again} role="alert">
          <strong>{say('save.already', { board: nameOf(step.place) })}</strong>
          <p>{say('save.alreadyHint')}</p>
          <Button kind="primary" autoFocus onClick={() => onPick(step.place, true)}>
            {say('save.saveAgain')}
          </Button>
          <Button kind="quiet" onClick={back}>
            {say('picker.back')}
          </Button>
        </div>
      )}
    </div>
  )

  function pickBoard({ id, name, url, privacy }: BoardCard) {
    pick({ board: { id, name, url, privacy }, section: null })
  }

  function nameOf({ board, section }: SavePlace) {
    return section?.title ?? board?.name ?? say('save.profile')
  }
}
