import { SlidersHorizontal, X } from 'lucide-react'
import { COLORS, isColorName } from '#domain/constants/colors.ts'
import { PIN_KINDS, SEARCH_PERIODS } from '#domain/constants/kinds.ts'
import { LOG_COMPONENT, LOG_ELEMENT, LOG_EVENT } from '#domain/log-events.ts'
import { COLOR_SWATCHES } from '#domain/rules/visual/colors.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { logEvent } from '../../tracking/log.ts'
import { ShopFilters } from '../ideas/ShopFilters.tsx'
import {
  listFilterNames,
  makeSearchUrl,
  parseSearchFilters,
  parseSearchQuery,
  parseSearchScope,
  type SearchFilters,
} from './asks.ts'
import styles from './Filters.module.css'

type Filter = 'kind' | 'since' | 'color'

/** Filters pins by kind, color and time. An active filter is a link that removes it (search.11). */
export function Filters() {
  const say = useSay()
  const place = useRouteLocation()
  const now = parseSearchFilters(place)
  const path = parseSearchScope(place).path
  const to = (change: Partial<SearchFilters>) =>
    makeSearchUrl(parseSearchQuery(place), path, { ...now, ...change }, 'filter')
  const link = (name: Filter, value: string) => {
    const isOn = now[name] === value
    return {
      isOn,
      href: to({ [name]: isOn ? undefined : value }),
      'aria-current': isOn ? ('true' as const) : undefined,
      onClick: () =>
        logEvent({
          event_type: LOG_EVENT.searchFiltered,
          component: LOG_COMPONENT.search,
          element: LOG_ELEMENT.filter,
          aux_data: { [name]: isOn ? null : value },
        }),
    }
  }
  const chip = (name: Filter, value: string, label: string) => {
    const { isOn, ...shared } = link(name, value)
    return (
      <a key={value} {...shared} className={isOn ? styles.chosen : styles.chip}>
        {label}
        {isOn && <X size={16} aria-hidden="true" />}
      </a>
    )
  }
  const swatch = (color: (typeof COLORS)[number]) => {
    const { isOn: _, ...shared } = link('color', color)
    const name = say(`color.${color}`)
    return (
      <a key={color} {...shared} className={styles.color} title={name}>
        <span className="visually-hidden">{name}</span>
        <span className={styles.swatch} style={{ backgroundColor: COLOR_SWATCHES[color] }} />
      </a>
    )
  }
  const isOwn = path === 'my_pins' || path === 'my_content'
  if (isOwn) return null
  if (path === 'buyable_pins')
    return (
      <ShopFilters
        kept={[
          ['q', parseSearchQuery(place)],
          ...now.guides.map((guide) => ['guide', guide] as const),
          ['rs', 'filter'],
        ]}
        onUse={(filter) =>
          logEvent({
            event_type: LOG_EVENT.searchFiltered,
            component: LOG_COMPONENT.search,
            element: LOG_ELEMENT.filter,
            aux_data: filter,
          })
        }
      />
    )
  return (
    <GridEdges>
      <details className={styles.filters} open={listFilterNames(now).length > 0}>
        <summary>
          <SlidersHorizontal size={20} aria-hidden="true" />
          {say('search.filters')}
        </summary>
        <nav aria-label={say('search.filters')} className={styles.rows}>
          {path === 'pins' && (
            <div className={styles.row}>{PIN_KINDS.map((kind) => chip('kind', kind, say(`search.kind.${kind}`)))}</div>
          )}
          <div className={styles.row}>
            {SEARCH_PERIODS.map((since) => chip('since', since, say(`search.since.${since}`)))}
          </div>
          <div className={styles.row}>
            {COLORS.map(swatch)}
            {now.color && !isColorName(now.color) && chip('color', now.color, now.color)}
          </div>
        </nav>
      </details>
    </GridEdges>
  )
}
