import type { Id } from '#domain/id.ts'
import { BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'

/** With fewer boards, the recent ones are not listed separately. */
export const RECENT_BOARDS_THRESHOLD = 5

export const toBoardPickerAskOptions = (pinId: Id | undefined) => ({ field_set_key: 'card', pin_id: pinId })

/** The boards that the picker suggested for a pin, if the picker was opened. */
export function selectSuggestedBoardIds(state: StoreState, pinId: Id): Id[] {
  const answer = selectAnswer(state, BoardPickerBoardsResource.get, toBoardPickerAskOptions(pinId))
  return answer && answer.all_boards.length >= RECENT_BOARDS_THRESHOLD
    ? answer.suggested_boards.map(({ id }) => id)
    : []
}
