import { Truck } from 'lucide-react'
import { formatRoundMoney, productLabels, toPinPriceDisplay } from '#domain/rules/card/price.ts'
import { formatRecentDate } from '#domain/rules/format/dates.ts'
import { applyVariant, findChosenVariant, toShippingText } from '#domain/rules/shopping/product-choice.ts'
import { Badge } from '#ui/Badge.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { VisitButton } from '../offsite/VisitButton.tsx'
import { PriceText } from '../pin-card/PriceText.tsx'
import { Gallery } from './Gallery.tsx'
import { Merchant } from './Merchant.tsx'
import styles from './Product.module.css'
import { SeveralProducts } from './SeveralProducts.tsx'
import { selectPinProduct } from './use-product-picture.ts'
import { Variants } from './Variants.tsx'

/** A product's name, brand, price, stock, variants and shop (shop.2). */
export function ProductBlock({ pin: whole }: { pin: KnownPin }) {
  const say = useSay()
  const { locale, now } = useConfig()
  const product = selectPinProduct(whole)
  const variant = findChosenVariant(product, useRouteLocation().query.get('item'))
  const pin = applyVariant(whole, variant)
  const price = toPinPriceDisplay(pin, locale)
  if (!price) return null
  const { brand, name } = product ?? {}
  const labels = productLabels(pin)
  const shipping = product && toShippingText(product)
  const currency = product?.offer_summary?.currency
  const seen = whole.rich_metadata?.seen_at
  const isInStock = !pin.is_oos_product && price.kind !== 'text'
  return (
    <>
      <section
        className={styles.product}
        aria-label={say('rich.product')}
        data-facts="product"
        data-item={variant?.item_id ?? product?.item_id}
      >
        {product && <Gallery pin={whole} product={product} />}
        <div className={styles.top}>
          <div>
            {name && name.trim() !== whole.grid_title.trim() && (
              <p className={styles.name} dir="auto">
                {name}
              </p>
            )}
            {brand && <p className={styles.quiet}>{say('closeup.brand', { brand: brand.name })}</p>}
            <p className={styles.price} data-price="" aria-live="polite">
              <span className="visually-hidden">{say('closeup.price')} </span>
              <PriceText price={price} />
              {labels.map((label) => (
                <Badge key={label.text ?? label.key} tone="accent">
                  {label.text ?? say(label.key)}
                </Badge>
              ))}
            </p>
            {isInStock && <p className={styles.stock}>{say('rich.inStock')}</p>}
          </div>
          <VisitButton pin={variant?.link ? { ...whole, link: variant.link } : whole} />
        </div>
        {product?.variant_set && <Variants pinId={whole.id} product={product} chosen={variant} />}
        {shipping && (
          <p className={styles.shipping}>
            <Truck size={20} aria-hidden="true" />
            {shipping.key === 'rich.freeShipping'
              ? say(shipping.key)
              : say(shipping.key, {
                  price: currency ? formatRoundMoney(shipping.from, currency, locale) : `${shipping.from}`,
                })}
          </p>
        )}
        <Merchant pin={whole} />
        {seen && (
          <p className={styles.seen}>
            {say('rich.seen', { date: formatRecentDate(new Date(seen), new Date(now), locale) })}
          </p>
        )}
      </section>
      <SeveralProducts pin={whole} />
    </>
  )
}
