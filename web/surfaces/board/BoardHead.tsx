import { Archive, EyeOff, Lock } from 'lucide-react'
import type { Board, Section } from '#domain/entities/board.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import { avatarOf } from '../people/avatar.ts'
import styles from './Board.module.css'

/** The name centred, who it belongs to, and who sees it. */
export function BoardHead({ board, section }: { board: Board; section: Section | undefined }) {
  const say = useSay()
  const { owner, collaborator_count } = board
  const pins = section ? section.pin_count : board.pin_count
  return (
    <div className={styles.head}>
      {section && (
        <p className={styles.quiet}>
          <a href={board.url}>{board.name}</a>
        </p>
      )}
      <h1 className={styles.name}>{section ? section.title : board.name}</h1>
      <Privacy board={board} />
      {!section && board.description && <p className={styles.description}>{board.description}</p>}
      <p className={styles.people}>
        <a href={`/${owner.username}/`} className={styles.person}>
          <Avatar {...avatarOf(owner)} size={32} />
          {owner.full_name}
        </a>
        {collaborator_count > 0 && <span>{say('boards.people', { count: collaborator_count })}</span>}
      </p>
      <p className={styles.quiet}>
        {say('boards.pins', { count: pins })}
        {!section && board.section_count > 0 && ` · ${say('boards.sections', { count: board.section_count })}`}
      </p>
    </div>
  )
}

function Privacy({ board: { privacy, archived } }: { board: Pick<Board, 'privacy' | 'archived'> }) {
  const say = useSay()
  return (
    <>
      {privacy === 'secret' && (
        <p className={styles.privacy}>
          <Lock size={16} aria-hidden="true" />
          {say('boards.secret')}
        </p>
      )}
      {privacy === 'protected' && (
        <p className={styles.privacy}>
          <EyeOff size={16} aria-hidden="true" />
          {say('boards.protected')}
        </p>
      )}
      {archived && (
        <p className={styles.privacy}>
          <Archive size={16} aria-hidden="true" />
          {say('boards.archived')}
        </p>
      )}
    </>
  )
}
