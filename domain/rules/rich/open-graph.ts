import type { PageNode } from './page-node.ts'

export type PageMeta = { name: string; content: string }

/** Converts Open Graph tags to nodes with schema.org properties. */
export function openGraphToNodes(metas: readonly PageMeta[]): PageNode[] {
  const said = (...names: string[]): string | undefined => {
    for (const name of names) {
      const meta = metas.find((one) => one.name.toLowerCase() === name && one.content.trim())
      if (meta) return meta.content
    }
    return undefined
  }
  const type = said('og:type')?.toLowerCase() ?? ''
  const common = { name: said('og:title'), image: said('og:image', 'og:image:url') }
  const price = said('product:price:amount', 'og:price:amount')
  if (price !== undefined || /^(og:)?product/.test(type)) return [{ ...common, ...productSaid(said, price) }]
  if (!/^(og:)?(article|blog)/.test(type)) return []
  return [
    {
      ...common,
      '@type': 'Article',
      author: [said('author'), said('article:author')].filter(Boolean),
      datePublished: said('article:published_time', 'og:article:published_time'),
      publisher: said('og:site_name'),
    },
  ]
}

function productSaid(said: (...names: string[]) => string | undefined, price: string | undefined): PageNode {
  const sale = said('product:sale_price:amount', 'og:sale_price:amount')
  const standard = said('product:original_price:amount', 'og:price:standard_amount')
  return {
    '@type': 'Product',
    brand: said('product:brand', 'og:brand'),
    sku: said('product:retailer_item_id', 'product:sku'),
    offers: {
      price: sale ?? price,
      listPrice: sale === undefined ? standard : price,
      priceCurrency: said('product:price:currency', 'og:price:currency', 'product:sale_price:currency'),
      availability: said('product:availability', 'og:availability'),
      itemCondition: said('product:condition', 'og:condition'),
      shippingDetails: {
        shippingRate: {
          value: said('product:shipping_cost:amount'),
          currency: said('product:shipping_cost:currency'),
        },
      },
    },
  }
}
