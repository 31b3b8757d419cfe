import { TodayResource } from '#domain/resources/today.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Articles } from './Articles.tsx'
import { todayAt } from './asks.ts'
import { dayTitle } from './part-title.ts'
import styles from './Today.module.css'

/** today.2: the articles of a day, whole. */
export function TodayArticles() {
  const say = useSay()
  const place = usePlace()
  const { locale } = useConfig()
  const { answer: today } = useAnswer(TodayResource.get, todayAt(place))
  if (!today) return <GridSkeleton />
  const date = place.query.get('date')
  return (
    <div className={styles.page}>
      <PageHead
        centred
        title={say('today.articles')}
        back={{
          href: date ? `/today/?date=${encodeURIComponent(date)}` : '/today/',
          text: dayTitle(say, date, locale),
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
