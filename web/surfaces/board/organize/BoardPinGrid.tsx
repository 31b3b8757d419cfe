import { type ReactNode, useCallback, useState } from 'react'
import type { Board, Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import {
  BoardFeedResource,
  BoardPickerBoardsResource,
  BoardPinOrderResource,
  BoardSectionsResource,
} from '#domain/resources/boards.ts'
import { GIFT_GUIDE_LAYOUT } from '#domain/rules/board/gift-guide.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useApp } from '../../../app-context.tsx'
import { useAnswer, useList, useStoreSelector, useViewer } from '../../../hooks/hooks.ts'
import { useRouteLocation } from '../../../router/route-location.tsx'
import type { KnownPin } from '../../../state/entities.ts'
import { makeQuestionKey } from '../../../state/store.ts'
import { ArrangeOverlay } from '../../arrange/ArrangeOverlay.tsx'
import { toNeighborPosition } from '../../arrange/order.ts'
import { reorderStoredList } from '../../arrange/reorder-stored-list.ts'
import { useArrange } from '../../arrange/use-arrange.ts'
import { PinGrid } from '../../grid/PinGrid.tsx'
import { showRefusalToast } from '../../save/show-refusal-toast.ts'
import { selectBoardFeedOptions } from '../asks.ts'
import { toBoardRights } from '../board-rights.ts'
import { makeBoardOrSectionUrl, makeBoardViewHref, parseBoardView } from '../board-view.ts'
import { Sections } from '../sections/Sections.tsx'
import { AddedBy } from './AddedBy.tsx'
import { BoardTray, toBoardDropId } from './BoardTray.tsx'
import { OrganizeBar } from './OrganizeBar.tsx'
import { SelectableCard } from './SelectableCard.tsx'
import { countSelectedPins, EMPTY_SELECTION, isPinSelected, togglePinSelection } from './selection.ts'
import { useBulkChange } from './use-bulk-change.ts'

type Props = { board: Board; section: Section | undefined; mayOrganize: boolean; toolbar: ReactNode }

/** Sections and pins of a board, for viewing or for organizing. */
export function BoardPinGrid({ board, section, mayOrganize, toolbar }: Props) {
  const { store, ask, say } = useApp()
  const place = useRouteLocation()
  const view = parseBoardView(place)
  const isOrganizing = view.isOrganizing && mayOrganize
  const viewer = useViewer()
  const rights = toBoardRights(board, viewer)
  // Selected as JSON, so that equal options don't cause another render.
  const text = useStoreSelector((known) => JSON.stringify(selectBoardFeedOptions(place, known) ?? null))
  const feed = JSON.parse(text) ?? { board_id: board.id }
  const list = useList(BoardFeedResource.get, feed)
  const [selection, setSelection] = useState(EMPTY_SELECTION)
  const bulk = useBulkChange(board, section)
  const pins = list.items as unknown as readonly KnownPin[]
  const byId = new Map<string, KnownPin>(pins.map((pin) => [pin.id, pin]))
  const nameOf = (id: string) => {
    const pin = byId.get(id)
    return (pin && pinName(pin)) || say('card.untitled')
  }
  const isOwnOrder = (view.sort ?? board.default_sort) === 'custom' && rights.may('move_pins')

  const put = async (id: string, order: readonly string[]) => {
    const putBack = reorderStoredList(store, makeQuestionKey(BoardFeedResource.get, feed), order)
    const beside = toNeighborPosition(order as readonly Id[], id as Id)
    try {
      if (beside) await ask(BoardPinOrderResource.update, { board_id: board.id, pin_id: id as Id, ...beside })
    } catch (thrown) {
      putBack()
      showRefusalToast(thrown)
    }
  }
  const { answer: mine } = useAnswer(
    BoardPickerBoardsResource.get,
    isOrganizing ? { field_set_key: 'card' } : undefined,
  )
  const boards = (mine?.all_boards ?? []).filter((one) => one.id !== board.id)
  /** Dragging a selected pin also takes the other selected pins. */
  const withOthers = (id: string) =>
    isPinSelected(selection, id) ? selection : { isAll: false, ids: new Set([id]), last: undefined }
  const putInto = async (id: string, into: string) => {
    const found = store.get().shown[`board_section:${into}`] as unknown as Section | undefined
    const other = boards.find((one) => toBoardDropId(one.id) === into)
    const to = other ? { board: other, section: null } : found && { board, section: found }
    if (!to) return
    if (await bulk.change({ kind: 'move', to }, withOthers(id))) setSelection(EMPTY_SELECTION)
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
      togglePinSelection(
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
          isChosen={isPinSelected(selection, pin.id)}
          onTap={tap}
          arranging={arranging}
          hasHandle={isOwnOrder}
        />
      )
    : undefined
  const addedBy = useCallback((pin: KnownPin, card: ReactNode) => <AddedBy pin={pin} card={card} />, [])

  const isOnBoard = !section
  const sections = useStoreSelector(
    ({ lists }) => lists[makeQuestionKey(BoardSectionsResource.get, { board_id: board.id })],
  )
  const inSections = (sections?.items ?? []) as readonly { $?: string }[]
  const sorted = useStoreSelector(({ shown }) =>
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
        end={<Button href={`${makeBoardOrSectionUrl(board, section)}?tab=ideas`}>{say('boards.tabIdeas')}</Button>}
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
          doneHref={makeBoardViewHref(place.path, view, { isOrganizing: false })}
          hint={
            isOwnOrder
              ? say('organize.order')
              : rights.may('move_pins') && (
                  <a href={makeBoardViewHref(place.path, view, { sort: 'custom' })}>{say('organize.toOrder')}</a>
                )
          }
        />
      )}
      <ArrangeOverlay
        arranging={arranging}
        carried={(id) => {
          const count = countSelectedPins(withOthers(id), total)
          return count > 1 ? say('organize.dragging', { count }) : nameOf(id)
        }}
      />
    </>
  )
}

function Empty({ board, section }: { board: Board; section: Section | undefined }) {
  const { say } = useApp()
  const place = useRouteLocation()
  const view = parseBoardView(place)
  const isOwn = useViewer().id === board.owner.id
  if (view.isFavorites) {
    return (
      <EmptyState
        drawing={<EmptyBower />}
        sentence={say('boards.noFavorites')}
        action={
          <Button href={makeBoardViewHref(place.path, view, { isFavorites: false })}>{say('boards.showAll')}</Button>
        }
      />
    )
  }
  if (board.layout === GIFT_GUIDE_LAYOUT && view.price) {
    return (
      <EmptyState
        drawing={<EmptyBower />}
        sentence={say('shopping.noneFits')}
        action={
          <Button href={makeBoardViewHref(place.path, view, { price: undefined })}>{say('shopping.clear')}</Button>
        }
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
