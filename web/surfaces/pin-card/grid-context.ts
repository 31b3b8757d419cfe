import { createContext, type ReactNode, useContext } from 'react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { Id } from '#domain/id.ts'
import type { QueryView } from '#domain/rules/link/pin-path.ts'
import type { KnownBoard, KnownPin } from '../../state/entities.ts'

/** Context that a grid gives its cards. */
export type GridContextValue = {
  surface: SurfaceName
  isDesktop: boolean
  /** The board, on a board's grid. */
  board: KnownBoard | null
  /** Called when a pin stops being a favorite in a grid that shows favorites only. */
  onUnfavorited?: ((pinId: Id) => void) | undefined
  /** Query string appended to the card's link. */
  query?: string
  /** The view that the page's URL names. */
  view?: QueryView
  /** Wrapper around each card, used for example while pins are being selected. */
  around?: CardWrapper | undefined
}
export type CardWrapper = (pin: KnownPin, card: ReactNode) => ReactNode

export const GridContext = createContext<GridContextValue>({ surface: 'AuthHomefeed', isDesktop: true, board: null })

export const useGridContext = () => useContext(GridContext)
