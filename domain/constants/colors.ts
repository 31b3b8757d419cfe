/** Names of the colors. Color shares are stored in this order. */
export const COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
  'neutral',
] as const
export type Color = (typeof COLORS)[number]

/** Minimum share in percent for a picture to count as having a color (vsearch.5). */
export const COLOR_PERCENT_MIN = 15

export const isColorName = (text: string): text is Color => (COLORS as readonly string[]).includes(text)

/** True for the name of a color or a hex color such as `#a1b2c3`. */
export const isColorNameOrHex = (text: string): boolean => isColorName(text) || /^#?[0-9a-f]{6}$/i.test(text)
