import type { Id } from '#domain/id.ts'
import { BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'

/** With fewer there is no need to set the recent ones apart. */
export const MANY = 5

export const pickerAsked = (pinId: Id | undefined) => ({ field_set_key: 'card', pin_id: pinId })

/** Spec 7, Event logging: the boards that the picker suggested for a pin, as far as it was opened. */
export function suggestedFor(state: State, pinId: Id): Id[] {
  const answer = readAnswer(state, BoardPickerBoardsResource.get, pickerAsked(pinId))
  return answer && answer.all_boards.length >= MANY ? answer.suggested_boards.map(({ id }) => id) : []
}
