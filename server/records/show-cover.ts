import type { CoverImage } from '#domain/entities/board.ts'
import type { PictureFocus } from '#domain/rules/visual/picture-focus.ts'
import type { AggregateRow } from './load-pins.ts'

type Pictured = Pick<AggregateRow, 'image_signature' | 'image_ext' | 'dominant_color' | 'focus' | 'story_deleted_at'>

/** Shows the picture of an aggregate as a cover; null without a picture, and for a deleted story. */
export function showCover(aggregate: Pictured): CoverImage | null {
  const { image_signature, image_ext, dominant_color, focus, story_deleted_at } = aggregate
  if (!image_signature || story_deleted_at) return null
  return {
    signature: image_signature,
    ext: image_ext,
    dominant_color,
    ...(focus ? { focus: focus as PictureFocus } : {}),
  }
}
