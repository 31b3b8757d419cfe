import { UserExperienceResource } from '#domain/resources/experiences.ts'
import { findDelight, parseDelight } from '#domain/rules/search/delight.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { DelightText } from '../picture/DelightText.tsx'
import { parseDelightOptions, parseSearchQuery } from './asks.ts'
import styles from './Search.module.css'

/** The heading is visible only to screen readers, unless a word of the query has its own colors (search.3). */
export function SearchHeading() {
  const say = useSay()
  const place = useRouteLocation()
  const query = parseSearchQuery(place)
  const { answer: placed } = useAnswer(UserExperienceResource.get, parseDelightOptions(place))
  const delights = Object.values(placed ?? {}).flatMap(({ display_data }) => parseDelight(display_data) ?? [])
  const met = findDelight(query, delights)
  if (!met) return <h1 className="visually-hidden">{say('search.resultsFor', { query })}</h1>
  return (
    <GridEdges>
      <h1 className={styles.delight}>
        <span className="visually-hidden">{say('search.resultsFor', { query })}</span>
        <span aria-hidden="true">
          <DelightText text={query} met={met} />
        </span>
      </h1>
    </GridEdges>
  )
}
