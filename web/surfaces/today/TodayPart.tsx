import { TodayFeedResource } from '#domain/resources/today.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { parseTodayPartFeedOptions } from './asks.ts'
import { formatDayTitle, formatTodayPartTitle } from './today-titles.ts'

/** The full list of one part of Today. */
export function TodayPart() {
  const say = useSay()
  const place = useRouteLocation()
  const { part } = parseTodayPartFeedOptions(place)
  const list = useList(TodayFeedResource.get, parseTodayPartFeedOptions(place))
  const date = place.query.get('date')
  const { locale } = useConfig()
  const title = formatTodayPartTitle(say, part, date, locale)
  return (
    <>
      <PageHead
        centred
        title={title}
        back={{
          href: date ? `/today/?date=${encodeURIComponent(date)}` : '/today/',
          text: formatDayTitle(say, date, locale),
        }}
      />
      <PinGrid
        surface={part === 'shop' ? 'ShoppingGrid' : 'RetrievalHub'}
        label={title}
        list={list}
        empty={
          <EmptyState
            drawing={<Bowerbird />}
            sentence={say(date ? 'today.noneOn' : 'today.none')}
            action={<Button href="/ideas/">{say('today.noneAction')}</Button>}
          />
        }
      />
    </>
  )
}
