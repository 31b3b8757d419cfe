import { FollowingFeedResource } from '#domain/resources/pins.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { homeFeed } from './asks.ts'

/** D67: what those one follows brought, by time alone; it ends after 90 days and says so. */
export function Following() {
  const say = useSay()
  const list = useList(FollowingFeedResource.get, homeFeed(usePlace()))
  return (
    <PinGrid
      surface="AuthHomefeed"
      list={list}
      end={<p>{say('home.followingEnd')}</p>}
      empty={
        <EmptyState
          drawing={<Bowerbird />}
          sentence={say('home.followingEmpty')}
          action={
            <>
              <Button href="/ideas/" kind="primary">
                {say('home.findTopics')}
              </Button>
              <Button href="/search/users/">{say('home.findPeople')}</Button>
            </>
          }
        />
      }
    />
  )
}
