import type { Price } from '#domain/rules/card/price.ts'
import { useSay } from '../../frame.tsx'
import styles from './PriceText.module.css'

/** A price, a range, a lowered price beside what it was, or that it is gone or known elsewhere. */
export function PriceText({ price }: { price: Price }) {
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
