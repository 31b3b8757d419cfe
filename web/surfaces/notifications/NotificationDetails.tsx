import type { User } from '#domain/entities/user.ts'
import { NewsHubDetailsResource } from '#domain/resources/notifications.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { FollowButton } from '../people/FollowButton.tsx'
import { People, PersonRow } from '../people/PersonRow.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { parseNotificationDetailsOptions } from './asks.ts'
import { HidePin } from './HidePin.tsx'

/** Page with everything that one notification sums up: pins saved from one's own, or the people who acted. */
export function NotificationDetails() {
  const say = useSay()
  const asked = parseNotificationDetailsOptions(useRouteLocation())
  const list = useList(NewsHubDetailsResource.get, asked)
  const empty = <EmptyState drawing={<Bowerbird />} sentence={say('news.gone')} />
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  const people = list.items.filter((thing): thing is User => thing.type === 'user')
  const head = { title: say('news.title'), back: { href: '/notifications/', text: say('news.back') } }
  if (people.length > 0)
    return (
      <Page {...head}>
        <People label={say('news.title')}>
          {people.map((person) => (
            <PersonRow key={person.id} person={person}>
              <FollowButton user={person} />
            </PersonRow>
          ))}
        </People>
        <NextPage list={list} />
      </Page>
    )
  return (
    <>
      <PageHead centred {...head} />
      <PinGrid
        surface="NewsPage"
        list={list}
        empty={empty}
        around={(pin, card) => (
          <HidePin notificationId={asked.news_id} pinId={pin.id}>
            {card}
          </HidePin>
        )}
      />
    </>
  )
}
