import type { PinCard } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import { parseId } from '../../parse-id.ts'
import { GIFT_GUIDE_LAYOUT } from '../board/gift-guide.ts'
import { removeSensitiveWords } from '../seo/seo-texts.ts'

/** Signed-in people get the plain path of a pin, visitors the one with a slug. */
export function pinPath(pin: Pick<PinCard, 'id' | 'seo_url'>, isSignedIn: boolean): string {
  return isSignedIn || !pin.seo_url ? `/pin/${pin.id}/` : pin.seo_url
}

/** Slug of a title for URLs; "pin" if the title has no words (route.24). */
export function toSeoSlug(title: string): string {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const slug = words.join('-')
  const cut = slug.length <= 60 ? slug : [...slug].slice(0, 60).join('').replace(/-$/, '')
  return encodeURIComponent(cut) || 'pin'
}

/** Path of a pin for visitors and search engines (route.2), without sensitive words (seo.7). */
export const pinSeoPath = (id: Id, title: string, description = ''): string =>
  `/pin/${toSeoSlug(removeSensitiveWords(title) || removeSensitiveWords(description))}--${id}/`

/** Parses a URL segment: the id follows the last double hyphen, or is the whole segment (route.1). */
export function parsePinSegment(segment: string): Id | null {
  const id = segment.includes('--') ? segment.slice(segment.lastIndexOf('--') + 2) : segment
  return parseId(id)
}

/** View type and parameter in the query of a URL. */
export type QueryView = { viewType: number | undefined; viewParameter: number | undefined }

/** In views of type 494 pins open in a new tab, as everywhere with cmd or ctrl. */
export const NEW_TAB_VIEW = 494

export const opensPinInNewTab = ({ viewType }: QueryView): boolean => viewType === NEW_TAB_VIEW

/** Parses the view out of a URL's query. */
export function parseQueryView(query: URLSearchParams): QueryView {
  return { viewType: numberIn(query, 'view_type'), viewParameter: numberIn(query, 'view_parameter') }
}

function numberIn(query: URLSearchParams, key: string): number | undefined {
  const named = Number(query.get(key) ?? Number.NaN)
  return Number.isInteger(named) ? named : undefined
}

/** History state of a link to a pin: its origin, which later events and saves report. */
export type PinLinkHistoryState = {
  pin_id: Id
  tracking_params?: string
  board_id?: Id
  from_gift_guide_board?: true
}

type Linked = { id: Id; tracking_params?: string | null | undefined }
type Around = { id: Id; layout?: string | undefined } | null

/** Undefined when there is nothing to carry. */
export function pinLinkHistoryState(pin: Linked, board: Around): PinLinkHistoryState | undefined {
  const carried = {
    ...(pin.tracking_params && { tracking_params: pin.tracking_params }),
    ...(board && { board_id: board.id }),
    ...(board?.layout === GIFT_GUIDE_LAYOUT && { from_gift_guide_board: true as const }),
  }
  return Object.keys(carried).length ? { pin_id: pin.id, ...carried } : undefined
}

/** Parses untrusted history state: only valid data for this pin is used. */
export function parsePinLinkHistoryState(stored: unknown, pinId: string): PinLinkHistoryState | undefined {
  const { pin_id, tracking_params, board_id, from_gift_guide_board } = (stored ?? {}) as Record<string, unknown>
  if (pin_id !== pinId) return undefined
  return {
    pin_id: pinId as Id,
    ...(typeof tracking_params === 'string' && { tracking_params }),
    ...(typeof board_id === 'string' && { board_id: board_id as Id }),
    ...(from_gift_guide_board === true && { from_gift_guide_board: true as const }),
  }
}
