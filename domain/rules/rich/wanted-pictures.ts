import type { Product, RichMetadata, RichSummary } from '../../entities/product.ts'
import type { ParsedProduct } from './parse-product.ts'

/**
 * URLs of product pictures to fetch: further ones of the first product, those of its variants by item, and one of each
 * other product.
 */
export type WantedPictures = { further: string[]; variants: Record<string, string>; others: (string | null)[] }

export type AdditionalImage = Product['additional_images'][number]
type RichFields = { rich_summary?: RichSummary | null; rich_metadata?: RichMetadata | null }

const FURTHER_MOST = 10
const VARIANTS_MOST = 20

/** Lists the pictures of a page that belong to its products (shop.3, shop.6, shop.13). */
export function listWantedPictures(product: ParsedProduct, others: readonly ParsedProduct[]): WantedPictures {
  const variants = product.variants ?? []
  const kept = [...new Set(variants.flatMap(({ picture }) => picture ?? []))].slice(0, VARIANTS_MOST)
  return {
    further: (product.pictures ?? []).slice(0, FURTHER_MOST),
    variants: Object.fromEntries(
      variants.flatMap(({ item_id, picture }) => (picture && kept.includes(picture) ? [[item_id, picture]] : [])),
    ),
    others: others.map(({ pictures }) => pictures?.[0] ?? null),
  }
}

export const wantedPictureUrls = ({ further, variants, others }: WantedPictures): string[] => [
  ...new Set([...further, ...Object.values(variants), ...others.flatMap((one) => one ?? [])]),
]

/** Whether two lists want the same pictures; stored lists have lost the order of their keys. */
export const areSameWantedPictures = (...both: [WantedPictures, WantedPictures]): boolean => {
  const [one, other] = both.map(({ further, variants, others }) =>
    JSON.stringify([further, Object.entries(variants).sort(), others]),
  )
  return one === other
}

/**
 * Adds the pictures fetched from these URLs to the products; `own` is the pin's picture, which is not repeated among
 * the further ones.
 */
export function addFoundPictures<T extends RichFields>(
  told: T,
  { further, variants, others }: WantedPictures,
  found: ReadonlyMap<string, AdditionalImage>,
  own: string | null,
): T {
  const pictures = (addresses: readonly (string | null)[]) => {
    const bySignature = new Map(
      addresses.flatMap((address) => {
        const picture = found.get(address ?? '')
        return picture ? [[picture.image_signature, picture] as const] : []
      }),
    )
    if (own) bySignature.delete(own)
    return [...bySignature.values()]
  }
  return eachProduct(told, (product, at) =>
    at > 0
      ? { ...product, additional_images: pictures([others[at - 1] ?? null]) }
      : {
          ...product,
          additional_images: pictures([...further, ...Object.values(variants)]),
          variant_set: withSignatures(product, (item) => found.get(variants[item] ?? '')?.image_signature ?? null),
        },
  )
}

/** Adds pictures fetched earlier for the same product. */
export function addKnownPictures<T extends RichFields>(told: T, known: RichFields): T {
  const before = known.rich_summary?.products ?? []
  return eachProduct(told, (product, at) => {
    const one = before[at]
    if (!one || (at > 0 && one.name !== product.name)) return product
    const signatures = new Map(one.variant_set?.variants.map((v) => [v.item_id, v.image_signature]))
    const variant_set = withSignatures(product, (item) => signatures.get(item) ?? null)
    return { ...product, additional_images: one.additional_images, variant_set }
  })
}

const withSignatures = ({ variant_set }: Product, of: (item_id: string) => string | null): Product['variant_set'] =>
  variant_set && {
    ...variant_set,
    variants: variant_set.variants.map((one) => ({ ...one, image_signature: of(one.item_id) })),
  }

function eachProduct<T extends RichFields>(told: T, change: (product: Product, at: number) => Product): T {
  const { rich_summary, rich_metadata } = told
  return {
    ...told,
    ...(rich_summary && { rich_summary: { ...rich_summary, products: rich_summary.products.map(change) } }),
    ...(rich_metadata && { rich_metadata: { ...rich_metadata, products: rich_metadata.products.map(change) } }),
  }
}
