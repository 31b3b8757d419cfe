import { toPluralCount } from '#domain/rules/format/compact-number.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useEntity } from '../../hooks/hooks.ts'
import type { KnownPin, KnownUser } from '../../state/entities.ts'
import { toAvatarProps } from '../people/avatar.ts'
import { FollowButton } from '../people/FollowButton.tsx'
import { toPinCreator } from '../pin-card/card-size.ts'
import styles from './Creator.module.css'

/** Creator of the pin, with a follow button. */
export function Creator({ pin }: { pin: KnownPin }) {
  const user = toPinCreator(pin)
  return user && <Person user={user} />
}

function Person({ user }: { user: KnownUser }) {
  const say = useSay()
  const { locale } = useConfig()
  const { follower_count } = useEntity('user', user.id) ?? user
  return (
    <div className={styles.creator}>
      <a href={`/${user.username}/`} className={styles.person}>
        <Avatar {...toAvatarProps(user)} size={48} />
        <span>
          <span className={styles.name}>{user.full_name}</span>
          {follower_count !== undefined && (
            <span className={styles.followers}>
              {say('follow.followers', { count: toPluralCount(follower_count, locale) })}
            </span>
          )}
        </span>
      </a>
      <FollowButton user={user} />
    </div>
  )
}
