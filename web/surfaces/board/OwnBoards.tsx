import { useEffect, useState } from 'react'
import type { BoardCard } from '#domain/entities/board.ts'
import { BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { filterBoardsByName } from '#domain/rules/save/save-place.ts'
import { useSay } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { BoardCover } from '../save/BoardCover.tsx'
import { PickBoardError, PickBoardLoading } from '../save/PickBoard.tsx'
import { PickList } from '../save/PickList.tsx'

type Props = {
  /** Filter for the boards on offer; without it all are shown. */
  isFor?: (board: BoardCard) => boolean
  empty?: string
  /** A board with sections leads on to a list of them. */
  leadsOn?: boolean
  onPick: (board: BoardCard) => void
}

const ASKED = { field_set_key: 'card' }

/** Searchable list of the boards that the viewer may add to. */
export function OwnBoards({ isFor, empty, leadsOn = false, onPick }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { answer, refusal, again } = useAnswer(BoardPickerBoardsResource.get, ASKED)
  useEffect(() => again(), [again])
  if (!answer) return refusal ? <PickBoardError onAgain={again} /> : <PickBoardLoading />
  const offered = isFor ? answer.all_boards.filter(isFor) : answer.all_boards
  const options = filterBoardsByName(offered, typed).map((board) => ({
    key: board.id,
    label: board.name,
    picture: <BoardCover covers={board.cover_images} />,
    isSecret: board.privacy === 'secret',
    hasMore: leadsOn && board.section_count > 0,
    onPick: () => onPick(board),
  }))
  return (
    <PickList
      label={say('picker.boards')}
      searchLabel={say('boards.mergeSearch')}
      typed={typed}
      onType={setTyped}
      groups={options.length ? [{ key: 'boards', options }] : []}
      empty={offered.length === 0 ? (empty ?? say('picker.none')) : say('picker.nothing')}
    />
  )
}
