import { type ReactNode, useState } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { SavedInfo } from '#domain/entities/pin.ts'
import { filterBoardsByName, isSavedToPlace, type PickedSection } from '#domain/rules/save/save-place.ts'
import { useSay } from '../../app-context.tsx'
import { BoardCover } from './BoardCover.tsx'
import styles from './BoardPicker.module.css'
import { PickBoardError, PickBoardLoading } from './PickBoard.tsx'
import { PickList } from './PickList.tsx'
import { useBoardSections } from './use-board-sections.ts'

type Props = {
  board: BoardCard
  saved: SavedInfo | null
  back: ReactNode
  onPick: (section: PickedSection | null) => void
}

/** Chooses a section of a board; the board itself is the first choice. */
export function PickSection({ board, saved, back, onPick }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { sections, isFailed, again } = useBoardSections(board.id)
  const markOf = (section: PickedSection | null) =>
    isSavedToPlace(saved, { board, section }) ? say('picker.savedHere') : undefined
  const whole = {
    key: 'whole',
    label: say('picker.whole', { board: board.name }),
    picture: <BoardCover covers={board.cover_images} />,
    isSecret: board.privacy === 'secret',
    mark: markOf(null),
    onPick: () => onPick(null),
  }
  const named = sections?.map((section) => ({ ...section, name: section.title })) ?? []
  const found = filterBoardsByName(named, typed).map((section) => ({
    key: section.id,
    label: section.title,
    picture: <BoardCover covers={section.cover_images} />,
    mark: markOf(section),
    onPick: () => onPick({ id: section.id, title: section.title, slug: section.slug }),
  }))
  return (
    <>
      <div className={styles.head}>
        {back}
        <strong>{board.name}</strong>
      </div>
      {sections ? (
        <PickList
          label={say('picker.sections', { board: board.name })}
          searchLabel={say('picker.searchSections')}
          typed={typed}
          onType={setTyped}
          groups={[{ key: 'sections', options: typed.trim() ? found : [whole, ...found] }]}
          empty={say('picker.noSection')}
        />
      ) : isFailed ? (
        <PickBoardError onAgain={again} />
      ) : (
        <PickBoardLoading />
      )}
    </>
  )
}
