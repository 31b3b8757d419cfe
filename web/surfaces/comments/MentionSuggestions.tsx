import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../app-context.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import { Username } from '../people/Username.tsx'
import comments from './Comments.module.css'
import styles from './MentionSuggestions.module.css'
import type { MentionState } from './use-mentions.ts'

/** List of suggested people below the text area. */
export function MentionSuggestions({ names }: { names: MentionState }) {
  const say = useSay()
  if (!names.isOpen) return null
  return (
    <div {...names.combobox.listProps} role="listbox" aria-label={say('comments.mention')} className={styles.offers}>
      {names.found.map((person, at) => (
        <div
          key={person.id}
          {...names.combobox.optionProps(at)}
          role="option"
          tabIndex={-1}
          className={styles.offer}
          onPointerDown={(event) => {
            event.preventDefault()
            names.take(person)
          }}
        >
          <Avatar {...toAvatarProps(person)} size={32} />
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
