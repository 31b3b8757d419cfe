import { createContext, type ReactNode, useContext } from 'react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { Id } from '#domain/id.ts'
import type { NamedView } from '#domain/rules/link/view-in.ts'
import type { KnownBoard, KnownPin } from '../../state/entities.ts'

/** The grid in which a card stands. */
export type GridPlace = {
  surface: SurfaceName
  isDesktop: boolean
  /** Whose board it is, on a board's grid. */
  board: KnownBoard | null
  /** Called when a pin is no longer a favorite where only favorites are shown. */
  onUnfavorited?: ((pinId: Id) => void) | undefined
  /** Stands at the end of the address that a card leads to. */
  query?: string
  /** The view that the address of the page names. */
  view?: NamedView
  /** What the page puts around each card, as while pins are chosen. */
  around?: Around | undefined
}
export type Around = (pin: KnownPin, card: ReactNode) => ReactNode

export const GridPlaceContext = createContext<GridPlace>({ surface: 'AuthHomefeed', isDesktop: true, board: null })

export const useGridPlace = () => useContext(GridPlaceContext)
