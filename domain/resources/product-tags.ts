import * as z from 'zod'
import { PRODUCT_TAGS_MAX } from '../constants/limits.ts'
import { Pin } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { jsonText } from '../taken.ts'

const share = z.number().min(0).max(1)

/** Shop.10. The products that are tagged in a picture, all at once; none takes them away. */
export const ProductTagsResource = resource('ProductTags', {
  update: question({
    options: z.object({
      pin_id: Id,
      product_tags: jsonText(z.array(z.object({ pin_id: Id, x: share, y: share })).max(PRODUCT_TAGS_MAX)),
    }),
    data: Pin,
    access: { policy: 'change-pin', of: (o) => o.pin_id },
  }),
})
