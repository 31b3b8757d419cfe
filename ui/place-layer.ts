export type LayerBox = { top: number; left: number; width: number; height: number }
export type LayerSize = { width: number; height: number }
export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end'

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
) {
  const above = anchor.top - MARGIN * 2
  const below = screen.height - (anchor.top + anchor.height) - MARGIN * 2
  const wishesTop = wished.startsWith('top')
  const wishedRoom = wishesTop ? above : below
  const onTop = layer.height <= wishedRoom ? wishesTop : above > below
  const room = onTop ? above : below
  const height = Math.min(layer.height, room)
  const top = onTop ? anchor.top - MARGIN - height : anchor.top + anchor.height + MARGIN
  const left = along(anchor, layer.width, wished, rightToLeft)
  return { top, left: clamp(left, MARGIN, screen.width - layer.width - MARGIN), maxHeight: room }
}

function along(anchor: LayerBox, width: number, wished: Placement, rightToLeft: boolean): number {
  const toStart = wished.endsWith('start')
  if (!toStart && !wished.endsWith('end')) return anchor.left + (anchor.width - width) / 2
  return toStart === rightToLeft ? anchor.left + anchor.width - width : anchor.left
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
