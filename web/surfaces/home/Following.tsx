import { Suspense } from 'react'
import { FollowingFeedResource } from '#domain/resources/pins.ts'
import { useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { Guarded } from '../failure/Guarded.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { homeFeed } from './asks.ts'

const FollowIdeas = lazyWithRetry(async () => (await import('./FollowIdeas.tsx')).FollowIdeas)

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
        <Guarded>
          <Suspense>
            <FollowIdeas />
          </Suspense>
        </Guarded>
      }
    />
  )
}
