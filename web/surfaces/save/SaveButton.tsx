import { useRef } from 'react'
import { type SurfaceName, surfaceRules } from '#domain/constants/surfaces.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { saveButtonType, showsSaveButton } from '#domain/rules/save/save-button.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import type { PopoverHandle } from '#ui/Popover.tsx'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import type { KnownPin } from '../../state/entities.ts'
import { openPickBoardDialog } from './open-pick-board-dialog.ts'
import { PlaceChooser } from './PlaceChooser.tsx'
import { RepinLink } from './RepinLink.tsx'
import styles from './SaveButton.module.css'
import { useSavePin } from './use-save-pin.ts'

type Props = { pin: KnownPin; place: 'card' | 'closeup'; surface?: SurfaceName }

/** Saves a pin to the shown board with one tap; a second tap undoes it. */
export function SaveButton({ pin, place: where, surface = 'RelatedPinGrid' }: Props) {
  const frame = useApp()
  const { say } = frame
  const viewer = useViewer()
  const chooser = useRef<PopoverHandle>(null)
  const { hasSaved } = useGuestSaves(pin.id)
  const { state, isWaiting, place, picksFirst, tap, saveTo } = useSavePin(pin, surface)
  const info = pin.saved_info
  const type = saveButtonType(pin, viewer, surface)
  const isPinPage = where === 'closeup'
  if (type === 'none' || !showsSaveButton(pin, viewer, { surface, isPinPage, hasSavedAsGuest: hasSaved })) return null
  const isSaved = state === 'saved' || state === 'saving'
  const pinTitle = pinName(pin) || say('card.untitled')
  const board = (info ? (info.section?.title ?? info.title) : (place.section?.title ?? place.board?.name)) || null
  const shownBoard = board ?? say('save.profile')
  if (viewer.is_auth && surfaceRules(surface).saveTap === 'repinPage') {
    return (
      <div className={classes(styles.save, styles[where])}>
        <span />
        <RepinLink pin={pin} state={state} board={shownBoard} />
      </div>
    )
  }
  const size = isPinPage ? 'large' : 'medium'
  const isOwn = !isWaiting && info?.local_pin_id === pin.id && state === 'saved'
  // Visitors have no boards to choose from.
  const hasChooser = viewer.is_auth && (isPinPage || type === 'inline')
  const onTap = () => {
    if (!picksFirst) tap()
    else if (hasChooser) chooser.current?.open()
    else openPickBoardDialog(frame, pin, saveTo)
  }
  return (
    <div className={classes(styles.save, styles[where])}>
      {hasChooser ? (
        <PlaceChooser
          ref={chooser}
          pin={pin}
          where={where}
          board={picksFirst ? undefined : shownBoard}
          onPick={saveTo}
        />
      ) : (
        <span />
      )}
      {isOwn ? (
        <Button href={info.url} kind="inverse" size={size} aria-label={say('save.ownName', { board: shownBoard })}>
          {say('save.saved')}
        </Button>
      ) : (
        <Button
          data-save=""
          kind={isSaved ? 'inverse' : 'primary'}
          size={size}
          aria-label={
            isWaiting
              ? say('waiting.saveName', { board: shownBoard, pinTitle })
              : isSaved
                ? say('save.savedName', { board: shownBoard, pinTitle })
                : say('save.saveName', { pinTitle })
          }
          onClick={onTap}
        >
          {say(isWaiting ? 'waiting.label' : isSaved ? 'save.saved' : 'save.save')}
        </Button>
      )}
    </div>
  )
}
