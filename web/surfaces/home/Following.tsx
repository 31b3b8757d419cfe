import { Suspense } from 'react'
import { FollowingFeedResource } from '#domain/resources/pins.ts'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { parseHomeFeedOptions } from './asks.ts'

const FollowIdeas = lazyWithRetry(async () => (await import('./FollowIdeas.tsx')).FollowIdeas)

/** Feed of followed people, boards and topics by time alone; it ends after 90 days and says so. */
export function Following() {
  const say = useSay()
  const list = useList(FollowingFeedResource.get, parseHomeFeedOptions(useRouteLocation()))
  return (
    <PinGrid
      surface="AuthHomefeed"
      list={list}
      end={<p>{say('home.followingEnd')}</p>}
      empty={
        <CrashBoundary>
          <Suspense>
            <FollowIdeas />
          </Suspense>
        </CrashBoundary>
      }
    />
  )
}
