import type { PriceDisplay } from '#domain/rules/card/price.ts'
import { useSay } from '../../app-context.tsx'
import styles from './PriceText.module.css'

/** A price, a price range, a reduced price beside the old one, or a text such as "out of stock". */
export function PriceText({ price }: { price: PriceDisplay }) {
  const say = useSay()
  if (price.kind === 'text') return <span className={styles.quiet}>{say(price.key)}</span>
  if (price.kind === 'range') return <span>{say('card.priceRange', { min: price.min, max: price.max })}</span>
  return (
    <>
      <span>{price.price}</span>
      {price.was && (
        <s className={styles.quiet}>
          <span className="visually-hidden">{say('card.priceBefore', { price: price.was })}</span>
          <span aria-hidden="true">{price.was}</span>
        </s>
      )}
    </>
  )
}
