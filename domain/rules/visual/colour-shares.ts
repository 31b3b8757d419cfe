const HUES = 12
const LIGHTS = 3
const GREYS = 4
export const COLOUR_SHARES = HUES * LIGHTS + GREYS

/** How much of a picture has which colour: twelve hues in three degrees of light, and four greys. Together they have length 1. */
export function colourShares(pixels: Uint8Array, step = 1): number[] {
  const shares = new Array<number>(COLOUR_SHARES).fill(0)
  const add = (at: number, part: number) => {
    shares[at] = shares[at]! + part
  }
  for (let at = 0; at + 2 < pixels.length; at += 3 * step) {
    const [light, a, b] = seen(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
    if (Math.hypot(a, b) < 0.03) add(HUES * LIGHTS + Math.min(GREYS - 1, Math.floor(light * GREYS)), 1)
    else {
      const hue = ((Math.atan2(b, a) + Math.PI) / (2 * Math.PI)) * HUES
      const degree = Math.min(LIGHTS - 1, Math.floor(light * LIGHTS))
      // Between two hues it counts for both, so that a slight change of colour is a slight change here.
      add((Math.floor(hue) % HUES) * LIGHTS + degree, 1 - (hue % 1))
      add(((Math.floor(hue) + 1) % HUES) * LIGHTS + degree, hue % 1)
    }
  }
  return withLengthOne(shares.map(Math.sqrt))
}

export function withLengthOne(values: readonly number[]): number[] {
  const length = Math.hypot(...values) || 1
  return values.map((value) => value / length)
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

/** A colour as eyes tell colours apart (Oklab): light, then red against green, then yellow against blue. */
function seen(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}
