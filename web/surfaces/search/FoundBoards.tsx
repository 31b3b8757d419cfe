import { useMemo } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { BesideResults } from '#domain/resources/search.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../frame.tsx'
import { type Listed, useKnown } from '../../hooks/hooks.ts'
import { expand } from '../../state/entities.ts'
import { BoardTiles } from '../board-tiles/BoardTiles.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './Found.module.css'
import { logOpened } from './log-opened.ts'

export function FoundBoards({ list }: { list: Listed<unknown> }) {
  const say = useSay()
  const shown = useKnown((state) => state.shown)
  const own = useMemo(
    () => (expand((list.extra as BesideResults | undefined)?.own_boards ?? [], shown) ?? []) as readonly BoardCard[],
    [list.extra, shown],
  )
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  const open = list.items as readonly BoardCard[]
  const onOpen = (board: BoardCard) => logOpened(board, [...own, ...open].indexOf(board))
  return (
    <div className={styles.boards}>
      {own.length > 0 && <Part heading={say('search.ownBoards')} boards={own} onOpen={onOpen} />}
      {own.length > 0 && open.length > 0 && <Part heading={say('search.openBoards')} boards={open} onOpen={onOpen} />}
      {own.length === 0 && <BoardTiles label={say('search.boards')} boards={open} showsOwner onOpen={onOpen} />}
      <NextPage list={list} />
    </div>
  )
}

type PartProps = { heading: string; boards: readonly BoardCard[]; onOpen: (board: BoardCard) => void }

/** Search.13: boards that only their people find stand apart from those that everyone finds. */
function Part({ heading, boards, onOpen }: PartProps) {
  return (
    <section className={styles.part}>
      <GridEdges>
        <h2 className={styles.heading}>{heading}</h2>
      </GridEdges>
      <BoardTiles label={heading} boards={boards} showsOwner onOpen={onOpen} />
    </section>
  )
}
