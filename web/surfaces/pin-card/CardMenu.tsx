import { type RefObject, useEffect, useRef } from 'react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { Menu } from '#ui/Menu.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useCardActions } from './use-card-actions.tsx'

/** A place in the window beside which the menu opens. */
export type MenuPlace = { left: number; top: number; width: number; height: number }

type Props = {
  pin: KnownPin
  surface: SurfaceName
  at: MenuPlace
  /** By a right click; a visitor's then holds the page still. */
  isContextMenu: boolean
  onClose: () => void
}

/** The menu of a card, at the pointer or at its button. Any click closes it. */
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
