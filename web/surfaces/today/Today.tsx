import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { TODAY_PARTS, type TodayPart, TodayResource } from '#domain/resources/today.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinRow } from '../grid/PinRow.tsx'
import { ExploreTabs } from '../ideas/ExploreTabs.tsx'
import { Articles } from './Articles.tsx'
import { parseTodayOptions } from './asks.ts'
import styles from './Today.module.css'
import { formatDayTitle, formatFullDay, formatTodayPartTitle } from './today-titles.ts'

const SURFACE: Record<TodayPart, SurfaceName> = {
  best: 'TopicBest',
  trending: 'RetrievalHub',
  popular: 'RetrievalHub',
  shop: 'ShoppingCarousel',
}

/** Number of articles on the day's page; its articles page shows all. */
const IN_A_ROW = 6

/** The articles, best, trending, popular and shop parts of a day, each with a link to the full list (today.2). */
export function Today() {
  const say = useSay()
  const { locale } = useConfig()
  const place = useRouteLocation()
  const { answer: today } = useAnswer(TodayResource.get, parseTodayOptions(place))
  if (!today) return <GridSkeleton />
  const isToday = today.after === null
  const earlierDay = isToday ? null : today.id
  // A part with data of an earlier day names the day and links to it.
  const dayOf = (part: TodayPart) => today.earlier[part] ?? earlierDay
  const isEmpty = !today.articles.length && TODAY_PARTS.every((part) => !today.parts[part].length)
  return (
    <div className={styles.page}>
      <ExploreTabs selected="today" />
      <PageHead
        centred
        title={formatDayTitle(say, earlierDay, locale)}
        sentence={say(isToday ? 'today.sentence' : 'today.sentenceOn')}
      />
      {isToday && (
        <p className={styles.day}>
          <time dateTime={today.id}>{formatFullDay(today.id, locale)}</time>
        </p>
      )}
      <nav className={styles.days} aria-label={say('today.days')}>
        {today.before && <Button href={`/today/?date=${today.before}`}>{say('today.before')}</Button>}
        {today.after && <Button href={`/today/?date=${today.after}`}>{say('today.after')}</Button>}
      </nav>
      {today.articles.length > 0 && (
        <GridEdges>
          <section className={styles.articles} aria-labelledby="today-articles">
            <div className={styles.head}>
              <h2 id="today-articles">{say('today.articles')}</h2>
              <Button
                href={`/today/article/${isToday ? '' : `?date=${today.id}`}`}
                aria-label={say('today.seeAllOf', { part: say('today.articles') })}
              >
                {say('today.seeAll')}
              </Button>
            </div>
            <Articles articles={today.articles.slice(0, IN_A_ROW)} />
          </section>
        </GridEdges>
      )}
      {TODAY_PARTS.map((part) => {
        const day = dayOf(part)
        const title = formatTodayPartTitle(say, part, day, locale)
        return (
          <PinRow
            key={part}
            title={title}
            pins={today.parts[part] as unknown as readonly KnownPin[]}
            surface={SURFACE[part]}
            end={
              <Button
                href={`/today/${part}/${day ? `?date=${day}` : ''}`}
                aria-label={say('today.seeAllOf', { part: title })}
              >
                {say('today.seeAll')}
              </Button>
            }
          />
        )
      })}
      {today.words.length > 0 && (
        <GridEdges>
          <nav className={styles.words} aria-label={say('today.words')}>
            <h2>{say('today.words')}</h2>
            <ul>
              {today.words.map((word) => (
                <li key={word}>
                  <a href={`/search/pins/?q=${encodeURIComponent(word)}&rs=trending`}>{word}</a>
                </li>
              ))}
            </ul>
          </nav>
        </GridEdges>
      )}
      {isEmpty && (
        <EmptyState
          drawing={<Bowerbird />}
          sentence={say(isToday ? 'today.none' : 'today.noneOn')}
          action={<Button href="/ideas/">{say('today.noneAction')}</Button>}
        />
      )}
    </div>
  )
}
