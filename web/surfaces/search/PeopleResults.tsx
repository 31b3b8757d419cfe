import { creatorBadge } from '#domain/rules/card/card-details.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../app-context.tsx'
import { type LoadedList, useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import { FollowButton } from '../people/FollowButton.tsx'
import { Username } from '../people/Username.tsx'
import { CreatorBadge } from '../pin-card/CardDetails.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './Found.module.css'
import { logResultClick } from './log-result-click.ts'

export function PeopleResults({ list }: { list: LoadedList<unknown> }) {
  const say = useSay()
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  return (
    <>
      <ul className={styles.people} aria-label={say('search.people')}>
        {(list.items as readonly KnownUser[]).map((user, index) => (
          <FoundPerson key={user.id} user={user} index={index} />
        ))}
      </ul>
      <NextPage list={list} />
    </>
  )
}

/** The merchant badge is a link itself, so it is placed next to the profile link, not inside it. */
function FoundPerson({ user, index }: { user: KnownUser; index: number }) {
  const say = useSay()
  const badge = creatorBadge(user, useViewer())
  return (
    <li className={styles.person} data-seen="user" data-seen-id={user.id}>
      <div className={styles.who}>
        <Avatar {...toAvatarProps(user)} size={96} alt="" />
        <span className={styles.name}>
          <a href={`/${user.username}/`} className={styles.profile} onClick={() => logResultClick(user, index)}>
            <bdi>{user.full_name}</bdi>
          </a>
          {badge && (
            <span className={styles.badge}>
              <CreatorBadge badge={badge} />
            </span>
          )}
        </span>
        <span className={styles.quiet}>
          <Username of={user} />
        </span>
        {user.follower_count !== undefined && (
          <span className={styles.quiet}>{say('follow.followers', { count: user.follower_count })}</span>
        )}
      </div>
      <FollowButton user={user} />
    </li>
  )
}
