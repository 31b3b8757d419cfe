import { Lock } from 'lucide-react'
import type { BoardCard } from '#domain/entities/board.ts'
import { useSay } from '../../frame.tsx'
import styles from './BoardTiles.module.css'
import { Covers } from './Covers.tsx'

/** Boards side by side, each with its covers, name and counts. */
export function BoardTiles({ label, boards }: { label: string; boards: readonly BoardCard[] }) {
  const say = useSay()
  return (
    <ul className={styles.boards} aria-label={label}>
      {boards.map((board) => (
        <li key={board.id}>
          <a href={board.url} className={styles.board}>
            <Covers covers={board.cover_images} />
            <span className={styles.boardName}>
              {board.privacy === 'secret' && <Lock size={16} aria-hidden="true" />}
              {board.name}
            </span>
            <span className={styles.quiet}>
              {say('boards.pins', { count: board.pin_count })}
              {board.section_count > 0 && ` · ${say('boards.sections', { count: board.section_count })}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
