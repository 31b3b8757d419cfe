import { TOAST_NAME_CUT } from '../../constants/limits.ts'
import { TOAST_DURATION_MS } from '../../constants/timings.ts'
import type { SavedInfo } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import { truncate } from '../format/shown-text.ts'
import type { SavePlace } from './save-place.ts'

/** Path of the page for choosing a board; the query can say that one tap led there, and from where. */
export function repinPath(pinId: Id, tapped?: { location: string }): string {
  const query = tapped && new URLSearchParams({ isOneTap: 'true', location: tapped.location })
  return `/pin/${pinId}/repin/${query ? `?${query}` : ''}`
}

type Saved = Pick<SavedInfo, 'local_pin_id' | 'board_id'>

/** Path for Change and Organize in a save toast: the same page, for the pin that was just saved. */
export function changeSavePath(info: Saved, originalPinId: Id): string {
  const query = new URLSearchParams({
    isEditingPin: 'true',
    ...(info.board_id && { pinBoardId: info.board_id }),
    isFromToast: 'true',
    originalPinId,
  })
  return `${repinPath(info.local_pin_id)}?${query}`
}

/** Origin and manner of a save; sent with the save and with its event. */
export type SaveContext = { is_one_tap: boolean; location: string | null; use_case_id?: string }

const LONGEST = 200

/** Parses the save context from the query of the repin page. */
export function parseSaveContext(query: URLSearchParams): SaveContext {
  return { is_one_tap: query.get('isOneTap') === 'true', location: cut(query.get('location')) }
}

type Tap = { location: string; query: URLSearchParams; isDesktop: boolean; useCase?: string | undefined }

/** The context of a one-tap save. The use case, from the URL or from onboarding, is sent on phones only. */
export function oneTapSaveContext({ location, query, isDesktop, useCase: said }: Tap): SaveContext {
  const useCase = isDesktop ? null : cut(query.get('useCaseId') ?? said ?? null)
  return { is_one_tap: true, location: cut(location), ...(useCase && { use_case_id: useCase }) }
}

const cut = (text: string | null) => text?.slice(0, LONGEST) || null

type Save = {
  pinId: Id
  newPinId: Id
  boardId: Id | null
  fromBoardId: Id | null
  suggestedBoards: readonly Id[]
  context?: SaveContext | undefined
}

/** Data of the event "pin saved"; `did_repin` is false when it had been saved before. */
export function toSavedEvent(save: Save, wasThere: boolean) {
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

/** A text key with its values; Change and Organize open the page for choosing another board. */
export type SaveToast = {
  text:
    | { key: 'card.savedToProfile' }
    | { key: 'card.savedTo'; board: string }
    | { key: 'save.savedToSection'; section: string; board: string }
  button: 'change' | 'organize'
  duration: number
}

const DURATION = TOAST_DURATION_MS.save

/** The toast after a save names the target; its action depends on the target and on how new the account is. */
export function toSaveToast({ board, section }: SavePlace, isNewAccount: boolean): SaveToast {
  if (!board) return { text: { key: 'card.savedToProfile' }, button: 'change', duration: DURATION }
  const button = isNewAccount ? 'organize' : 'change'
  const boardName = truncate(board.name, TOAST_NAME_CUT)
  if (!section) return { text: { key: 'card.savedTo', board: boardName }, button, duration: DURATION }
  return {
    text: { key: 'save.savedToSection', section: truncate(section.title, TOAST_NAME_CUT), board: boardName },
    button,
    duration: DURATION,
  }
}
