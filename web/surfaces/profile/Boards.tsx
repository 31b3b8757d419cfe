import { BoardsResource } from '#domain/resources/boards.ts'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import type { KnownUser } from '../../state/entities.ts'
import { useList } from '../../state/hooks.ts'
import { BoardTiles } from '../board/BoardTiles.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { NextPage } from '../grid/NextPage.tsx'
import { boardsOf } from './asks.ts'
import { Nothing } from './Nothing.tsx'

/** The boards of a person, each with its covers. */
export function Boards({ user }: { user: KnownUser }) {
  const say = useSay()
  const list = useList(BoardsResource.get, boardsOf(usePlace()))
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  if (list.items.length === 0 && list.next === null) return <Nothing user={user} what="saved" />
  return (
    <>
      <BoardTiles label={say('profile.boards')} boards={list.items} />
      <NextPage list={list} />
    </>
  )
}
