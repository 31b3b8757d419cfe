import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../app-context.tsx'

/** 404 page, for URLs with nothing there or nothing that this viewer may see. */
export function NotFound() {
  const say = useSay()
  return (
    <EmptyState
      heading="h1"
      drawing={<EmptyBower />}
      title={say('notFound.title')}
      sentence={say('notFound.sentence')}
      action={
        <Button href="/" kind="primary">
          {say('shell.backHome')}
        </Button>
      }
    />
  )
}
