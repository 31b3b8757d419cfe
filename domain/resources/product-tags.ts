import * as z from 'zod'
import { PRODUCT_TAGS_MAX } from '../constants/limits.ts'
import { Pin } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { jsonOption } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const share = z.number().min(0).max(1)

/** All products tagged in a picture (shop.10); an empty list removes them. */
export const ProductTagsResource = resource('ProductTags', {
  update: question({
    options: z.object({
      pin_id: Id,
      product_tags: jsonOption(z.array(z.object({ pin_id: Id, x: share, y: share })).max(PRODUCT_TAGS_MAX)),
    }),
    data: Pin,
    access: { policy: 'change-pin', of: (o) => o.pin_id },
  }),
})
