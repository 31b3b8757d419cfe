import type { ReactNode } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { toAvatarProps } from './avatar.ts'
import styles from './PersonRow.module.css'
import { Username } from './Username.tsx'

/** Vertical list of people. */
export function People({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.people} aria-label={label}>
      {children}
    </ul>
  )
}

type Props = {
  person: UserCard
  /** Shown under the name instead of the username. */
  note?: ReactNode
  /** False for people whose profile can't be opened. */
  isLinked?: boolean
  /** Actions for the person. */
  children?: ReactNode
}

export function PersonRow({ person, note, isLinked = true, children }: Props) {
  const shown = (
    <>
      <Avatar {...toAvatarProps(person)} size={56} />
      <span>
        <strong>{person.full_name}</strong>
        <span className={styles.quiet}>{note ?? <Username of={person} />}</span>
      </span>
    </>
  )
  return (
    <li className={styles.person} data-seen="user" data-seen-id={person.id}>
      {isLinked ? (
        <a href={`/${person.username}/`} className={styles.who}>
          {shown}
        </a>
      ) : (
        <span className={styles.who}>{shown}</span>
      )}
      {children}
    </li>
  )
}
