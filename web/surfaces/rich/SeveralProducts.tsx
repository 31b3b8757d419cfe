import { toProductPriceDisplay } from '#domain/rules/card/price.ts'
import { outboundUrl, showsSourceLink } from '#domain/rules/card/source-link.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import { pictureUrl } from '../../picture-urls.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useOutboundLink } from '../offsite/use-outbound-link.ts'
import styles from './Product.module.css'
import type { KnownProduct } from './use-product-picture.ts'

/** The products of a pin with several, in a scrollable row (shop.13). */
export function SeveralProducts({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const products = (pin.rich_summary?.products ?? []) as KnownProduct[]
  if (products.length < 2) return null
  return (
    <section className={styles.product} aria-label={say('rich.inThisPin')} data-facts="products">
      <h2 className={styles.groupName}>{say('rich.inThisPin')}</h2>
      <ul className={styles.several}>
        {products.map((one, at) => (
          <li key={one.id}>
            <OneProduct pin={pin} product={one} picture={at === 0 ? pin : one.additional_images?.[0]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { pin: KnownPin; product: KnownProduct; picture: Parameters<typeof pictureUrl>[1] | undefined }

/** Links to the product's own page, or else to the page that sells all of them. */
function OneProduct({ pin, product, picture }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { media_url, locale } = useConfig()
  const isDesktop = useIsDesktop()
  const url = showsSourceLink(pin, viewer) ? (product.link ?? outboundUrl(pin, isDesktop)) : null
  const link = useOutboundLink(url ? { url, pin } : null)
  const price = toProductPriceDisplay(pin, product.offer_summary, locale)
  const said = (
    <>
      {picture && <img src={pictureUrl(media_url, picture, '236x')} alt="" loading="lazy" width={120} height={120} />}
      <span className={styles.severalName} dir="auto">
        {product.name}
      </span>
      <span className={styles.quiet}>
        {price.kind === 'text' ? say(price.key) : price.kind === 'range' ? say('card.priceRange', price) : price.price}
      </span>
    </>
  )
  return link ? (
    <a {...link} className={styles.severalOne}>
      {said}
    </a>
  ) : (
    <div className={styles.severalOne}>{said}</div>
  )
}
