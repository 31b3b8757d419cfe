import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { BoardOrderResource, BoardsResource } from '#domain/resources/boards.ts'
import { UserPinsResource } from '#domain/resources/users.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { useFrame } from '../../frame.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import type { KnownUser } from '../../state/entities.ts'
import { questionKey } from '../../state/store.ts'
import { Arranged } from '../arrange/Arranged.tsx'
import { keepOrder } from '../arrange/keep-order.ts'
import { besideOf } from '../arrange/order.ts'
import { useArrange } from '../arrange/use-arrange.ts'
import { BoardTiles } from '../board-tiles/BoardTiles.tsx'
import { CreateBoardDialog } from '../create/CreateBoardDialog.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { tellRefusal } from '../save/tell-refusal.ts'
import { BOARDLESS_START, boardlessOf, boardsOf } from './asks.ts'
import { BoardsToolbar } from './BoardsToolbar.tsx'
import { boardsViewAt, boardsViewHref } from './boards-view.ts'
import { Invitations } from './Invitations.tsx'
import { Nothing } from './Nothing.tsx'
import styles from './Profile.module.css'

/** The boards of a person, each with its covers; one's own can be put in order. */
export function Boards({ user }: { user: KnownUser }) {
  const { store, ask, say } = useFrame()
  const place = usePlace()
  const view = boardsViewAt(place)
  const viewer = useViewer()
  const isOwn = viewer.id === user.id
  const asked = boardsOf(place)
  const list = useList(BoardsResource.get, asked)
  const byId = new Map<string, BoardCard>(list.items.map((board) => [board.id, board]))
  const nameOf = (id: string) => byId.get(id)?.name ?? ''
  const put = async (id: string, order: readonly string[]) => {
    const putBack = keepOrder(store, questionKey(BoardsResource.get, asked), order)
    const beside = besideOf(order as readonly Id[], id as Id)
    try {
      if (beside) await ask(BoardOrderResource.update, { board_id: id as Id, ...beside })
    } catch (thrown) {
      putBack()
      tellRefusal(thrown)
    }
  }
  const isArrangeable = isOwn && view.sort === 'custom'
  const arranging = useArrange({
    ids: list.items.map(({ id }) => id),
    nameOf,
    hasOrder: isArrangeable,
    onPut: (id, order) => void put(id, order),
  })
  if (list.next === undefined && !list.refusal) return <GridSkeleton />
  const isEmpty = list.items.length === 0 && list.next === null
  const isNew = isEmpty && view.filter === 'NONE'
  if (isNew && !isOwn) return <Nothing user={user} what="saved" />
  return (
    <>
      {isOwn && <Invitations />}
      {!isNew && <BoardsToolbar isOwn={isOwn} />}
      {isArrangeable && !isEmpty && <p className={styles.hint}>{say('profile.arrangeHint')}</p>}
      {isNew ? (
        <FirstBoard />
      ) : isEmpty ? (
        <EmptyState
          drawing={<Bowerbird />}
          sentence={say('profile.noneFiltered')}
          action={<Button href={boardsViewHref(place, view, { filter: 'NONE' })}>{say('profile.filter.NONE')}</Button>}
        />
      ) : (
        <BoardTiles
          label={say('profile.boards')}
          boards={arranging.order.flatMap((id) => byId.get(id) ?? [])}
          arranging={isArrangeable ? arranging : undefined}
          isSmall={viewer.view.profile_board_view === 'small'}
          first={isOwn && view.filter === 'NONE' ? <CreateBoard isTile /> : undefined}
        />
      )}
      <NextPage list={list} />
      <Arranged arranging={arranging} carried={nameOf} />
      {isOwn && view.filter === 'NONE' && <Boardless />}
    </>
  )
}

/** Before there is a board: large where there is nothing at all, and a tile above what was saved already. */
function FirstBoard() {
  const { say } = useFrame()
  const saved = useList(UserPinsResource.get, boardlessOf(usePlace()))
  return saved.items.length ? (
    <BoardTiles label={say('profile.boards')} boards={[]} first={<CreateBoard isTile />} />
  ) : (
    <EmptyState drawing={<Bowerbird />} sentence={say('profile.noBoardsOwn')} action={<CreateBoard />} />
  )
}

/** Saves that went to no board. Without any, nothing is said of them. */
function Boardless() {
  const { say } = useFrame()
  const list = useList(UserPinsResource.get, boardlessOf(usePlace()))
  if (list.items.length === 0) return null
  return (
    <section aria-labelledby="boardless">
      <GridEdges>
        <h2 id="boardless" className={styles.boardless}>
          {say('profile.boardless')}
        </h2>
      </GridEdges>
      <PinGrid
        label={say('profile.boardless')}
        surface="BoardlessPins"
        list={list}
        startName={BOARDLESS_START}
        empty={null}
        end={<Button href="/">{say('profile.explore')}</Button>}
      />
    </section>
  )
}

/** Before the first board a button, beside others a tile. */
function CreateBoard({ isTile = false }: { isTile?: boolean }) {
  const { say } = useFrame()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isTile ? (
        <button type="button" className={styles.create} onClick={() => setIsOpen(true)}>
          <span>
            <Plus size={32} aria-hidden="true" />
          </span>
          {say('profile.createBoard')}
        </button>
      ) : (
        <Button kind="primary" size="large" onClick={() => setIsOpen(true)}>
          {say('profile.createBoard')}
        </Button>
      )}
      <CreateBoardDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
