type Pictured = { image_width: number; image_height: number }

/** From here on a picture leaves more room under it than beside it. */
const WIDE_FROM = 1.25

/** A picture's width for each px of its height. */
export function ratioOf({ image_width, image_height }: Pictured): number {
  return Number(((image_width || 1) / (image_height || 1)).toFixed(4))
}

/** Beside a wide picture there stand words alone, and what people say of it stands under it. */
export const isWide = (pin: Pictured): boolean => ratioOf(pin) >= WIDE_FROM
