export type LayerBox = { top: number; left: number; width: number; height: number }
export type LayerSize = { width: number; height: number }
/** `right` and `left` are the sides of the screen; `over` is the middle of the anchor. */
export type Placement =
  | 'bottom-start'
  | 'bottom'
  | 'bottom-end'
  | 'top-start'
  | 'top'
  | 'top-end'
  | 'right'
  | 'left'
  | 'over'
export type LayerSide = 'top' | 'bottom' | 'left' | 'right' | 'over'
export type PlacedLayer = { top: number; left: number; maxHeight: number; side: LayerSide }

const MARGIN = 8

/**
 * Places a layer next to its anchor: on the preferred side if it fits, or else on the side with more room, and never
 * outside the window.
 */
export function placeLayer(
  anchor: LayerBox,
  layer: LayerSize,
  screen: LayerSize,
  wished: Placement,
  rightToLeft = false,
): PlacedLayer {
  const aside = placeAside(anchor, layer, screen, wished)
  if (aside) return aside
  const above = anchor.top - MARGIN * 2
  const below = screen.height - (anchor.top + anchor.height) - MARGIN * 2
  const wishesTop = wished.startsWith('top')
  const wishedRoom = wishesTop ? above : below
  const onTop = layer.height <= wishedRoom ? wishesTop : above > below
  const room = onTop ? above : below
  const height = Math.min(layer.height, room)
  const top = onTop ? anchor.top - MARGIN - height : anchor.top + anchor.height + MARGIN
  const left = along(anchor, layer.width, wished, rightToLeft)
  return {
    top,
    left: clamp(left, MARGIN, screen.width - layer.width - MARGIN),
    maxHeight: room,
    side: onTop ? 'top' : 'bottom',
  }
}

/** Places a layer over its anchor or beside it; null if neither side has room, or another placement is preferred. */
function placeAside(anchor: LayerBox, layer: LayerSize, screen: LayerSize, wished: Placement): PlacedLayer | null {
  const middle = anchor.top + (anchor.height - layer.height) / 2
  const maxHeight = screen.height - MARGIN * 2
  if (wished === 'over')
    return { top: middle, left: anchor.left + (anchor.width - layer.width) / 2, maxHeight, side: 'over' }
  if (wished !== 'right' && wished !== 'left') return null
  const leftOf = { right: anchor.left + anchor.width + MARGIN, left: anchor.left - MARGIN - layer.width }
  const fits = { right: leftOf.right + layer.width <= screen.width - MARGIN, left: leftOf.left >= MARGIN }
  const side = [wished, wished === 'right' ? 'left' : 'right'].find((one) => fits[one as 'left' | 'right'])
  if (side !== 'right' && side !== 'left') return null
  const height = Math.min(layer.height, maxHeight)
  return { top: clamp(middle, MARGIN, screen.height - height - MARGIN), left: leftOf[side], maxHeight, side }
}

function along(anchor: LayerBox, width: number, wished: Placement, rightToLeft: boolean): number {
  const toStart = wished.endsWith('start')
  if (!toStart && !wished.endsWith('end')) return anchor.left + (anchor.width - width) / 2
  return toStart === rightToLeft ? anchor.left + anchor.width - width : anchor.left
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
