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

/** A name of a color, or a hex one. */
export const isColor = (text: string): boolean =>
  (COLORS as readonly string[]).includes(text) || /^#?[0-9a-f]{6}$/i.test(text)
