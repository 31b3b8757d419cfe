import { COLORS } from '#domain/constants/colors.ts'
import { COLOR_SWATCHES } from '#domain/rules/visual/colors.ts'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { wishedAt, wishedUrl } from './asks.ts'
import styles from './Narrow.module.css'

/** Only what has much of one color; of products, only what costs less than usual. All of it is in the address. */
export function Narrow() {
  const say = useSay()
  const place = usePlace()
  const { color, products, onSale } = wishedAt(place)
  return (
    <div className={styles.narrow}>
      {products && (
        <a
          href={wishedUrl(place, { onSale: !onSale })}
          className={styles.sale}
          aria-current={onSale ? 'true' : undefined}
        >
          {say('looks.onSale')}
        </a>
      )}
      <nav aria-label={say('looks.colors')} className={styles.colors}>
        {COLORS.map((one) => (
          <a
            key={one}
            href={wishedUrl(place, { color: one === color ? null : one })}
            className={styles.color}
            aria-label={say(`color.${one}`)}
            title={say(`color.${one}`)}
            aria-current={one === color ? 'true' : undefined}
          >
            <span className={styles.swatch} style={{ backgroundColor: COLOR_SWATCHES[one] }} />
          </a>
        ))}
        {color && !(COLORS as readonly string[]).includes(color) && (
          <a href={wishedUrl(place, { color: null })} className={styles.sale} aria-current="true">
            {color}
          </a>
        )}
      </nav>
    </div>
  )
}
