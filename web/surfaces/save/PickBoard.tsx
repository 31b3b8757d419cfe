import { Plus, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { SavedInfo } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { findBoards, isNewName } from '#domain/rules/save/find-boards.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { BoardCover } from './BoardCover.tsx'
import styles from './BoardPicker.module.css'
import { type PickGroup, PickList, type PickOption } from './PickList.tsx'
import { MANY, pickerAsked } from './picker-asked.ts'

type Props = {
  /** For which boards are suggested. */
  pinId: Id | undefined
  saved: SavedInfo | null
  profileLabel: string
  onProfile: () => void
  onBoard: (board: BoardCard) => void
  onCreate: (name: string) => void
}

export function PickBoard({ pinId, saved, profileLabel, onProfile, onBoard, onCreate }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { answer, refusal, again } = useAnswer(BoardPickerBoardsResource.get, pickerAsked(pinId))
  // What is known is shown at once and asked anew behind it.
  useEffect(() => again(), [again])
  if (!answer) return refusal ? <Failed onAgain={again} /> : <Waiting />
  const { all_boards, boards_shortlist, suggested_boards } = answer
  const found = findBoards(all_boards, typed)
  const optionOf = (group: string) => (board: BoardCard) => ({
    key: `${group} ${board.id}`,
    label: board.name,
    picture: <BoardCover covers={board.cover_images} />,
    isSecret: board.privacy === 'secret',
    hasMore: board.section_count > 0,
    mark: saved?.board_id === board.id ? say('picker.savedHere') : undefined,
    onPick: () => onBoard(board),
  })
  const profile: PickOption = {
    key: 'profile',
    label: profileLabel,
    picture: <UserRound size={20} aria-hidden="true" />,
    mark: saved?.type === 'profile' ? say('picker.savedHere') : undefined,
    onPick: onProfile,
  }
  const isSearching = typed.trim() !== ''
  const showsRecent = !isSearching && all_boards.length >= MANY
  const suggested = new Set(suggested_boards.map(({ id }) => id))
  const recent = boards_shortlist.filter(({ id }) => !suggested.has(id))
  const groups: PickGroup[] = [
    ...(showsRecent && suggested_boards.length > 0
      ? [{ key: 'suggested', label: say('picker.suggested'), options: suggested_boards.map(optionOf('suggested')) }]
      : []),
    ...(showsRecent ? [{ key: 'recent', label: say('picker.recent'), options: recent.map(optionOf('recent')) }] : []),
    { key: 'all', label: showsRecent ? say('picker.all') : undefined, options: found.map(optionOf('all')) },
    ...(isSearching ? [] : [{ key: 'profile', options: [profile] }]),
  ]
  const newName = isNewName(all_boards, typed) ? typed.trim() : ''
  return (
    <>
      <PickList
        label={say('picker.boards')}
        searchLabel={say('picker.search')}
        typed={typed}
        onType={setTyped}
        groups={groups.filter((group) => group.options.length > 0)}
        empty={say(all_boards.length === 0 ? 'picker.none' : 'picker.nothing')}
        onNothing={() => onCreate(newName)}
      />
      <div className={styles.foot}>
        <button type="button" className={styles.create} onClick={() => onCreate(newName)}>
          <span>
            <Plus size={24} aria-hidden="true" />
          </span>
          <span>{newName ? say('picker.createNamed', { name: newName }) : say('picker.create')}</span>
        </button>
      </div>
    </>
  )
}

export function Waiting() {
  const say = useSay()
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{say('picker.loading')}</span>
      {[180, 130, 210, 150].map((width) => (
        <span key={width} className={styles.row}>
          <Skeleton shape="card" width={48} height={48} />
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  )
}

export function Failed({ onAgain }: { onAgain: () => void }) {
  const say = useSay()
  return (
    <div className={styles.failed}>
      <p role="alert">{say('picker.failed')}</p>
      <Button onClick={onAgain}>{say('shell.tryAgain')}</Button>
    </div>
  )
}
