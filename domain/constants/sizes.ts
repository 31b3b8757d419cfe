/**
 * The only sizes in which pictures are rendered. A `null` height keeps the aspect ratio; sizes with both numbers crop
 * to fill.
 */
export const IMAGE_SIZES = {
  '75x75_RS': [75, 75],
  '136x136': [136, 136],
  '140x140_RS': [140, 140],
  '170x': [170, null],
  '216x146': [216, 146],
  '222x': [222, null],
  '236x': [236, null],
  '237x': [237, null],
  '280x280_RS': [280, 280],
  '345x': [345, null],
  '400x300': [400, 300],
  '424x278': [424, 278],
  '474x': [474, null],
  '564x': [564, null],
  '600x': [600, null],
  '600x315': [600, 315],
  '640x508': [640, 508],
  '736x': [736, null],
} as const satisfies Record<string, readonly [number, number | null]>

export type ImageSize = keyof typeof IMAGE_SIZES | 'originals'

/** Keys of `pin.images`, besides `orig`. */
export const PIN_IMAGE_SIZES = ['136x136', '170x', '236x', '474x', '564x', '600x315', '736x'] as const

/** Maximum number of pixels by format. Decoding AVIF takes four times the memory of the others. */
export const PICTURE_MAX_PIXELS = { jpg: 100e6, png: 100e6, webp: 100e6, gif: 100e6, avif: 25e6 } as const
export const PICTURE_MIN_SIDE = 10
/** WebP sides end at 16,383 px; a rendition of a very tall picture becomes narrower instead. */
export const PICTURE_MAX_SIDE = 16_000

/** Lengths of cards and their parts, in px. */
export const SOURCE_LINK_WIDTH = { whole: 132, truncated: 87 } as const
export const ATTRIBUTION_HEIGHT = { squareWithPrice: 68, withMerchant: 90 } as const
export const PRICE_ROW_HEIGHT_PX = 18
export const REACTIONS_ROW_HEIGHT_PX = 18
export const REACTION_ICON_PX = 17
export const STAT_ICON_PX = 12
export const SHOPPING_INDICATOR_PX = { large: 32, small: 24 } as const
export const HEADER_ONLY_BELOW_PX = 160
export const LONG_PRESS_MOVE_MAX_PX = 10

/** Keys of `pin.images`, the sharpest first. */
export const IMAGE_SIZES_SHARPEST_FIRST = ['736x', 'orig', '474x', '236x'] as const
