import { TodayFeedResource } from '#domain/resources/today.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { partFeed } from './asks.ts'
import { dayTitle, partTitle } from './part-title.ts'

/** One part of today, whole. */
export function TodayPart() {
  const say = useSay()
  const place = usePlace()
  const { part } = partFeed(place)
  const list = useList(TodayFeedResource.get, partFeed(place))
  const date = place.query.get('date')
  const { locale } = useConfig()
  const title = partTitle(say, part, date, locale)
  return (
    <>
      <PageHead
        centred
        title={title}
        back={{
          href: date ? `/today/?date=${encodeURIComponent(date)}` : '/today/',
          text: dayTitle(say, date, locale),
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
