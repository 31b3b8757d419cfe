import { asMoney } from '#domain/rules/card/price.ts'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Product.module.css'
import type { KnownProduct } from './use-product-picture.ts'

/** Shop.13. A pin of several products shows each of them in a row that can be moved. */
export function SeveralProducts({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { media_url, locale } = useConfig()
  const products = (pin.rich_summary?.products ?? []) as KnownProduct[]
  if (products.length < 2) return null
  return (
    <section className={styles.product} aria-label={say('rich.inThisPin')} data-facts="products">
      <h2 className={styles.groupName}>{say('rich.inThisPin')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
      <ul className={styles.several} tabIndex={0}>
        {products.map((one, at) => {
          const picture = at === 0 ? pin : one.additional_images?.[0]
          const offer = one.offer_summary
          const price = pin.is_stale_product ? null : (offer?.price ?? offer?.min_price)
          return (
            <li key={one.id}>
              {picture && (
                <img src={pictureUrl(media_url, picture, '236x')} alt="" loading="lazy" width={120} height={120} />
              )}
              <span className={styles.severalName} dir="auto">
                {one.name}
              </span>
              <span className={styles.quiet}>
                {offer && price ? asMoney(price, offer.currency, locale) : say('card.priceOnSite')}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
