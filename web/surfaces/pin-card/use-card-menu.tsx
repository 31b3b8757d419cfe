import { type MouseEvent, useState } from 'react'
import { LOG } from '#domain/log-events.ts'
import { contextMenu } from '#domain/rules/card/context-menu.ts'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { log } from '../../tracking/log.ts'
import { openDialogRoot } from '../save/open-dialog-root.tsx'
import type { MenuPlace } from './CardMenu.tsx'
import { useGridPlace } from './grid-place.ts'

/** Opens what can be done with a card: at its button, at a right click, or as a sheet after a long press. */
export function useCardMenu(pin: KnownPin) {
  const frame = useFrame()
  const grid = useGridPlace()
  const [isOpen, setIsOpen] = useState(false)
  const openAt = (at: MenuPlace, from: HTMLElement, isContextMenu: boolean) => {
    setIsOpen(true)
    void openDialogRoot(frame, async () => {
      const { CardMenu } = await import('./CardMenu.tsx')
      return ({ close }) => (
        <CardMenu
          pin={pin}
          surface={grid.surface}
          at={at}
          isContextMenu={isContextMenu}
          onClose={() => {
            close()
            setIsOpen(false)
            if (from.isConnected && document.activeElement === document.body) from.focus({ preventScroll: true })
          }}
        />
      )
    })
  }
  const openSheet = () => {
    log({ event_type: LOG.longPress, object_id_str: pin.id })
    void openDialogRoot(frame, async () => {
      const { CardSheet } = await import('./CardSheet.tsx')
      return ({ open, close }) => <CardSheet pin={pin} grid={grid} open={open} onClose={close} />
    })
  }
  const may = (by: 'rightClick' | 'longPress') => contextMenu(pin, grid.surface, by) === 'card'
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const isTouch = !grid.isDesktop
    if (event.shiftKey || !may(isTouch ? 'longPress' : 'rightClick')) return
    event.preventDefault()
    if (isTouch) return
    const at = { left: event.clientX, top: event.clientY, width: 0, height: 0 }
    const from = event.currentTarget.querySelector('a') ?? event.currentTarget
    // The end of a press outside would close what opened while the button was down.
    if (event.buttons === 0) openAt(at, from, true)
    else addEventListener('pointerup', () => setTimeout(() => openAt(at, from, true)), { once: true })
  }
  const onMore = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!grid.isDesktop) return openSheet()
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    openAt({ left, top, width, height }, currentTarget, false)
  }
  const onLongPress = () => {
    if (may('longPress')) openSheet()
  }
  return { isOpen, onContextMenu, onMore, onLongPress }
}
