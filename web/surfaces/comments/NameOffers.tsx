import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import { avatarOf } from '../people/avatar.ts'
import { Username } from '../people/Username.tsx'
import comments from './Comments.module.css'
import styles from './NameOffers.module.css'
import type { Names } from './use-names.ts'

/** The people to mention, under the field. */
export function NameOffers({ names }: { names: Names }) {
  const say = useSay()
  if (!names.isOpen) return null
  return (
    <div id={names.listId} role="listbox" aria-label={say('comments.mention')} className={styles.offers}>
      {names.found.map((person, at) => (
        <div
          key={person.id}
          id={`${names.listId}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === names.at}
          className={styles.offer}
          onPointerDown={(event) => {
            event.preventDefault()
            names.take(person)
          }}
        >
          <Avatar {...avatarOf(person)} size={32} />
          <span>
            {person.full_name}{' '}
            <span className={comments.quiet}>
              <Username of={person} />
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
