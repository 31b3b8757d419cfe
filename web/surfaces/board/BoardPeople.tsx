import type { Board } from '#domain/entities/board.ts'
import { BoardInvitesResource } from '#domain/resources/board-people.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { avatarOf } from '../people/avatar.ts'
import { membersOf } from './asks.ts'
import styles from './Board.module.css'

const SHOWN = 5

/** The faces of those who collect here together. */
export function BoardPeople({ board }: { board: Board }) {
  const say = useSay()
  const { items } = useList(BoardInvitesResource.get, membersOf(board.id))
  const shown = items.slice(0, SHOWN)
  const more = board.collaborator_count - shown.length
  return (
    <>
      <ul className={styles.faces} aria-label={say('boards.collaborators')}>
        {shown.map(({ id, invited_user: person }) => (
          <li key={id}>
            <a href={`/${person.username}/`} title={person.full_name}>
              <Avatar {...avatarOf(person)} size={32} alt={person.full_name} />
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <span>{say('boards.people', { count: more })}</span>}
    </>
  )
}
