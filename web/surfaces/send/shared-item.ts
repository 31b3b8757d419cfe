import type { KnownBoard, KnownPin, KnownUser } from '../../state/entities.ts'

/** A pin, board or profile to share. */
export type SharedItem =
  | { pin: KnownPin; board?: undefined; user?: undefined }
  | { board: KnownBoard; pin?: undefined; user?: undefined }
  | { user: KnownUser; pin?: undefined; board?: undefined }

export const selectShareTitleKey = ({ pin, board }: SharedItem) =>
  pin ? 'card.send' : board ? 'send.boardTitle' : ('profile.share' as const)

export const toSharedItemPath = ({ pin, board, user }: SharedItem) =>
  pin ? `/pin/${pin.id}/` : board ? board.url : `/${user.username}/`

export const selectSharedItemName = ({ pin, board, user }: SharedItem) =>
  pin ? pin.grid_title || undefined : board ? board.name : user.full_name

/** The options of a message that contains the item. Profiles are sent as a URL. */
export function toMessageOptions(sent: SharedItem, words: string, publicUrl: string) {
  if (sent.pin) return { text: words, pin: sent.pin.id }
  if (sent.board) return { text: words, board: sent.board.id }
  return { text: `${words} ${new URL(toSharedItemPath(sent), publicUrl).href}`.trim() }
}

/** A `mailto:` URL with the item's name as subject and its URL as body. */
export function makeMailtoUrl(sent: SharedItem, publicUrl: string): string {
  const address = new URL(toSharedItemPath(sent), publicUrl).href
  return `mailto:?subject=${encodeURIComponent(selectSharedItemName(sent) ?? '')}&body=${encodeURIComponent(address)}`
}
