import { TodayResource } from '#domain/resources/today.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Articles } from './Articles.tsx'
import { parseTodayOptions } from './asks.ts'
import styles from './Today.module.css'
import { formatDayTitle } from './today-titles.ts'

/** All articles of a day (today.2). */
export function TodayArticles() {
  const say = useSay()
  const place = useRouteLocation()
  const { locale } = useConfig()
  const { answer: today } = useAnswer(TodayResource.get, parseTodayOptions(place))
  if (!today) return <GridSkeleton />
  const date = place.query.get('date')
  return (
    <div className={styles.page}>
      <PageHead
        centred
        title={say('today.articles')}
        back={{
          href: date ? `/today/?date=${encodeURIComponent(date)}` : '/today/',
          text: formatDayTitle(say, date, locale),
        }}
      />
      {today.articles.length > 0 ? (
        <GridEdges>
          <div className={styles.articles}>
            <Articles articles={today.articles} />
          </div>
        </GridEdges>
      ) : (
        <EmptyState
          drawing={<Bowerbird />}
          sentence={say(date ? 'today.noneOn' : 'today.none')}
          action={<Button href="/ideas/">{say('today.noneAction')}</Button>}
        />
      )}
    </div>
  )
}
