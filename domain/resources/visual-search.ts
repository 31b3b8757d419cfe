import * as z from 'zod'
import { isColorNameOrHex } from '../constants/colors.ts'
import { Pin, PinCard, VisualObjects } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { Flag, jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { isValidCrop } from '../rules/visual/crop.ts'

const Fraction = z.number()
const Crop = z
  .object({
    x: Fraction,
    y: Fraction,
    w: Fraction,
    h: Fraction,
    num_crop_actions: optional(z.coerce.number()),
  })
  .refine(isValidCrop, 'looks.badCrop')

/** A picture uploaded for a visual search, visible to its uploader alone. */
export const SoughtPictureResource = resource('SoughtPicture', {
  get: question({
    options: z.object({ signature: z.string().regex(/^[0-9a-f]{32}$/) }),
    data: z.object({ signature: z.string(), width: z.int(), height: z.int(), objects: VisualObjects }),
    access: { policy: 'open' },
  }),
})

/** Pins that look similar to a picture or to a part of it. */
export const VisualLiveSearchResource = resource('VisualLiveSearch', {
  get: question({
    options: z.object({
      pin_id: optional(Id),
      image_signature: optional(z.string().regex(/^[0-9a-f]{32}$/)),
      crop: optional(jsonOption(Crop)),
      scope: optional(z.enum(['pins', 'buyable_pins'])),
      /** The name of a color, or a hex color. */
      color: optional(z.string().refine((color) => isColorNameOrHex(color), 'looks.badColor')),
      on_sale: optional(Flag),
      force_refresh: optional(Flag),
      keep_duplicates: optional(Flag),
      entry_source: optional(z.string().max(100)),
      crop_source: optional(z.union([z.string().max(100), z.int()])),
      ...pagedOptions,
    }),
    data: Pin,
    card: PinCard,
    list: true,
    within: 'results',
    // Knowing a signature grants access to its picture; the answer checks who may see a pin.
    access: { policy: 'open' },
    costs: 'upload',
  }),
})
