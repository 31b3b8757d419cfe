import { SHOPPING_FLAGS } from '../../constants/kinds.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../constants/limits.ts'
import { parseAvailability, parseCurrency, parsePageUrl, parsePrice, toPlainText } from '../rich/page-values.ts'
import { type RichFields, toOfferSummary } from '../rich/rich-fields.ts'

export const REQUIRED_COLUMNS = ['id', 'title', 'description', 'link', 'image_link', 'price', 'availability'] as const

export type RowIssueCode = 'missing' | 'invalid' | 'repeated'
export type RowIssue = { field: string; code: RowIssueCode }
export type CatalogueItem = {
  key: string
  title: string
  description: string
  link: string
  image_link: string
  mobile_link: string | null
  /** The last part of its product type. */
  category: string | null
  /** Id of its item group (the product it is a variant of). */
  set: string | null
  /** URLs of additional pictures. */
  further: string[]
  rich: Omit<RichFields, 'rich_metadata'>
}

/** A row can have several problems; all are reported. */
export type CatalogueRowResult = { item: CatalogueItem } | { issues: RowIssue[] }

const NO_BASE = 'about:blank'
const SHORT = 100
const FURTHER_MOST = 10
const LABELS_MOST = 5
const LABEL_MAX = 30
const DIMENSIONS = ['color', 'size'] as const

/** Parses a catalogue row into a product, or a list of its problems (shop.14). The product's page must be public. */
export function parseCatalogueRow(
  said: Readonly<Record<string, string>>,
  isPublicHost = (_hostname: string): boolean => true,
): CatalogueRowResult {
  const text = (name: string, longest: number) => toPlainText(said[name], longest)
  const address = (name: string) => parsePageUrl(said[name], NO_BASE)
  const page = (name: string) => {
    const url = address(name)
    return url && isPublicHost(new URL(url).hostname) ? url : null
  }
  const price = money(said.price)
  const stock = parseAvailability(said.availability)
  const isSoldOut = stock === 'out_of_stock'
  const found = {
    id: text('id', SHORT),
    title: text('title', TITLE_MAX),
    description: text('description', DESCRIPTION_MAX),
    link: page('link'),
    image_link: address('image_link'),
    price,
    availability: stock,
  }
  const issues: RowIssue[] = REQUIRED_COLUMNS.flatMap((field) =>
    found[field] === null ? { field, code: said[field]?.trim() ? ('invalid' as const) : ('missing' as const) } : [],
  )
  const sale = said.sale_price?.trim() ? money(said.sale_price) : null
  if (said.sale_price?.trim() && (!sale || sale.currency !== price?.currency))
    issues.push({ field: 'sale_price', code: 'invalid' })
  const { id, title, description, link, image_link } = found
  if (issues.length || !id || !title || !description || !link || !image_link || !price) return { issues }
  const isLowered = sale !== null && sale.price < price.price
  const offer_summary = toOfferSummary({
    currency: price.currency,
    price: isLowered ? sale.price : price.price,
    standard_price: isLowered ? price.price : null,
    min_price: null,
    max_price: null,
  })
  const brand = text('brand', SHORT)
  const set = text('item_group_id', SHORT)
  const product = {
    id,
    name: title,
    brand: brand ? { name: brand, signature: null } : null,
    offer_summary,
    item_id: id,
    item_set_id: set,
    label_info: { labels: labelsIn(said.label) },
    shipping_info: shipping(said),
    variant_set: variantSet(),
    additional_images: [],
  }
  function variantSet() {
    const values = DIMENSIONS.flatMap((name) => {
      const value = text(name, SHORT)
      return value ? [[name, value] as const] : []
    })
    if (!values.length || !id) return null
    const variant = { item_id: id, values: Object.fromEntries(values), offer_summary, image_signature: null }
    return {
      dimension_metadata: values.map(([name, value]) => ({ name, values: [value] })),
      variants: [{ ...variant, is_oos: isSoldOut }],
    }
  }
  return {
    item: {
      key: id,
      title,
      description,
      link,
      set,
      image_link,
      mobile_link: page('mobile_link'),
      category: toPlainText(said.product_type?.split('>').at(-1), SHORT),
      further: (said.additional_image_link ?? '')
        .split(/[,\s]+/)
        .flatMap((link) => parsePageUrl(link, NO_BASE) ?? [])
        .slice(0, FURTHER_MOST),
      rich: {
        rich_summary: {
          type_name: 'product',
          display_name: title,
          site_name: new URL(link).hostname.replace(/^www\./, ''),
          url: link,
          display_cook_time: null,
          aggregate_rating: null,
          products: [product],
        },
        shopping_flags: [...(isSoldOut ? [] : [SHOPPING_FLAGS.available]), SHOPPING_FLAGS.product_pin_v2],
        is_shoppable: true,
        is_eligible_for_pdp: true,
        is_oos_product: isSoldOut,
        is_eligible_for_pre_loved_goods_label: /^(used|refurbished)$/i.test(said.condition?.trim() ?? ''),
      },
    },
  }
}

/** The shop's own labels, in order: "Handmade, Small batch". */
function labelsIn(said: string | undefined): string[] {
  const labels = (said ?? '').split(/[,;|]/).flatMap((one) => toPlainText(one, LABEL_MAX) ?? [])
  return [...new Set(labels)].slice(0, LABELS_MOST)
}

/** Parses a price such as "12.50 USD". */
function money(said: string | undefined): { price: number; currency: string } | null {
  const [, number = '', code = ''] = /^\s*([\d.,' ]+)\s*([A-Za-z]{3})\s*$/.exec(said ?? '') ?? []
  const [price, known] = [parsePrice(number), parseCurrency(code)]
  return price !== null && known ? { price, currency: known } : null
}

/** `free_shipping` is yes, or the minimum order value for it; a `shipping` that costs nothing means yes. */
function shipping(said: Readonly<Record<string, string>>) {
  const free = toPlainText(said.free_shipping, SHORT) ?? ''
  const charge = toPlainText(said.shipping, SHORT) ?? ''
  const stated = /^(yes|true|1|free)$/i.test(free)
    ? free
    : /(^|:|\s)0([.,]0+)?\s*[A-Z]{3}$/i.test(charge)
      ? charge
      : null
  if (stated) return { free_shipping_price: 0, free_shipping_value: stated }
  const from = parsePrice(free)
  return from === null ? null : { free_shipping_price: from, free_shipping_value: null }
}
