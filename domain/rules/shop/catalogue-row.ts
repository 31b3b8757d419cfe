import { SHOPPING_FLAGS } from '../../constants/kinds.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../constants/limits.ts'
import { amount, availability, currency, plainText, webAddress } from '../rich/page-values.ts'
import { offerSummary, type RichFields } from '../rich/rich-fields.ts'

export const REQUIRED = ['id', 'title', 'description', 'link', 'image_link', 'price', 'availability'] as const

export type IssueCode = 'missing' | 'invalid' | 'repeated'
export type Issue = { field: string; code: IssueCode }
export type Item = {
  key: string
  title: string
  description: string
  link: string
  image_link: string
  mobile_link: string | null
  /** The last part of its product type. */
  category: string | null
  /** What it is a variant of. */
  set: string | null
  /** The addresses of further pictures. */
  further: string[]
  rich: Omit<RichFields, 'rich_metadata'>
}

/** A line has more than one fault: each is told. */
export type ReadRow = { item: Item } | { issues: Issue[] }

const NO_BASE = 'about:blank'
const SHORT = 100
const FURTHER_MOST = 10
const LABELS_MOST = 5
const LABEL_MAX = 30
const DIMENSIONS = ['color', 'size'] as const

/** Shop.14, D57. One line of a shop's list as a product, or what is wrong with it. */
export function readRow(said: Readonly<Record<string, string>>): ReadRow {
  const text = (name: string, longest: number) => plainText(said[name], longest)
  const address = (name: string) => webAddress(said[name], NO_BASE)
  const price = money(said.price)
  const stock = availability(said.availability)
  const found = {
    id: text('id', SHORT),
    title: text('title', TITLE_MAX),
    description: text('description', DESCRIPTION_MAX),
    link: address('link'),
    image_link: address('image_link'),
    price,
    availability: stock,
  }
  const issues: Issue[] = REQUIRED.flatMap((field) =>
    found[field] === null ? { field, code: said[field]?.trim() ? ('invalid' as const) : ('missing' as const) } : [],
  )
  const sale = said.sale_price?.trim() ? money(said.sale_price) : null
  if (said.sale_price?.trim() && (!sale || sale.currency !== price?.currency))
    issues.push({ field: 'sale_price', code: 'invalid' })
  const { id, title, description, link, image_link } = found
  if (issues.length || !id || !title || !description || !link || !image_link || !price) return { issues }
  const isLowered = sale !== null && sale.price < price.price
  const offer_summary = offerSummary({
    currency: price.currency,
    price: isLowered ? sale.price : price.price,
    standard_price: isLowered ? price.price : null,
    min_price: null,
    max_price: null,
    availability: stock,
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
      variants: [{ ...variant, is_oos: stock === 'out_of_stock' }],
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
      mobile_link: address('mobile_link'),
      category: plainText(said.product_type?.split('>').at(-1), SHORT),
      further: (said.additional_image_link ?? '')
        .split(/[,\s]+/)
        .flatMap((link) => webAddress(link, NO_BASE) ?? [])
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
        shopping_flags: [SHOPPING_FLAGS.available, SHOPPING_FLAGS.product_pin_v2],
        is_shoppable: true,
        is_eligible_for_pdp: true,
        is_oos_product: stock === 'out_of_stock',
        is_eligible_for_pre_loved_goods_label: /^(used|refurbished)$/i.test(said.condition?.trim() ?? ''),
      },
    },
  }
}

/** Shop.6. What the shop itself calls it, in its order: "Handmade, Small batch". */
function labelsIn(said: string | undefined): string[] {
  const labels = (said ?? '').split(/[,;|]/).flatMap((one) => plainText(one, LABEL_MAX) ?? [])
  return [...new Set(labels)].slice(0, LABELS_MOST)
}

/** "12.50 USD". */
function money(said: string | undefined): { price: number; currency: string } | null {
  const [, number = '', code = ''] = /^\s*([\d.,' ]+)\s*([A-Za-z]{3})\s*$/.exec(said ?? '') ?? []
  const [price, known] = [amount(number), currency(code)]
  return price !== null && known ? { price, currency: known } : null
}

/** `free_shipping` is yes, or a price from which on it is; `shipping` that costs nothing says the same. */
function shipping(said: Readonly<Record<string, string>>) {
  const free = said.free_shipping?.trim() ?? ''
  const isFree =
    /^(yes|true|1|free)$/i.test(free) || /(^|:|\s)0([.,]0+)?\s*[A-Z]{3}\s*$/i.test(said.shipping?.trim() ?? '')
  const from = isFree ? 0 : amount(free)
  return from === null ? null : { free_shipping_price: from, free_shipping_value: null }
}
