import type { User } from '#domain/entities/user.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import type { Listed } from '../../hooks/hooks.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { avatarOf } from '../people/avatar.ts'
import { Username } from '../people/Username.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './Found.module.css'

export function FoundPeople({ list }: { list: Listed<unknown> }) {
  const say = useSay()
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  return (
    <>
      <ul className={styles.people} aria-label={say('search.people')}>
        {(
          list.items as readonly Pick<
            User,
            'id' | 'username' | 'full_name' | 'image_medium_url' | 'avatar_color_index'
          >[]
        ).map((user) => (
          <li key={user.id}>
            <a href={`/${user.username}/`} className={styles.person}>
              <Avatar {...avatarOf(user)} size={96} alt="" />
              <strong>{user.full_name}</strong>
              <span className={styles.quiet}>
                <Username of={user} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <NextPage list={list} />
    </>
  )
}
