type Pictured = { image_width: number; image_height: number }

/** From this aspect ratio on, a picture leaves more space below it than next to it. */
const WIDE_FROM = 1.25
/** From this aspect ratio on, a picture is lower than the text next to it. */
const PANORAMA_FROM = 2.2

/** Width of a picture divided by its height. */
export function pictureAspectRatio({ image_width, image_height }: Pictured): number {
  return Number(((image_width || 1) / (image_height || 1)).toFixed(4))
}

type PanePin = Pictured & {
  is_eligible_for_pdp?: boolean | undefined
  rich_summary?: { type_name: string } | null | undefined
}

/**
 * Position of the comments that leaves no half of the pane empty: next to a tall picture below the text, across the
 * full width under a wide one, and under the picture alone where the text next to it is taller.
 */
export function commentsPlacement(pin: PanePin): 'beside' | 'across' | 'under' {
  const ratio = pictureAspectRatio(pin)
  if (pin.is_eligible_for_pdp || pin.rich_summary?.type_name === 'recipe' || ratio >= PANORAMA_FROM) return 'under'
  return ratio >= WIDE_FROM ? 'across' : 'beside'
}
