import { RelatedProductsResource } from '#domain/resources/pins.ts'
import { toPinPriceDisplay } from '#domain/rules/card/price.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig, useList, useViewer } from '../../hooks/hooks.ts'
import { Link } from '../../router/Link.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { Picture } from '../picture/Picture.tsx'
import { PriceText } from '../pin-card/PriceText.tsx'
import { RELATED_PRODUCTS_PAGE_SIZE, toRelatedProductsOptions } from './asks.ts'
import story from './PinDetails.module.css'
import styles from './RelatedProducts.module.css'

/** One row of products similar to this one, as many as fit the column. */
export function RelatedProducts({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { is_auth } = useViewer()
  const { media_url, locale } = useConfig()
  const products = useList(RelatedProductsResource.get, toRelatedProductsOptions(pin.id)).items.slice(
    0,
    RELATED_PRODUCTS_PAGE_SIZE,
  )
  if (!products.length) return null
  return (
    <section aria-labelledby="products" className={styles.products}>
      <h2 id="products">{say('closeup.products')}</h2>
      <ul className={styles.list}>
        {products.map((one) => {
          const price = toPinPriceDisplay(one, locale)
          return (
            <li key={one.id}>
              <Link over href={pinPath(one, is_auth)}>
                <Picture pin={one} mediaUrl={media_url} isFirst={false} surface="RelatedProducts" />
                <span className={styles.productName}>{pinName(one) || say('card.untitled')}</span>
                {price && (
                  <span className={classes(styles.price, story.quiet)} data-price="">
                    <PriceText price={price} />
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
