import { useState } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../app-context.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import { Username } from '../people/Username.tsx'
import { useContacts } from '../send/use-contacts.ts'
import styles from './PeoplePicker.module.css'

type Props = {
  chosen: readonly UserCard[]
  /** People who are already in the conversation and can't be chosen. */
  without?: readonly UserCard[]
  onChange: (chosen: readonly UserCard[]) => void
}

/** Selects people from one's contacts or by name. */
export function PeoplePicker({ chosen, without = [], onChange }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const found = useContacts(typed)
  const isChosen = ({ id }: UserCard) => chosen.some((one) => one.id === id)
  const others = found?.filter((person) => !isChosen(person) && !without.some(({ id }) => id === person.id)) ?? []
  const toggle = (person: UserCard) =>
    onChange(isChosen(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  return (
    <div className={styles.picker}>
      <TextField
        label={say('send.to')}
        type="search"
        autoComplete="off"
        data-autofocus=""
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className={found && !others.length && !chosen.length ? styles.nobody : 'visually-hidden'} role="status">
        {found && (others.length ? say('send.found', { count: others.length }) : say('send.nobody'))}
      </p>
      <ul className={styles.choices} aria-label={say('send.people')}>
        {[...chosen, ...others].map((person) => (
          <li key={person.id} className={styles.choice}>
            <Avatar {...toAvatarProps(person)} size={40} />
            <Checkbox
              id={`choose-${person.id}`}
              label={person.full_name}
              hint={<Username of={person} />}
              checked={isChosen(person)}
              onChange={() => toggle(person)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
