import * as z from 'zod'
import { Pin, PinCard } from '../entities/pin.ts'
import { question, resource } from '../resource.ts'
import { Flag, optional, paged } from '../taken.ts'

const open = { policy: 'open' } as const
const staff = { policy: 'staff' } as const
const Slug = z.string().min(1).max(80)

/** Products that can be had: all, of a category and those below it, or those that fit all words of a page's address. */
export const ShoppingFeedResource = resource('ShoppingFeed', {
  get: question({
    options: z.object({
      category: optional(z.union([Slug, z.int().transform(String)])),
      slug: optional(Slug),
      on_sale: optional(Flag),
      ...paged,
    }),
    data: Pin,
    card: PinCard,
    list: true,
    shared: true,
    access: open,
  }),
})

export const ShoppingPage = z.object({
  type: z.literal('shopping_page'),
  id: z.string(),
  /** Its words with capitals: "Mid Century Lamp". */
  name: z.string(),
  product_count: z.int(),
  related: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type ShoppingPage = z.infer<typeof ShoppingPage>

/** A landing page. It exists when staff listed it, or when enough products fit. */
export const ShoppingPageResource = resource('ShoppingPage', {
  get: question({ options: z.object({ slug: Slug }), data: ShoppingPage, access: open }),
  create: question({
    options: z.object({ slug: Slug }),
    data: ShoppingPage,
    access: staff,
    example: { slug: 'mid-century-lamp' },
  }),
})
