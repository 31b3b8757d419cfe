import { Archive, Lock, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import { toPluralCount } from '#domain/rules/format/compact-number.ts'
import { classes } from '#ui/classes.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { DragHandle } from '../arrange/ArrangeOverlay.tsx'
import type { ArrangeState } from '../arrange/use-arrange.ts'
import styles from './BoardTiles.module.css'
import { Covers } from './Covers.tsx'

type Props = {
  label: string
  boards: readonly BoardCard[]
  /** When given, the boards can be reordered. */
  arranging?: ArrangeState | undefined
  /** Shows more and smaller tiles per row. */
  isSmall?: boolean
  /** For lists with boards of several owners. */
  showsOwner?: boolean
  onOpen?: ((board: BoardCard) => void) | undefined
  /** Shown before the boards. */
  first?: ReactNode
}

/** Grid of boards, each with its covers, name and counts. */
export function BoardTiles({ label, boards, arranging, isSmall = false, showsOwner = false, onOpen, first }: Props) {
  return (
    <GridEdges>
      <ul className={classes(styles.boards, isSmall && styles.small)} aria-label={label}>
        {first && <li>{first}</li>}
        {boards.map((board) => (
          <li key={board.id} {...arranging?.item(board.id)}>
            <Tile board={board} showsOwner={showsOwner} onOpen={onOpen} />
            {arranging && (
              <DragHandle arranging={arranging} id={board.id} name={board.name} className={styles.handle} />
            )}
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
    <a
      href={board.url}
      className={styles.board}
      data-seen="board"
      data-seen-id={board.id}
      draggable={false}
      onClick={() => onOpen?.(board)}
    >
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
        {say('boards.pins', { count: toPluralCount(board.pin_count, locale) })}
        {board.section_count > 0 && ` · ${say('boards.sections', { count: board.section_count })}`}
      </span>
    </a>
  )
}
