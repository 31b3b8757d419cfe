import { useMemo } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { SearchExtras } from '#domain/resources/search.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useSay } from '../../app-context.tsx'
import { type LoadedList, useStoreSelector } from '../../hooks/hooks.ts'
import { expandEntityRefs } from '../../state/entities.ts'
import { BoardTiles } from '../board-tiles/BoardTiles.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './Found.module.css'
import { logResultClick } from './log-result-click.ts'

export function BoardResults({ list }: { list: LoadedList<unknown> }) {
  const say = useSay()
  const shown = useStoreSelector((state) => state.shown)
  const own = useMemo(
    () =>
      (expandEntityRefs((list.extra as SearchExtras | undefined)?.own_boards ?? [], shown) ??
        []) as readonly BoardCard[],
    [list.extra, shown],
  )
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  const open = list.items as readonly BoardCard[]
  const onOpen = (board: BoardCard) => logResultClick(board, [...own, ...open].indexOf(board))
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

/** Boards that only their members can find are listed apart from those that everyone can find (search.13). */
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
