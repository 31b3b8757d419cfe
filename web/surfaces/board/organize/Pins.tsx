import { type ReactNode, useCallback, useState } from 'react'
import type { Board, Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import {
  BoardFeedResource,
  BoardPickerBoardsResource,
  BoardPinOrderResource,
  BoardSectionsResource,
} from '#domain/resources/boards.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useFrame } from '../../../frame.tsx'
import { useAnswer, useKnown, useList, useViewer } from '../../../hooks/hooks.ts'
import { usePlace } from '../../../router/place.tsx'
import type { KnownPin } from '../../../state/entities.ts'
import { questionKey } from '../../../state/store.ts'
import { Arranged } from '../../arrange/Arranged.tsx'
import { keepOrder } from '../../arrange/keep-order.ts'
import { besideOf } from '../../arrange/order.ts'
import { useArrange } from '../../arrange/use-arrange.ts'
import { PinGrid } from '../../grid/PinGrid.tsx'
import { tellRefusal } from '../../save/tell-refusal.ts'
import { boardFeed } from '../asks.ts'
import { rightsOn } from '../board-rights.ts'
import { placeUrl, viewAt, viewHref } from '../board-view.ts'
import { Sections } from '../sections/Sections.tsx'
import { AddedBy } from './AddedBy.tsx'
import { BoardTray, intoBoard } from './BoardTray.tsx'
import { OrganizeBar } from './OrganizeBar.tsx'
import { SelectableCard } from './SelectableCard.tsx'
import { countOf, isChosen, NOTHING, tapped } from './selection.ts'
import { useBulk } from './use-bulk.ts'

type Props = { board: Board; section: Section | undefined; mayOrganize: boolean; toolbar: ReactNode }

/** Sections and pins of a board: to look at, or to put in order. */
export function Pins({ board, section, mayOrganize, toolbar }: Props) {
  const { store, ask, say } = useFrame()
  const place = usePlace()
  const view = viewAt(place)
  const isOrganizing = view.isOrganizing && mayOrganize
  const viewer = useViewer()
  const rights = rightsOn(board, viewer)
  // The key of the options is what counts: the same text, the same options.
  const text = useKnown((known) => JSON.stringify(boardFeed(place, known) ?? null))
  const feed = JSON.parse(text) ?? { board_id: board.id }
  const list = useList(BoardFeedResource.get, feed)
  const [selection, setSelection] = useState(NOTHING)
  const bulk = useBulk(board, section)
  const pins = list.items as unknown as readonly KnownPin[]
  const byId = new Map<string, KnownPin>(pins.map((pin) => [pin.id, pin]))
  const nameOf = (id: string) => {
    const pin = byId.get(id)
    return (pin && pinName(pin)) || say('card.untitled')
  }
  const isOwnOrder = (view.sort ?? board.default_sort) === 'custom' && rights.may('move_pins')

  const put = async (id: string, order: readonly string[]) => {
    const putBack = keepOrder(store, questionKey(BoardFeedResource.get, feed), order)
    const beside = besideOf(order as readonly Id[], id as Id)
    try {
      if (beside) await ask(BoardPinOrderResource.update, { board_id: board.id, pin_id: id as Id, ...beside })
    } catch (thrown) {
      putBack()
      tellRefusal(thrown)
    }
  }
  const { answer: mine } = useAnswer(
    BoardPickerBoardsResource.get,
    isOrganizing ? { field_set_key: 'card' } : undefined,
  )
  const boards = (mine?.all_boards ?? []).filter((one) => one.id !== board.id)
  /** A chosen pin that is dragged takes the other chosen ones along. */
  const withOthers = (id: string) =>
    isChosen(selection, id) ? selection : { isAll: false, ids: new Set([id]), last: undefined }
  const putInto = async (id: string, into: string) => {
    const found = store.get().shown[`board_section:${into}`] as unknown as Section | undefined
    const other = boards.find((one) => intoBoard(one.id) === into)
    const to = other ? { board: other, section: null } : found && { board, section: found }
    if (!to) return
    if (await bulk.change({ kind: 'move', to }, withOthers(id))) setSelection(NOTHING)
  }
  const arranging = useArrange({
    ids: pins.map(({ id }) => id),
    nameOf,
    hasOrder: isOwnOrder,
    onPut: (id, order) => void put(id, order),
    onInto: (id, into) => void putInto(id, into),
  })
  const tap = (id: string, withShift: boolean) =>
    setSelection((now) =>
      tapped(
        now,
        id,
        pins.map((pin) => pin.id),
        withShift,
      ),
    )
  const around = isOrganizing
    ? (pin: KnownPin, card: ReactNode) => (
        <SelectableCard
          pin={pin}
          card={card}
          isChosen={isChosen(selection, pin.id)}
          onTap={tap}
          arranging={arranging}
          hasHandle={isOwnOrder}
        />
      )
    : undefined
  const addedBy = useCallback((pin: KnownPin, card: ReactNode) => <AddedBy pin={pin} card={card} />, [])

  const isOnBoard = !section
  const sections = useKnown(({ lists }) => lists[questionKey(BoardSectionsResource.get, { board_id: board.id })])
  const inSections = (sections?.items ?? []) as readonly { $?: string }[]
  const sorted = useKnown(({ shown }) =>
    inSections.reduce((sum, { $ }) => sum + ((shown[$ ?? ''] as unknown as Section | undefined)?.pin_count ?? 0), 0),
  )
  const total = section ? section.pin_count : Math.max(0, board.pin_count - sorted)
  const shownList =
    arranging.heldId === undefined ? list : { ...list, items: arranging.order.flatMap((id) => byId.get(id) ?? []) }
  return (
    <>
      {isOnBoard && <Sections board={board} isOrganizing={isOrganizing} pins={arranging} />}
      {toolbar}
      <PinGrid
        surface="BaseBoardPinGrid"
        board={board}
        isFavorites={view.isFavorites}
        list={shownList}
        empty={<Empty board={board} section={section} />}
        end={<Button href={`${placeUrl(board, section)}?tab=ideas`}>{say('boards.tabIdeas')}</Button>}
        around={around ?? (board.is_collaborative ? addedBy : undefined)}
      />
      {isOrganizing && <BoardTray boards={boards} arranging={arranging} />}
      {isOrganizing && (
        <OrganizeBar
          board={board}
          section={section}
          total={total}
          selection={selection}
          onSelect={setSelection}
          areOwn={!selection.isAll && [...selection.ids].every((id) => byId.get(id)?.pinner?.id === viewer.id)}
          bulk={bulk}
          doneHref={viewHref(place.path, view, { isOrganizing: false })}
          hint={
            isOwnOrder
              ? say('organize.order')
              : rights.may('move_pins') && (
                  <a href={viewHref(place.path, view, { sort: 'custom' })}>{say('organize.toOrder')}</a>
                )
          }
        />
      )}
      <Arranged
        arranging={arranging}
        carried={(id) => {
          const count = countOf(withOthers(id), total)
          return count > 1 ? say('organize.dragging', { count }) : nameOf(id)
        }}
      />
    </>
  )
}

function Empty({ board, section }: { board: Board; section: Section | undefined }) {
  const { say } = useFrame()
  const place = usePlace()
  const view = viewAt(place)
  const isOwn = useViewer().id === board.owner.id
  if (view.isFavorites) {
    return (
      <EmptyState
        drawing={<EmptyBower />}
        sentence={say('boards.noFavorites')}
        action={<Button href={viewHref(place.path, view, { isFavorites: false })}>{say('boards.showAll')}</Button>}
      />
    )
  }
  if (!section && board.section_count > 0) return null
  return (
    <EmptyState
      drawing={<EmptyBower />}
      sentence={say(section ? 'boards.emptySection' : isOwn ? 'boards.emptyOwn' : 'boards.empty')}
      action={<Button href="/">{say('boards.emptyAction')}</Button>}
    />
  )
}
