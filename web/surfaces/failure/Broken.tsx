import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { OfflineCloud } from '#ui/drawings/OfflineCloud.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useFrame } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import type { Failure } from '../../router/prepare.ts'

/** Something went wrong: the server, or the way to it. Trying again is a link, so that it works without script too. */
export function Broken({ failure }: { failure?: Failure | undefined }) {
  const { say } = useFrame()
  const { path, query } = usePlace()
  const isAway = failure === 'offline' || failure === 'away'
  const search = query.toString()
  return (
    <EmptyState
      heading="h1"
      drawing={isAway ? <OfflineCloud /> : <BrokenTwig />}
      title={say(isAway ? 'away.title' : 'broken.title')}
      sentence={say(isAway ? 'away.sentence' : 'broken.sentence')}
      action={
        <Button href={search ? `${path}?${search}` : path} kind="primary">
          {say('shell.tryAgain')}
        </Button>
      }
    />
  )
}
