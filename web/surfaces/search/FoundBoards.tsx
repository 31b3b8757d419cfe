import { useMemo } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { BesideResults } from '#domain/resources/search.ts'
import { useSay } from '../../frame.tsx'
import { type Listed, useKnown } from '../../hooks/hooks.ts'
import { expand } from '../../state/entities.ts'
import { BoardTiles } from '../board-tiles/BoardTiles.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './Found.module.css'

export function FoundBoards({ list }: { list: Listed<unknown> }) {
  const say = useSay()
  const shown = useKnown((state) => state.shown)
  const own = useMemo(
    () => (expand((list.extra as BesideResults | undefined)?.own_boards ?? [], shown) ?? []) as readonly BoardCard[],
    [list.extra, shown],
  )
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  return (
    <div className={styles.boards}>
      {own.length > 0 && (
        <section>
          <h2 className={styles.heading}>{say('search.ownBoards')}</h2>
          <BoardTiles label={say('search.ownBoards')} boards={own} />
        </section>
      )}
      <BoardTiles label={say('search.boards')} boards={list.items as readonly BoardCard[]} />
      <NextPage list={list} />
    </div>
  )
}
