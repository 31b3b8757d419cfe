import { COLORS } from '#domain/constants/colors.ts'
import { COLOR_SWATCHES } from '#domain/rules/visual/colors.ts'
import { useSay } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { makeChangedVisualSearchUrl, parseVisualSearchParams } from './asks.ts'
import styles from './VisualSearchFilters.module.css'

/** Filters results by color, and products by reduced price. The filters are in the URL. */
export function VisualSearchFilters() {
  const say = useSay()
  const place = useRouteLocation()
  const { color, products, onSale } = parseVisualSearchParams(place)
  return (
    <div className={styles.narrow}>
      {products && (
        <a
          href={makeChangedVisualSearchUrl(place, { onSale: !onSale })}
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
            href={makeChangedVisualSearchUrl(place, { color: one === color ? null : one })}
            className={styles.color}
            aria-label={say(`color.${one}`)}
            title={say(`color.${one}`)}
            aria-current={one === color ? 'true' : undefined}
          >
            <span className={styles.swatch} style={{ backgroundColor: COLOR_SWATCHES[one] }} />
          </a>
        ))}
        {color && !(COLORS as readonly string[]).includes(color) && (
          <a href={makeChangedVisualSearchUrl(place, { color: null })} className={styles.sale} aria-current="true">
            {color}
          </a>
        )}
      </nav>
    </div>
  )
}
