import { creatorBadge } from '#domain/rules/card/creator-badge.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import { type Listed, useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { avatarOf } from '../people/avatar.ts'
import { FollowButton } from '../people/FollowButton.tsx'
import { Username } from '../people/Username.tsx'
import { CreatorBadge } from '../pin-card/CardDetails.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './Found.module.css'
import { logOpened } from './log-opened.ts'

export function FoundPeople({ list }: { list: Listed<unknown> }) {
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

/** The badge of a merchant is a link itself, so it stands beside the link to the profile, not inside it. */
function FoundPerson({ user, index }: { user: KnownUser; index: number }) {
  const say = useSay()
  const badge = creatorBadge(user, useViewer())
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <Avatar {...avatarOf(user)} size={96} alt="" />
        <span className={styles.name}>
          <a href={`/${user.username}/`} className={styles.profile} onClick={() => logOpened(user, index)}>
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
