import * as z from 'zod'
import { COLORS } from '../constants/colors.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { SHOP_SORTS } from '../rules/shopping/shop-filter.ts'
import { Done } from './session.ts'

const open = { policy: 'open' } as const
const staff = { policy: 'staff' } as const
const Slug = z.string().min(1).max(80)

/** Available products: all, of a category and its children, or those that match all words of a shopping page's slug. */
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
      ...pagedOptions,
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
  /** The words of the slug with capitals: "Mid Century Lamp". */
  name: z.string(),
  product_count: z.int(),
  related: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type ShoppingPage = z.infer<typeof ShoppingPage>

/** A landing page. It exists when staff listed it, or when enough products match. */
export const ShoppingPageResource = resource('ShoppingPage', {
  get: question({ options: z.object({ slug: Slug }), data: ShoppingPage, access: open }),
  create: question({
    options: z.object({ slug: Slug }),
    data: ShoppingPage,
    access: staff,
    example: { slug: 'mid-century-lamp' },
  }),
  /** Removes a page from the staff's list: it then exists only while enough products match. */
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

/** Pages that staff listed, with author and time. */
export const StaffShoppingPagesResource = resource('StaffShoppingPages', {
  get: question({ options: z.object({ ...pagedOptions }), data: StaffShoppingPage, list: true, access: staff }),
})

/** What products can be narrowed to: brands and currencies, most products first; the currency of the viewer's country before all. */
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
  /** The shop that sells them, with the URL of all its products. */
  shop: z.object({ name: z.string(), url: z.string() }).nullable(),
  from_shop: z.array(PinCard),
  for_less: z.array(PinCard),
})
export type ProductRows = z.infer<typeof ProductRows>

/** Rows below a product (card.53): more from its brand or shop, and cheaper products of its kind. */
export const ProductRowsResource = resource('ProductRows', {
  get: question({
    options: z.object({ pin: Id }),
    data: ProductRows,
    access: { policy: 'see-pin', of: (o) => o.pin },
  }),
})
