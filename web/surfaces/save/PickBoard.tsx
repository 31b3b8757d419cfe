import { Plus, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import type { SavedInfo } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { filterBoardsByName, isNewBoardName } from '#domain/rules/save/save-place.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { BoardCover } from './BoardCover.tsx'
import styles from './BoardPicker.module.css'
import { RECENT_BOARDS_THRESHOLD, toBoardPickerAskOptions } from './board-picker-options.ts'
import { type PickGroup, PickList, type PickOption } from './PickList.tsx'

type Props = {
  /** The pin for which boards are suggested. */
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
  const { answer, refusal, again } = useAnswer(BoardPickerBoardsResource.get, toBoardPickerAskOptions(pinId))
  // Shows the stored answer at once and refetches it in the background.
  useEffect(() => again(), [again])
  if (!answer) return refusal ? <PickBoardError onAgain={again} /> : <PickBoardLoading />
  const { all_boards, boards_shortlist, suggested_boards } = answer
  const found = filterBoardsByName(all_boards, typed)
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
  const showsRecent = !isSearching && all_boards.length >= RECENT_BOARDS_THRESHOLD
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
  const newName = isNewBoardName(all_boards, typed) ? typed.trim() : ''
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

export function PickBoardLoading() {
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

export function PickBoardError({ onAgain }: { onAgain: () => void }) {
  const say = useSay()
  return (
    <div className={styles.failed}>
      <p role="alert">{say('picker.failed')}</p>
      <Button onClick={onAgain}>{say('shell.tryAgain')}</Button>
    </div>
  )
}
