import type { Id } from '../../id.ts'

/** Spec 2: what a link to a pin carries besides its address: it comes from there, and events and saves tell it. */
export type LinkState = {
  pin_id: Id
  tracking_params?: string
  board_id?: Id
  from_gift_guide_board?: true
}

type Linked = { id: Id; tracking_params?: string | null | undefined }
type Around = { id: Id; layout?: string | undefined } | null

export const GIFT_GUIDE = 'gift_guide'

/** Undefined where there is nothing to carry. */
export function linkState(pin: Linked, board: Around): LinkState | undefined {
  const carried = {
    ...(pin.tracking_params && { tracking_params: pin.tracking_params }),
    ...(board && { board_id: board.id }),
    ...(board?.layout === GIFT_GUIDE && { from_gift_guide_board: true as const }),
  }
  return Object.keys(carried).length ? { pin_id: pin.id, ...carried } : undefined
}

/** Anyone may have written into the history: only what has the right form is used, and only for its own pin. */
export function readLinkState(stored: unknown, pinId: string): LinkState | undefined {
  const { pin_id, tracking_params, board_id, from_gift_guide_board } = (stored ?? {}) as Record<string, unknown>
  if (pin_id !== pinId) return undefined
  return {
    pin_id: pinId as Id,
    ...(typeof tracking_params === 'string' && { tracking_params }),
    ...(typeof board_id === 'string' && { board_id: board_id as Id }),
    ...(from_gift_guide_board === true && { from_gift_guide_board: true as const }),
  }
}
