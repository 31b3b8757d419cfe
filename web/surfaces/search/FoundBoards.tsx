import type { BoardCard } from '#domain/entities/board.ts'
import { useSay } from '../../frame.tsx'
import type { Listed } from '../../hooks/hooks.ts'
import { BoardTiles } from '../board/BoardTiles.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './Found.module.css'

export function FoundBoards({ list }: { list: Listed<unknown> }) {
  const say = useSay()
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  return (
    <div className={styles.boards}>
      <BoardTiles label={say('search.boards')} boards={list.items as readonly BoardCard[]} />
      <NextPage list={list} />
    </div>
  )
}
