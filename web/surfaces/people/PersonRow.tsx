import type { ReactNode } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { avatarOf } from './avatar.ts'
import styles from './PersonRow.module.css'

/** People, one below the other. */
export function People({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.people} aria-label={label}>
      {children}
    </ul>
  )
}

type Props = {
  person: UserCard
  /** Stands under the name instead of the username. */
  note?: ReactNode
  /** What one can do about them. */
  children?: ReactNode
}

export function PersonRow({ person, note, children }: Props) {
  return (
    <li className={styles.person}>
      <a href={`/${person.username}/`} className={styles.who}>
        <Avatar {...avatarOf(person)} size={56} />
        <span>
          <strong>{person.full_name}</strong>
          <span className={styles.quiet}>{note ?? `@${person.username}`}</span>
        </span>
      </a>
      {children}
    </li>
  )
}
