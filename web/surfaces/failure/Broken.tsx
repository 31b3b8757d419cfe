import { useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { OfflineCloud } from '#ui/drawings/OfflineCloud.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useFrame } from '../../frame.tsx'
import { useIsOnline } from '../../hooks/use-is-online.ts'
import { usePlace } from '../../router/place.tsx'
import type { Failure } from '../../router/prepare.ts'
import { isReachable } from '../../state/reachable.ts'

/** Something went wrong: the server, or the way to it. Trying again is a link, so that it works without script too. */
export function Broken({ failure }: { failure?: Failure | undefined }) {
  const { say } = useFrame()
  const { path, query } = usePlace()
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

/** Once the server can be reached again, the page comes by itself. */
function useTryAgain(isAway: boolean) {
  const { navigator } = useFrame()
  useEffect(() => {
    if (!isAway) return
    const look = async () => {
      if (await isReachable()) void navigator?.again()
    }
    const timer = setInterval(look, EVERY)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [isAway, navigator])
}
