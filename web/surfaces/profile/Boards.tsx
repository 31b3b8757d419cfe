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
import { useApp } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownUser } from '../../state/entities.ts'
import { makeQuestionKey } from '../../state/store.ts'
import { ArrangeOverlay } from '../arrange/ArrangeOverlay.tsx'
import { toNeighborPosition } from '../arrange/order.ts'
import { reorderStoredList } from '../arrange/reorder-stored-list.ts'
import { useArrange } from '../arrange/use-arrange.ts'
import { BoardTiles } from '../board-tiles/BoardTiles.tsx'
import { CreateBoardDialog } from '../create/CreateBoardDialog.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import { BOARDLESS_START_PARAM, parseBoardlessPinsOptions, parseProfileBoardsOptions } from './asks.ts'
import { BoardsToolbar } from './BoardsToolbar.tsx'
import { makeBoardsViewHref, parseBoardsView } from './boards-view.ts'
import { EmptyProfileTab } from './EmptyProfileTab.tsx'
import { Invitations } from './Invitations.tsx'
import styles from './Profile.module.css'

/** Boards of a person with their covers; the owner can reorder them. */
export function Boards({ user }: { user: KnownUser }) {
  const { store, ask, say } = useApp()
  const place = useRouteLocation()
  const view = parseBoardsView(place)
  const viewer = useViewer()
  const isOwn = viewer.id === user.id
  const asked = parseProfileBoardsOptions(place)
  const list = useList(BoardsResource.get, asked)
  const byId = new Map<string, BoardCard>(list.items.map((board) => [board.id, board]))
  const nameOf = (id: string) => byId.get(id)?.name ?? ''
  const put = async (id: string, order: readonly string[]) => {
    const putBack = reorderStoredList(store, makeQuestionKey(BoardsResource.get, asked), order)
    const beside = toNeighborPosition(order as readonly Id[], id as Id)
    try {
      if (beside) await ask(BoardOrderResource.update, { board_id: id as Id, ...beside })
    } catch (thrown) {
      putBack()
      showRefusalToast(thrown)
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
  if (isNew && !isOwn) return <EmptyProfileTab user={user} what="saved" />
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
          action={
            <Button href={makeBoardsViewHref(place, view, { filter: 'NONE' })}>{say('profile.filter.NONE')}</Button>
          }
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
      <ArrangeOverlay arranging={arranging} carried={nameOf} />
      {isOwn && view.filter === 'NONE' && <Boardless />}
    </>
  )
}

/** Prompt to create the first board: large when nothing is saved, else a tile above the saves. */
function FirstBoard() {
  const { say } = useApp()
  const saved = useList(UserPinsResource.get, parseBoardlessPinsOptions(useRouteLocation()))
  return saved.items.length ? (
    <BoardTiles label={say('profile.boards')} boards={[]} first={<CreateBoard isTile />} />
  ) : (
    <EmptyState drawing={<Bowerbird />} sentence={say('profile.noBoardsOwn')} action={<CreateBoard />} />
  )
}

/** Pins saved to no board; hidden when there are none. */
function Boardless() {
  const { say } = useApp()
  const list = useList(UserPinsResource.get, parseBoardlessPinsOptions(useRouteLocation()))
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
        startName={BOARDLESS_START_PARAM}
        empty={null}
        end={<Button href="/">{say('profile.explore')}</Button>}
      />
    </section>
  )
}

/** A button before the first board, a tile beside other boards. */
function CreateBoard({ isTile = false }: { isTile?: boolean }) {
  const { say } = useApp()
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
