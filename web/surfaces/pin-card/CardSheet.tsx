import { Bookmark, FolderOpen, Send, Star } from 'lucide-react'
import { surfaceRules } from '#domain/constants/surfaces.ts'
import { toSlotPin } from '#domain/rules/carousel/slides.ts'
import { leavesFavoritesFeed, mayFavorite } from '#domain/rules/favorite/favorite.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { saveButtonType, showsSaveButton } from '#domain/rules/save/save-button.ts'
import { repinPath } from '#domain/rules/save/save-pin.ts'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/Dialog.tsx'
import type { MenuItem } from '#ui/Menu.tsx'
import { useApp, useSay } from '../../app-context.tsx'
import { useEntity, useViewer } from '../../hooks/hooks.ts'
import { getLandingPageType } from '../../hooks/landing-page-type.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useToggleFavorite } from '../react/FavoriteButton.tsx'
import { openPickBoardDialog } from '../save/open-pick-board-dialog.ts'
import { useSavePin } from '../save/use-save-pin.ts'
import { openSendDialog } from '../send/open-send.ts'
import styles from './CardSheet.module.css'
import { toFavoriteBoard } from './favorite-board.ts'
import type { GridContextValue } from './grid-context.ts'
import { useCardActions } from './use-card-actions.tsx'

type Props = { pin: KnownPin; grid: GridContextValue; open: boolean; onClose: () => void }

/** Actions of a card after a long press; on phones a bottom sheet. */
export function CardSheet({ pin: given, grid, open, onClose }: Props) {
  const say = useSay()
  const known = useEntity('pin', given.id) ?? given
  const pin = given.shown_slot ? toSlotPin(known, given.shown_slot) : known
  const items = [...useTaps(pin, grid), ...useCardActions(pin, grid.surface)]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={pinName(pin) || say('card.untitled')}
      closeLabel={say('shell.close')}
      size="small"
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <Item item={item} onClose={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Item({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const shared = {
    className: classes(styles.item, item.danger && styles.danger),
    onClick: () => {
      onClose()
      item.onSelect?.()
    },
    children: (
      <>
        {item.icon}
        <span>
          {item.label}
          {item.hint && <small className={styles.hint}>{item.hint}</small>}
        </span>
      </>
    ),
  }
  return item.href ? <a href={item.href} {...shared} /> : <button type="button" disabled={item.disabled} {...shared} />
}

/** Without hover, saving, favorites and sending are part of the sheet. */
function useTaps(pin: KnownPin, { surface, board, onUnfavorited }: GridContextValue): MenuItem[] {
  const frame = useApp()
  const { say } = frame
  const viewer = useViewer()
  const { state, picksFirst, tap, saveTo } = useSavePin(pin, surface)
  const { hasSaved } = useGuestSaves(pin.id)
  const { isBusy, flip } = useToggleFavorite(pin, surface, (count) => {
    if (leavesFavoritesFeed('delete', onUnfavorited !== undefined, count)) onUnfavorited?.(pin.id)
  })
  const items: MenuItem[] = []
  const isSaved = state === 'saved' || state === 'saving'
  const isOwn = pin.saved_info?.local_pin_id === pin.id
  const hasSave = saveButtonType(pin, viewer, surface) !== 'none'
  if (hasSave && showsSaveButton(pin, viewer, { surface, isPinPage: false, hasSavedAsGuest: hasSaved })) {
    const leadsOn = viewer.is_auth && surfaceRules(surface).saveTap === 'repinPage'
    const choose = () => openPickBoardDialog(frame, pin, saveTo)
    const icon = <Bookmark size={20} aria-hidden="true" />
    if (leadsOn && !isSaved) {
      const href = repinPath(pin.id, { location: getLandingPageType(frame) })
      items.push({ key: 'save', label: say('save.save'), icon, href })
    }
    if (!leadsOn && !isOwn) {
      const onSelect = picksFirst ? choose : tap
      items.push({ key: 'save', label: say(isSaved ? 'save.remove' : 'save.save'), icon, onSelect })
    }
    if (!leadsOn && viewer.is_auth) {
      items.push({
        key: 'choose',
        label: say('picker.title'),
        icon: <FolderOpen size={20} aria-hidden="true" />,
        onSelect: choose,
      })
    }
  }
  if (mayFavorite(viewer, surface, toFavoriteBoard(board))) {
    items.push({
      key: 'favorite',
      label: say(pin.favorited_by_me ? 'favorite.removeShort' : 'favorite.addShort'),
      icon: <Star size={20} aria-hidden="true" />,
      disabled: isBusy,
      onSelect: flip,
    })
  }
  items.push({
    key: 'send',
    label: say('card.send'),
    icon: <Send size={20} aria-hidden="true" />,
    onSelect: () => openSendDialog(frame, { pin }),
  })
  return items
}
