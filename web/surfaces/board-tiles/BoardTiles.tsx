import { Archive, Lock, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import { shownCount } from '#domain/rules/format/shown-count.ts'
import { classes } from '#ui/classes.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { Handle } from '../arrange/Arranged.tsx'
import type { Arranging } from '../arrange/use-arrange.ts'
import styles from './BoardTiles.module.css'
import { Covers } from './Covers.tsx'

type Props = {
  label: string
  boards: readonly BoardCard[]
  /** Given, they can be put in order. */
  arranging?: Arranging | undefined
  /** More and smaller ones side by side. */
  isSmall?: boolean
  /** Where boards of many people stand together. */
  showsOwner?: boolean
  onOpen?: ((board: BoardCard) => void) | undefined
  /** Stands before the boards. */
  first?: ReactNode
}

/** Boards side by side, each with its covers, name and counts. */
export function BoardTiles({ label, boards, arranging, isSmall = false, showsOwner = false, onOpen, first }: Props) {
  return (
    <GridEdges>
      <ul className={classes(styles.boards, isSmall && styles.small)} aria-label={label}>
        {first && <li>{first}</li>}
        {boards.map((board) => (
          <li key={board.id} {...arranging?.item(board.id)}>
            <Tile board={board} showsOwner={showsOwner} onOpen={onOpen} />
            {arranging && <Handle arranging={arranging} id={board.id} name={board.name} className={styles.handle} />}
          </li>
        ))}
      </ul>
    </GridEdges>
  )
}

function Tile({ board, showsOwner, onOpen }: { board: BoardCard } & Pick<Props, 'showsOwner' | 'onOpen'>) {
  const say = useSay()
  const { locale } = useConfig()
  return (
    <a href={board.url} className={styles.board} draggable={false} onClick={() => onOpen?.(board)}>
      <Covers covers={board.cover_images} />
      <span className={styles.boardName}>
        {board.privacy === 'secret' && <Lock size={16} role="img" aria-label={say('profile.secretBoard')} />}
        {board.archived && <Archive size={16} role="img" aria-label={say('profile.archivedBoard')} />}
        {board.is_collaborative && <Users size={16} role="img" aria-label={say('profile.groupBoard')} />}
        {board.name}
      </span>
      {showsOwner && (
        <span className={styles.owner}>
          <bdi>{board.owner.full_name}</bdi>
        </span>
      )}
      <span className={styles.quiet}>
        {say('boards.pins', { count: shownCount(board.pin_count, locale) })}
        {board.section_count > 0 && ` · ${say('boards.sections', { count: board.section_count })}`}
      </span>
    </a>
  )
}
