import { Lock } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { BoardCard } from '#domain/entities/board.ts'
import { useSay } from '../../../frame.tsx'
import type { Arranging } from '../../arrange/use-arrange.ts'
import { BoardCover } from '../../save/BoardCover.tsx'
import styles from './BoardTray.module.css'

const SHOWN = 7

/** What a drag is dropped into, when that is a board. */
export const intoBoard = (id: string) => `board:${id}`

type Props = { boards: readonly BoardCard[]; arranging: Arranging }

/** While a card is dragged: one's other boards at the side of the window, the last used first. The keyboard has the button Move. */
export function BoardTray({ boards, arranging }: Props) {
  const say = useSay()
  if (!arranging.dragged || !boards.length) return null
  return createPortal(
    <div className={styles.tray} aria-hidden="true">
      <p>{say('organize.tray')}</p>
      {boards.slice(0, SHOWN).map(({ id, name, privacy, cover_images }) => (
        <div
          key={id}
          data-into={intoBoard(id)}
          data-over={arranging.isInto(intoBoard(id)) || undefined}
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
