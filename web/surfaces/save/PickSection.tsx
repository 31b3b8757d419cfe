import { type ReactNode, useState } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { SavedInfo } from '#domain/entities/pin.ts'
import { findBoards } from '#domain/rules/save/find-boards.ts'
import { isSavedThere, type PickedSection } from '#domain/rules/save/save-place.ts'
import { useSay } from '../../frame.tsx'
import { BoardCover } from './BoardCover.tsx'
import styles from './BoardPicker.module.css'
import { Failed, Waiting } from './PickBoard.tsx'
import { PickList } from './PickList.tsx'
import { useSections } from './use-sections.ts'

type Props = {
  board: BoardCard
  saved: SavedInfo | null
  back: ReactNode
  onPick: (section: PickedSection | null) => void
}

/** A board with sections asks which one; the board itself is the first choice. */
export function PickSection({ board, saved, back, onPick }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { sections, isFailed, again } = useSections(board.id)
  const markOf = (section: PickedSection | null) =>
    isSavedThere(saved, { board, section }) ? say('picker.savedHere') : undefined
  const whole = {
    key: 'whole',
    label: say('picker.whole', { board: board.name }),
    picture: <BoardCover covers={board.cover_images} />,
    isSecret: board.privacy === 'secret',
    mark: markOf(null),
    onPick: () => onPick(null),
  }
  const named = sections?.map((section) => ({ ...section, name: section.title })) ?? []
  const found = findBoards(named, typed).map((section) => ({
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
        <Failed onAgain={again} />
      ) : (
        <Waiting />
      )}
    </>
  )
}
