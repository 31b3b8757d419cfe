import { useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { OfflineCloud } from '#ui/drawings/OfflineCloud.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useApp } from '../../app-context.tsx'
import { useIsOnline } from '../../hooks/use-is-online.ts'
import type { PageFailure } from '../../router/prepare-page.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { isServerReachable } from '../../state/connection.ts'

/** Error page for a failed server or connection. "Try again" is a link, so that it works without JavaScript. */
export function Broken({ failure }: { failure?: PageFailure | undefined }) {
  const { say } = useApp()
  const { path, query } = useRouteLocation()
  const isAway = failure === 'offline' || failure === 'away'
  const isOffline = !useIsOnline() && isAway
  useTryAgain(isAway)
  const search = query.toString()
  return (
    <EmptyState
      heading="h1"
      drawing={isAway ? <OfflineCloud /> : <BrokenTwig />}
      title={say(isOffline ? 'offline.title' : isAway ? 'away.title' : 'broken.title')}
      sentence={say(isOffline ? 'offline.sentence' : isAway ? 'away.sentence' : 'broken.sentence')}
      action={
        <Button href={search ? `${path}?${search}` : path} kind="primary">
          {say('shell.tryAgain')}
        </Button>
      }
    />
  )
}

const EVERY = 5000

/** Reloads the page once the server is reachable again. */
function useTryAgain(isAway: boolean) {
  const { navigator } = useApp()
  useEffect(() => {
    if (!isAway) return
    const look = async () => {
      if (await isServerReachable()) void navigator?.again()
    }
    const timer = setInterval(look, EVERY)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [isAway, navigator])
}
