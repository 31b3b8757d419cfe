import type { Id } from '../../id.ts'

type Save = { pinId: Id; newPinId: Id; boardId: Id | null; fromBoardId: Id | null; suggestedBoards: readonly Id[] }

/** Spec 7, Event logging. What the event "pin saved" carries; `did_repin` is false when it was there already. */
export function savedEvent(save: Save, wasThere: boolean) {
  return {
    event_data: { pin_id: save.pinId, new_pin_id: save.newPinId, did_repin: !wasThere },
    aux_data: {
      board_id: save.fromBoardId,
      destination_board_id: save.boardId,
      is_profile_save: save.boardId === null,
      pin_id: save.pinId,
      suggested_boards: [...save.suggestedBoards],
    },
  }
}
