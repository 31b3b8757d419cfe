/** D60: the names of colors, in the order in which their shares are kept. */
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

/** Vsearch.5. A picture counts as of a color from this share of it on, in percent. */
export const COLOR_SHARE = 15

export const isColorName = (text: string): text is Color => (COLORS as readonly string[]).includes(text)

/** A name of a color, or a hex one. */
export const isColor = (text: string): boolean => isColorName(text) || /^#?[0-9a-f]{6}$/i.test(text)
