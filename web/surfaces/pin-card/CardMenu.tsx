import { type RefObject, useEffect, useRef } from 'react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { Menu } from '#ui/Menu.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useCardActions } from './use-card-actions.tsx'

/** Rectangle in the window at which the menu opens. */
export type MenuAnchor = { left: number; top: number; width: number; height: number }

type Props = {
  pin: KnownPin
  surface: SurfaceName
  at: MenuAnchor
  /** Opened by a right click; for visitors the menu then keeps the page from scrolling. */
  isContextMenu: boolean
  onClose: () => void
}

/** Menu of a card, at the pointer or at its button. Any click closes it. */
export function CardMenu({ pin, surface, at, isContextMenu, onClose }: Props) {
  const say = useSay()
  const items = useCardActions(pin, surface)
  const { is_auth } = useViewer()
  const point = useRef<HTMLButtonElement>(null)
  useEffect(() => point.current?.click(), [])
  useLockedScroll(isContextMenu && !is_auth)
  return (
    <Menu
      label={say('card.actions')}
      items={items}
      onOpenChange={(open) => !open && onClose()}
      trigger={({ ref, ...props }) => (
        <button
          type="button"
          {...props}
          ref={(element) => {
            point.current = element
            ;(ref as RefObject<HTMLButtonElement | null>).current = element
          }}
          tabIndex={-1}
          aria-hidden="true"
          style={{ position: 'fixed', ...at, padding: 0, opacity: 0, pointerEvents: 'none' }}
        />
      )}
    />
  )
}

function useLockedScroll(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [isLocked])
}
