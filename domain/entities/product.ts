import * as z from 'zod'

/** Prices are in whole units of the currency (12.5 is twelve dollars fifty). */
export const OfferSummary = z.object({
  currency: z.string(),
  price: z.number().nullable(),
  min_price: z.number().nullable(),
  max_price: z.number().nullable(),
  standard_price: z.number().nullable(),
})
export type OfferSummary = z.infer<typeof OfferSummary>

/** Fields of a product that a card reads. */
export const ProductCard = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.object({ name: z.string(), signature: z.string().nullable() }).nullable(),
  offer_summary: OfferSummary.nullable(),
  label_info: z.object({ labels: z.array(z.string()) }).optional(),
})
export type ProductCard = z.infer<typeof ProductCard>

const Variant = z.object({
  item_id: z.string(),
  values: z.record(z.string(), z.string()),
  offer_summary: OfferSummary.nullable(),
  image_signature: z.string().nullable(),
  is_oos: z.boolean(),
  /** The page that sells this variant, when it has its own. */
  link: z.string().nullable().optional(),
})

/** All fields of one product of a pin. */
export const Product = ProductCard.extend({
  item_id: z.string(),
  item_set_id: z.string().nullable(),
  label_info: z.object({ labels: z.array(z.string()) }),
  /**
   * The lowest order value with free shipping (0 for every order), and how the shop states that it is free for every
   * order.
   */
  shipping_info: z
    .object({ free_shipping_price: z.number().nullable(), free_shipping_value: z.string().nullable() })
    .nullable(),
  variant_set: z
    .object({
      dimension_metadata: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      variants: z.array(Variant),
    })
    .nullable(),
  additional_images: z.array(
    z.object({
      canonical_image: z.string(),
      image_signature: z.string(),
      image_ext: z.string(),
      image_width: z.int(),
      image_height: z.int(),
      dominant_color: z.string(),
    }),
  ),
  /** The product's own page, where the pin's page sells several products. */
  link: z.string().nullable().optional(),
})
export type Product = z.infer<typeof Product>

/** Values as the page states them: a number, a text, or 'None'. */
export const AggregateRating = z.object({
  best_rating: z.number().nullable(),
  rating_value: z.union([z.number(), z.string()]).nullable(),
  review_count: z.int().nullable(),
  rating_count: z.int().nullable(),
})
export type AggregateRating = z.infer<typeof AggregateRating>

/** Fields of a page summary that a card reads. */
export const RichSummaryCard = z.object({
  type_name: z.enum(['product', 'recipe', 'article']),
  display_name: z.string(),
  site_name: z.string(),
  display_cook_time: z.string().nullable(),
  aggregate_rating: AggregateRating.nullable(),
  products: z.array(ProductCard),
})

export const RichSummary = RichSummaryCard.extend({ url: z.string(), products: z.array(Product) })
export type RichSummary = z.infer<typeof RichSummary>

export const RichArticle = z.object({
  headline: z.string(),
  author: z.string().nullable(),
  published_at: z.string().nullable(),
  site_name: z.string(),
})
export type RichArticle = z.infer<typeof RichArticle>

export const RichRecipe = z.object({
  name: z.string(),
  /** Total minutes from preparation to serving. */
  cook_time: z.int().nullable(),
  servings: z.string().nullable(),
  ingredients: z.array(z.string()),
})
export type RichRecipe = z.infer<typeof RichRecipe>

export const RichMetadata = z.object({
  title: z.string(),
  description: z.string(),
  article: RichArticle.nullable(),
  recipe: RichRecipe.nullable(),
  products: z.array(Product),
  /** When the page was last fetched with this content. */
  seen_at: z.string().nullable(),
})
export type RichMetadata = z.infer<typeof RichMetadata>
