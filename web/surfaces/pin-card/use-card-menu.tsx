import { type MouseEvent, useState } from 'react'
import { LOG_COMPONENT, LOG_EVENT } from '#domain/log-events.ts'
import { contextMenuKind } from '#domain/rules/card/card-actions.ts'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { logPinEvent } from '../../tracking/log-pin-event.ts'
import { openDetachedDialog } from '../save/open-detached-dialog.tsx'
import type { MenuAnchor } from './CardMenu.tsx'
import { useGridContext } from './grid-context.ts'

/** Opens the card menu: at its button, at a right click, or as a sheet after a long press. */
export function useCardMenu(pin: KnownPin) {
  const frame = useApp()
  const grid = useGridContext()
  const [isOpen, setIsOpen] = useState(false)
  const openAt = (at: MenuAnchor, from: HTMLElement, isContextMenu: boolean) => {
    setIsOpen(true)
    void openDetachedDialog(frame, async () => {
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
    logPinEvent(pin, { event_type: LOG_EVENT.longPress, component: LOG_COMPONENT.card }, grid)
    void openDetachedDialog(frame, async () => {
      const { CardSheet } = await import('./CardSheet.tsx')
      return ({ open, close }) => <CardSheet pin={pin} grid={grid} open={open} onClose={close} />
    })
  }
  const may = (by: 'rightClick' | 'longPress') => contextMenuKind(pin, grid.surface, by) === 'card'
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const isTouch = !grid.isDesktop
    if (event.shiftKey || !may(isTouch ? 'longPress' : 'rightClick')) return
    event.preventDefault()
    if (isTouch) return
    const at = { left: event.clientX, top: event.clientY, width: 0, height: 0 }
    const from = event.currentTarget.querySelector('a') ?? event.currentTarget
    // Releasing the button outside would close a menu that opened while the button was down.
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
