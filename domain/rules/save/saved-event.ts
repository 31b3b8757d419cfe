import type { Id } from '../../id.ts'
import type { SaveContext } from './save-context.ts'

type Save = {
  pinId: Id
  newPinId: Id
  boardId: Id | null
  fromBoardId: Id | null
  suggestedBoards: readonly Id[]
  context?: SaveContext | undefined
}

/** Spec 7, Event logging. What the event "pin saved" carries; `did_repin` is false when it was there already. */
export function savedEvent(save: Save, wasThere: boolean) {
  return {
    event_data: { pin_id: save.pinId, new_pin_id: save.newPinId, did_repin: !wasThere, ...save.context },
    aux_data: {
      board_id: save.fromBoardId,
      destination_board_id: save.boardId,
      is_profile_save: save.boardId === null,
      pin_id: save.pinId,
      suggested_boards: [...save.suggestedBoards],
    },
  }
}
