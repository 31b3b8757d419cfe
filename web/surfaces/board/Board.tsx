import type { Board as BoardEntity } from '#domain/entities/board.ts'
import { BoardFeedResource, BoardResource, BoardSectionsResource } from '#domain/resources/boards.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useAnswer, useKnown, useList, useViewer } from '../../state/hooks.ts'
import { NotFound } from '../failure/NotFound.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { boardAsked, boardFeed, sectionAt } from './asks.ts'
import styles from './Board.module.css'
import { BoardHead } from './BoardHead.tsx'
import { Covers } from './Covers.tsx'

/** A board, or one of its sections. */
export function Board() {
  const place = usePlace()
  const { answer: board } = useAnswer(BoardResource.get, boardAsked(place))
  const section = useKnown((known) => sectionAt(place, known))
  if (section === null) return <NotFound />
  if (!board) return <GridSkeleton />
  return (
    <>
      <BoardHead board={board} section={section} />
      {!section && board.section_count > 0 && <Sections board={board} />}
      <Pins board={board} />
    </>
  )
}

function Sections({ board }: { board: BoardEntity }) {
  const say = useSay()
  const { items } = useList(BoardSectionsResource.get, { board_id: board.id })
  return (
    <ul className={styles.sections} aria-label={say('boards.sectionsLabel')}>
      {items.map((section) => (
        <li key={section.id}>
          <a href={`${board.url}${section.slug}/`} className={styles.section}>
            <Covers covers={section.cover_images} />
            <span className={styles.sectionTitle}>{section.title}</span>
            <span className={styles.count}>{say('boards.pins', { count: section.pin_count })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Pins({ board }: { board: BoardEntity }) {
  const say = useSay()
  const place = usePlace()
  const viewer = useViewer()
  // The key of the options is what counts: the same text, the same options.
  const text = useKnown((known) => JSON.stringify(boardFeed(place, known) ?? null))
  const list = useList(BoardFeedResource.get, JSON.parse(text) ?? { board_id: board.id })
  const isOwn = viewer.id === board.owner.id
  const sentence = say(place.params.section ? 'boards.emptySection' : isOwn ? 'boards.emptyOwn' : 'boards.empty')
  return (
    <PinGrid
      list={list}
      empty={
        board.section_count > 0 && !place.params.section ? null : (
          <EmptyState
            drawing={<EmptyBower />}
            sentence={sentence}
            action={<Button href="/">{say('boards.emptyAction')}</Button>}
          />
        )
      }
    />
  )
}
