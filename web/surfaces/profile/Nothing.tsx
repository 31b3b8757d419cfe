import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'

/** Shown in an empty tab of a profile. On one's own profile it also says what to do. */
export function Nothing({ user, what }: { user: KnownUser; what: 'created' | 'saved' | 'sold' }) {
  const say = useSay()
  const { id } = useViewer()
  const isOwn = id === user.id
  const name = user.first_name || user.full_name
  const own = { created: 'profile.noneCreatedOwn', saved: 'profile.noneSavedOwn', sold: 'profile.noneSoldOwn' } as const
  const other = { created: 'profile.noneCreated', saved: 'profile.noneSaved', sold: 'profile.noneSold' } as const
  return (
    <EmptyState
      drawing={<Bowerbird />}
      sentence={isOwn ? say(own[what]) : say(other[what], { name })}
      action={
        isOwn && what !== 'saved' ? (
          <Button href={what === 'sold' ? '/business/catalogs/' : '/pin-creation-tool/'} kind="primary">
            {say(what === 'sold' ? 'profile.addProducts' : 'profile.create')}
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
