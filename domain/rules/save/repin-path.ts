import type { SavedInfo } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'

/** Spec 2, Routes. The page where a board is chosen for a pin; it may know that one tap led there, and from where. */
export function repinPath(pinId: Id, tapped?: { location: string }): string {
  const query = tapped && new URLSearchParams({ isOneTap: 'true', location: tapped.location })
  return `/pin/${pinId}/repin/${query ? `?${query}` : ''}`
}

type Saved = Pick<SavedInfo, 'local_pin_id' | 'board_id'>

/** Spec 2, Routes. Change and Organize in a toast lead to the same page, for the pin that was just saved. */
export function changePath(info: Saved, originalPinId: Id): string {
  const query = new URLSearchParams({
    isEditingPin: 'true',
    ...(info.board_id && { pinBoardId: info.board_id }),
    isFromToast: 'true',
    originalPinId,
  })
  return `${repinPath(info.local_pin_id)}?${query}`
}
