import * as z from 'zod'
import { COLORS } from '../constants/colors.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { SHOP_SORTS } from '../rules/shopping/shop-filter.ts'
import { Flag, optional, paged } from '../taken.ts'
import { Done } from './session.ts'

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
      free_shipping: optional(Flag),
      brand: optional(z.string().max(60)),
      color: optional(z.enum(COLORS)),
      price: optional(z.string().max(30)),
      currency: optional(z.string().length(3)),
      sort: optional(z.enum(SHOP_SORTS)),
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
  /** Takes a page off the staff's list: it then exists only while enough products fit it. */
  delete: question({
    options: z.object({ slug: Slug }),
    data: Done,
    access: staff,
    example: { slug: 'mid-century-lamp' },
  }),
})

export const StaffShoppingPage = z.object({
  type: z.literal('staff_shopping_page'),
  id: z.string(),
  name: z.string(),
  product_count: z.int(),
  listed_by: z.string(),
  listed_at: z.string(),
})

/** What staff listed, with who and when. */
export const StaffShoppingPagesResource = resource('StaffShoppingPages', {
  get: question({ options: z.object({ ...paged }), data: StaffShoppingPage, list: true, access: staff }),
})

/** What products can be narrowed to: brands and currencies, most products first. */
export const ShopNames = z.object({
  type: z.literal('shop_names'),
  id: z.literal('all'),
  brands: z.array(z.string()),
  currencies: z.array(z.string()),
})
export const ShopNamesResource = resource('ShopNames', {
  get: question({ options: z.object({}), data: ShopNames, access: open }),
})

export const ProductRows = z.object({
  type: z.literal('product_rows'),
  /** The product's pin. */
  id: Id,
  /** Whose products they are, and where all of them stand. */
  shop: z.object({ name: z.string(), url: z.string() }).nullable(),
  from_shop: z.array(PinCard),
  for_less: z.array(PinCard),
})
export type ProductRows = z.infer<typeof ProductRows>

/** card.53. Below a product: more of its maker or shop, and what of its kind costs less. */
export const ProductRowsResource = resource('ProductRows', {
  get: question({
    options: z.object({ pin: Id }),
    data: ProductRows,
    access: { policy: 'see-pin', of: (o) => o.pin },
  }),
})
