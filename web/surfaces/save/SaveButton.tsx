import { pinName } from '#domain/rules/pin/pin-name.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { PlaceChooser } from './PlaceChooser.tsx'
import styles from './SaveButton.module.css'
import { useSavePin } from './use-save-pin.ts'

type Props = { pin: KnownPin; place: 'card' | 'closeup' }

/** Saves with one tap to the board beside it, and takes it back with another. */
export function SaveButton({ pin, place: where }: Props) {
  const say = useSay()
  const { state, place, tap, saveTo } = useSavePin(pin)
  const info = pin.saved_info
  const isSaved = state === 'saved' || state === 'saving'
  const pinTitle = pinName(pin) || say('card.untitled')
  const board = (info ? (info.section?.title ?? info.title) : (place.section?.title ?? place.board?.name)) || null
  const shownBoard = board ?? say('save.profile')
  const size = where === 'closeup' ? 'large' : 'medium'
  const isOwn = info?.local_pin_id === pin.id && state === 'saved'
  return (
    <div className={classes(styles.save, styles[where])}>
      <PlaceChooser pin={pin} where={where} board={shownBoard} onPick={saveTo} />
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
            isSaved ? say('save.savedName', { board: shownBoard, pinTitle }) : say('save.saveName', { pinTitle })
          }
          onClick={tap}
        >
          {say(isSaved ? 'save.saved' : 'save.save')}
        </Button>
      )}
    </div>
  )
}
