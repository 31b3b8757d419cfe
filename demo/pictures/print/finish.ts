/** What happens to the pixels of a drawing before it is kept: RGB, three bytes each, changed in place. */
export type Finish = (pixels: Uint8ClampedArray, width: number, height: number) => void

export const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
