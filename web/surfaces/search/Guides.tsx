import { X } from 'lucide-react'
import { PIN_KINDS, SINCE } from '#domain/constants/kinds.ts'
import { LOG } from '#domain/log-events.ts'
import type { Guide } from '#domain/resources/search.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { log } from '../../tracking/log.ts'
import { Scroller } from '../scroller/Scroller.tsx'
import { type Narrowed, narrowedBy, queryOf, scopeOf, searchUrl } from './asks.ts'
import styles from './Search.module.css'

/** What narrows the search: first what does already, to be taken off, then what could. */
export function Guides({ guides }: { guides: readonly Guide[] }) {
  const say = useSay()
  const place = usePlace()
  const now = narrowedBy(place)
  const to = (change: Partial<Narrowed>) =>
    searchUrl(queryOf(place), scopeOf(place).path, { ...now, ...change }, 'guide')
  return (
    <GridEdges>
      <Scroller label={say('search.guides')} className={styles.guides}>
        {now.guides.map((guide) => (
          <a
            key={`- ${guide}`}
            href={to({ guides: now.guides.filter((one) => one !== guide) })}
            className={styles.chosen}
            aria-label={say('search.takeOff', { guide })}
          >
            {guide}
            <X size={16} aria-hidden="true" />
          </a>
        ))}
        {guides.map(({ term, display, dominant_color }) => (
          <a key={term} href={to({ guides: [...now.guides, term] })} className={styles.guide}>
            <span className={styles.swatch} style={{ backgroundColor: dominant_color }} aria-hidden="true" />
            {display}
          </a>
        ))}
      </Scroller>
    </GridEdges>
  )
}

/** Search.11: pins by kind and time. A filter in use is a link that takes it off. */
export function Filters() {
  const say = useSay()
  const place = usePlace()
  const now = narrowedBy(place)
  const path = scopeOf(place).path
  const to = (change: Partial<Narrowed>) => searchUrl(queryOf(place), path, { ...now, ...change }, 'filter')
  const chip = (name: 'kind' | 'since', value: string, label: string) => {
    const isOn = now[name] === value
    return (
      <a
        key={value}
        href={to({ [name]: isOn ? undefined : value })}
        className={isOn ? styles.chosen : styles.guide}
        aria-current={isOn ? 'true' : undefined}
        onClick={() => log({ event_type: LOG.searchFiltered, aux_data: { [name]: isOn ? null : value } })}
      >
        {label}
        {isOn && <X size={16} aria-hidden="true" />}
      </a>
    )
  }
  return (
    <GridEdges>
      <details className={styles.filters} open={Boolean(now.kind ?? now.since)}>
        <summary>{say('search.filters')}</summary>
        <nav aria-label={say('search.filters')} className={styles.filterRow}>
          {path === 'pins' && PIN_KINDS.map((kind) => chip('kind', kind, say(`search.kind.${kind}`)))}
          {SINCE.map((since) => chip('since', since, say(`search.since.${since}`)))}
        </nav>
      </details>
    </GridEdges>
  )
}
