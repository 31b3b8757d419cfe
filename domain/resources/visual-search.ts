import * as z from 'zod'
import { isColor } from '../constants/colors.ts'
import { Pin, PinCard, VisualObjects } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { isCrop } from '../rules/visual/crop.ts'
import { Flag, jsonText, optional, paged } from '../taken.ts'

const Fraction = z.number()
const Crop = z
  .object({
    x: Fraction,
    y: Fraction,
    w: Fraction,
    h: Fraction,
    num_crop_actions: optional(z.coerce.number()),
  })
  .refine(isCrop, 'looks.badCrop')

/** A picture that someone sent to search with, told to that person alone. */
export const SoughtPictureResource = resource('SoughtPicture', {
  get: question({
    options: z.object({ signature: z.string().regex(/^[0-9a-f]{32}$/) }),
    data: z.object({ signature: z.string(), width: z.int(), height: z.int(), objects: VisualObjects }),
    access: { policy: 'open' },
  }),
})

/** The wire: what looks like a picture, or like a part of it. */
export const VisualLiveSearchResource = resource('VisualLiveSearch', {
  get: question({
    options: z.object({
      pin_id: optional(Id),
      image_signature: optional(z.string().regex(/^[0-9a-f]{32}$/)),
      crop: optional(jsonText(Crop)),
      scope: optional(z.enum(['pins', 'buyable_pins'])),
      /** A name of a color, or a hex one. */
      color: optional(z.string().refine((color) => isColor(color), 'looks.badColor')),
      on_sale: optional(Flag),
      force_refresh: optional(Flag),
      keep_duplicates: optional(Flag),
      entry_source: optional(z.string().max(100)),
      crop_source: optional(z.union([z.string().max(100), z.int()])),
      ...paged,
    }),
    data: Pin,
    card: PinCard,
    list: true,
    within: 'results',
    // A signature alone is the right to see its picture; who may see a pin is asked by the answer.
    access: { policy: 'open' },
    costs: 'upload',
  }),
})
