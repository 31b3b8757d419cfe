import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { REPIN_CONFIRMATION_MS } from '#domain/constants/timings.ts'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { parseSaveContext } from '#domain/rules/save/save-pin.ts'
import { type SavePlace, savedInfoForPlace } from '#domain/rules/save/save-place.ts'
import { Button } from '#ui/Button.tsx'
import { useApp, useNavigate, useSay } from '../../app-context.tsx'
import { useAnswer, useConfig, useEntity, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'
import { NotFound } from '../failure/NotFound.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { BoardPicker } from '../save/BoardPicker.tsx'
import { closeStandalonePage } from '../save/close-standalone-page.ts'
import { moveSavedPin } from '../save/move-saved-pin.ts'
import { savePinOptimistically } from '../save/save-pin.ts'
import styles from './Repin.module.css'

/** Page that chooses a board for a pin; with `isEditingPin` in the URL it moves a pin that was just saved. */
export function Repin() {
  const place = useRouteLocation()
  const { refusal } = useAnswer(PinResource.get, parsePinOptions(place))
  const pin = useEntity('pin', parseRoutePinId(place))
  if (refusal && refusal.kind !== 'offline') return <NotFound />
  if (!pin || pin.image_width === undefined) return <GridSkeleton />
  return <Choose pin={pin} />
}

type Step = { at: 'choosing' } | { at: 'saving' | 'saved'; where: SavePlace }

function Choose({ pin }: { pin: KnownPin }) {
  const frame = useApp()
  const { say } = frame
  const go = useNavigate()
  const { media_url } = useConfig()
  const { path, query } = useRouteLocation()
  const isAlone = /\/x\/?$/.test(path)
  const isMove = query.get('isEditingPin') === 'true'
  const original = (query.get('originalPinId') ?? pin.id) as Id
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const leave = () => go(`/pin/${original}/`, { replace: true })
  const close = () => (isAlone ? closeStandalonePage(frame, () => void leave()) : void leave())
  const pick = async (where: SavePlace, isSecond: boolean) => {
    if (isMove) {
      if (await moveSavedPin(frame, pin, where, original)) await leave()
      return
    }
    setStep({ at: 'saving', where })
    let isSaved = false
    await savePinOptimistically(frame, pin, where, {
      isSecond,
      context: parseSaveContext(query),
      onSaved: () => (isSaved = true),
    })
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

type RepinStepProps = {
  step: Exclude<Step, { at: 'choosing' }>
  original: Id
  /** Closes a page that was opened on its own (path `…/x/`); undefined when the pin's page can be returned to. */
  onClose: (() => void) | undefined
  onConfirmed: () => void
}

/** Plays an animation, then shows after 3 s where the pin was saved (`save.22`). */
function Confirmation({ step: { at, where }, original, onClose, onConfirmed }: RepinStepProps) {
  const say = useSay()
  const { username } = useViewer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is confirmed once
  useEffect(() => {
    const timer = setTimeout(onConfirmed, REPIN_CONFIRMATION_MS)
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
  const { url } = savedInfoForPlace(where, original, username ?? '')
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

/** The selected entry of the list: the board in the link, else the viewer's save. */
function chosenPlace(pin: KnownPin, boardId: string | null): KnownPin['saved_info'] {
  if (!boardId) return pin.saved_info
  const section = pin.section && pin.board?.id === boardId ? pin.section : null
  const type = section ? 'section' : 'board'
  return { local_pin_id: pin.id, board_id: boardId as Id, title: pin.board?.name ?? null, type, url: '', section }
}
