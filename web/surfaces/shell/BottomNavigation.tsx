import { Compass, House, Plus } from 'lucide-react'
import { isNewAccount } from '#domain/rules/viewer/is-new-account.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { CreateMenu } from '../create/CreateMenu.tsx'
import { BellLink } from '../notifications/Bell.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './BottomNavigation.module.css'
import { isCreatorPath, isExplorePath, useCurrentPath } from './use-current-path.ts'
import { useHiddenByScroll } from './use-hidden-by-scroll.ts'

/** The navigation bar of signed-in viewers on phones; taller for new people and in an experiment. */
export function BottomNavigation() {
  const say = useSay()
  const viewer = useViewer()
  const { now } = useConfig()
  const here = useCurrentPath()
  const isHidden = useHiddenByScroll()
  if (!viewer.is_auth) return null
  const since = viewer.created_at ? new Date(viewer.created_at) : null
  const isLarge =
    viewer.experiments.footer_navigation === 'enabled' || isNewAccount({ since, is_bot: viewer.is_bot }, new Date(now))
  const current = (path: string) => (here === path ? 'page' : undefined)
  return (
    <nav
      aria-label={say('shell.navigation')}
      className={classes(styles.bar, isLarge && styles.large, isHidden && styles.hidden)}
    >
      <a
        href="/"
        data-guidance-anchor="home"
        className={styles.place}
        aria-label={say('shell.home')}
        aria-current={current('/')}
      >
        <House size={24} aria-hidden="true" />
      </a>
      <a
        href="/ideas/"
        data-guidance-anchor="explore"
        className={styles.place}
        aria-label={say('shell.explore')}
        aria-current={isExplorePath(here) ? 'page' : undefined}
      >
        <Compass size={24} aria-hidden="true" />
      </a>
      {/* Where people are creating already, it would cover what they do. */}
      {!isCreatorPath(here) && (
        <CreateMenu
          trigger={(props) => (
            <button
              type="button"
              data-guidance-anchor="create"
              className={styles.place}
              aria-label={say('shell.create')}
              {...props}
            >
              <Plus size={24} aria-hidden="true" />
            </button>
          )}
        />
      )}
      <span data-guidance-anchor="notifications" className={styles.place}>
        <BellLink isHere={here === '/notifications/'} />
      </span>
      <a
        href="/me/"
        data-guidance-anchor="profile"
        className={styles.place}
        aria-label={say('shell.profile')}
        aria-current={current(`/${viewer.username}/`)}
      >
        <Avatar {...toAvatarProps(viewer)} size={28} />
      </a>
    </nav>
  )
}
