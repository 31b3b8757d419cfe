import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'

/** One's own emptiness says what to do about it. */
export function Nothing({ user, what }: { user: KnownUser; what: 'created' | 'saved' }) {
  const say = useSay()
  const { id } = useViewer()
  const isOwn = id === user.id
  const name = user.first_name || user.full_name
  const own = what === 'created' ? say('profile.noneCreatedOwn') : say('profile.noneSavedOwn')
  const other = what === 'created' ? say('profile.noneCreated', { name }) : say('profile.noneSaved', { name })
  return (
    <EmptyState
      drawing={<Bowerbird />}
      sentence={isOwn ? own : other}
      action={
        isOwn && what === 'created' ? (
          <Button href="/pin-creation-tool/" kind="primary">
            {say('profile.create')}
          </Button>
        ) : (
          <Button href="/" kind={isOwn ? 'primary' : 'secondary'}>
            {say('profile.explore')}
          </Button>
        )
      }
    />
  )
}
