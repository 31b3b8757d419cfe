import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { REPIN_CONFIRMATION } from '#domain/constants/timings.ts'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { contextOfLink } from '#domain/rules/save/save-context.ts'
import { type SavePlace, savedInfoAt } from '#domain/rules/save/save-place.ts'
import { Button } from '#ui/Button.tsx'
import { useFrame, useGo, useSay } from '../../frame.tsx'
import { useAnswer, useConfig, useEntity, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'
import { NotFound } from '../failure/NotFound.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { BoardPicker } from '../save/BoardPicker.tsx'
import { closeAlone } from '../save/close-alone.ts'
import { movePin } from '../save/move-pin.ts'
import { savePin } from '../save/save-pin.ts'
import styles from './Repin.module.css'

/** Spec 2, Routes: where a board is chosen for a pin, as a page of its own; from a toast, for what was just saved. */
export function Repin() {
  const place = usePlace()
  const { refusal } = useAnswer(PinResource.get, pinAsked(place))
  const pin = useEntity('pin', pinIdAt(place))
  if (refusal && refusal.kind !== 'offline') return <NotFound />
  if (!pin || pin.image_width === undefined) return <GridSkeleton />
  return <Choose pin={pin} />
}

type Step = { at: 'choosing' } | { at: 'saving' | 'saved'; where: SavePlace }

function Choose({ pin }: { pin: KnownPin }) {
  const frame = useFrame()
  const { say } = frame
  const go = useGo()
  const { media_url } = useConfig()
  const { path, query } = usePlace()
  const isAlone = /\/x\/?$/.test(path)
  const isMove = query.get('isEditingPin') === 'true'
  const original = (query.get('originalPinId') ?? pin.id) as Id
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const leave = () => go(`/pin/${original}/`, { replace: true })
  const close = () => (isAlone ? closeAlone(frame, () => void leave()) : void leave())
  const pick = async (where: SavePlace, isSecond: boolean) => {
    if (isMove) {
      if (await movePin(frame, pin, where, original)) await leave()
      return
    }
    setStep({ at: 'saving', where })
    let isSaved = false
    await savePin(frame, pin, where, { isSecond, context: contextOfLink(query), onSaved: () => (isSaved = true) })
    if (!isSaved) setStep({ at: 'choosing' })
  }
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Picture pin={pin} mediaUrl={media_url} isFirst />
      </div>
      <div className={styles.side}>
        <h1>{say(isMove ? 'picker.changeTitle' : 'repin.title')}</h1>
        {step.at === 'choosing' ? (
          <>
            <BoardPicker
              pin={{ id: pin.id, saved_info: chosenPlace(pin, isMove ? query.get('pinBoardId') : null) }}
              isMove={isMove}
              profileLabel={say(isMove ? 'picker.profile' : 'picker.toProfile')}
              onPick={(where, isSecond) => void pick(where, isSecond)}
            />
            <Button kind="quiet" onClick={close}>
              {say('edit.cancel')}
            </Button>
          </>
        ) : (
          <Confirmation
            step={step}
            original={original}
            onClose={isAlone ? close : undefined}
            onConfirmed={() => setStep({ at: 'saved', where: step.where })}
          />
        )}
      </div>
    </div>
  )
}

type Shown = {
  step: Exclude<Step, { at: 'choosing' }>
  original: Id
  /** Where it stands alone there is no page of the pin to go back to. */
  onClose: (() => void) | undefined
  onConfirmed: () => void
}

/** Spec 4, Save flow: an animation plays, and after 3 s it says where the pin went. */
function Confirmation({ step: { at, where }, original, onClose, onConfirmed }: Shown) {
  const say = useSay()
  const { username } = useViewer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is confirmed once
  useEffect(() => {
    const timer = setTimeout(onConfirmed, REPIN_CONFIRMATION)
    return () => clearTimeout(timer)
  }, [])
  if (at === 'saving') {
    return (
      <div className={styles.saving} role="status" data-saving="">
        <span className={styles.ring} aria-hidden="true" />
        {say('repin.saving')}
      </div>
    )
  }
  const board = where.section?.title ?? where.board?.name
  const { url } = savedInfoAt(where, original, username ?? '')
  return (
    <div className={styles.saved} role="status" data-confirmed="">
      <span className={styles.mark}>
        <Check size={28} aria-hidden="true" />
      </span>
      <strong>{board ? say('card.savedTo', { board }) : say('card.savedToProfile')}</strong>
      <Button href={url} kind="primary">
        {say('repin.see')}
      </Button>
      {onClose ? (
        <Button kind="quiet" onClick={onClose}>
          {say('shell.close')}
        </Button>
      ) : (
        <Button href={`/pin/${original}/`} kind="quiet">
          {say('repin.back')}
        </Button>
      )}
    </div>
  )
}

/** What stands marked in the list: the board that the link names, else where the viewer has it. */
function chosenPlace(pin: KnownPin, boardId: string | null): KnownPin['saved_info'] {
  if (!boardId) return pin.saved_info
  const section = pin.section && pin.board?.id === boardId ? pin.section : null
  const type = section ? 'section' : 'board'
  return { local_pin_id: pin.id, board_id: boardId as Id, title: pin.board?.name ?? null, type, url: '', section }
}
