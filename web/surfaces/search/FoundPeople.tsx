import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import type { Listed } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { avatarOf } from '../people/avatar.ts'
import { FollowButton } from '../people/FollowButton.tsx'
import { Username } from '../people/Username.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './Found.module.css'

export function FoundPeople({ list }: { list: Listed<unknown> }) {
  const say = useSay()
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  return (
    <>
      <ul className={styles.people} aria-label={say('search.people')}>
        {(list.items as readonly KnownUser[]).map((user) => (
          <li key={user.id} className={styles.person}>
            <a href={`/${user.username}/`} className={styles.who}>
              <Avatar {...avatarOf(user)} size={96} alt="" />
              <strong>
                <bdi>{user.full_name}</bdi>
              </strong>
              <span className={styles.quiet}>
                <Username of={user} />
              </span>
              {user.follower_count !== undefined && (
                <span className={styles.quiet}>{say('follow.followers', { count: user.follower_count })}</span>
              )}
            </a>
            <FollowButton user={user} />
          </li>
        ))}
      </ul>
      <NextPage list={list} />
    </>
  )
}
