import { UserExperienceResource } from '#domain/resources/experiences.ts'
import { delightFor, delightIn } from '#domain/rules/search/delight.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { DelightText } from '../picture/DelightText.tsx'
import { delightAsked, queryOf } from './asks.ts'
import styles from './Search.module.css'

/** Search.3. The heading is for screen readers, until a word of the search has colors of its own: then everyone sees it. */
export function SearchHeading() {
  const say = useSay()
  const place = usePlace()
  const query = queryOf(place)
  const { answer: placed } = useAnswer(UserExperienceResource.get, delightAsked(place))
  const delights = Object.values(placed ?? {}).flatMap(({ display_data }) => delightIn(display_data) ?? [])
  const met = delightFor(query, delights)
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
