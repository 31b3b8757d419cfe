import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'

/** Message in an empty tab of a profile. One's own profile also gets the next action. */
export function EmptyProfileTab({ user, what }: { user: KnownUser; what: 'created' | 'saved' | 'sold' }) {
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
