export type Box = { top: number; left: number; width: number; height: number }
export type Size = { width: number; height: number }
export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end'

const MARGIN = 8

/** A layer stands beside its anchor: on the wished side if there is room, else on the roomier one, never outside the window. */
export function place(anchor: Box, layer: Size, screen: Size, wished: Placement, rightToLeft = false) {
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

function along(anchor: Box, width: number, wished: Placement, rightToLeft: boolean): number {
  const toStart = wished.endsWith('start')
  if (!toStart && !wished.endsWith('end')) return anchor.left + (anchor.width - width) / 2
  return toStart === rightToLeft ? anchor.left + anchor.width - width : anchor.left
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
