/** Postprocesses the pixels of a drawing in place (RGB, three bytes per pixel). */
export type PixelFinish = (pixels: Uint8ClampedArray, width: number, height: number) => void

export const parseHexChannels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
