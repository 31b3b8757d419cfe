import type { Board } from '#domain/entities/board.ts'
import { BoardInvitesResource } from '#domain/resources/board-people.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { toAvatarProps } from '../people/avatar.ts'
import { toBoardMembersOptions } from './asks.ts'
import styles from './Board.module.css'

const SHOWN = 5

/** Avatars of the board's collaborators. */
export function BoardPeople({ board }: { board: Board }) {
  const say = useSay()
  const { items } = useList(BoardInvitesResource.get, toBoardMembersOptions(board.id))
  const shown = items.slice(0, SHOWN)
  const more = board.collaborator_count - shown.length
  return (
    <>
      <ul className={styles.faces} aria-label={say('boards.collaborators')}>
        {shown.map(({ id, invited_user: person }) => (
          <li key={id}>
            <a href={`/${person.username}/`} title={person.full_name}>
              <Avatar {...toAvatarProps(person)} size={32} alt={person.full_name} />
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <span>{say('boards.people', { count: more })}</span>}
    </>
  )
}
