import { Lock } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { BoardCard } from '#domain/entities/board.ts'
import { useSay } from '../../../app-context.tsx'
import type { ArrangeState } from '../../arrange/use-arrange.ts'
import { BoardCover } from '../../save/BoardCover.tsx'
import styles from './BoardTray.module.css'

const SHOWN = 7

/** Drop-target id of a board. */
export const toBoardDropId = (id: string) => `board:${id}`

type Props = { boards: readonly BoardCard[]; arranging: ArrangeState }

/**
 * Drop targets for one's other boards while a card is dragged, most recently used first. Keyboard users have the Move
 * button.
 */
export function BoardTray({ boards, arranging }: Props) {
  const say = useSay()
  if (!arranging.dragged || !boards.length) return null
  return createPortal(
    <div className={styles.tray} aria-hidden="true">
      <p>{say('organize.tray')}</p>
      {boards.slice(0, SHOWN).map(({ id, name, privacy, cover_images }) => (
        <div
          key={id}
          data-into={toBoardDropId(id)}
          data-over={arranging.isInto(toBoardDropId(id)) || undefined}
          className={styles.board}
        >
          <span className={styles.cover}>
            <BoardCover covers={cover_images} />
          </span>
          <span className={styles.name}>{name}</span>
          {privacy === 'secret' && <Lock size={16} />}
        </div>
      ))}
    </div>,
    document.body,
  )
}
