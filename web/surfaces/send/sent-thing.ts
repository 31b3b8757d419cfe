import type { KnownBoard, KnownPin, KnownUser } from '../../state/entities.ts'

/** What is sent: a pin, a board, or someone's profile. */
export type Sent =
  | { pin: KnownPin; board?: undefined; user?: undefined }
  | { board: KnownBoard; pin?: undefined; user?: undefined }
  | { user: KnownUser; pin?: undefined; board?: undefined }

export const sentTitle = ({ pin, board }: Sent) =>
  pin ? 'card.send' : board ? 'send.boardTitle' : ('profile.share' as const)

export const sentPath = ({ pin, board, user }: Sent) =>
  pin ? `/pin/${pin.id}/` : board ? board.url : `/${user.username}/`

export const sentName = ({ pin, board, user }: Sent) =>
  pin ? pin.grid_title || undefined : board ? board.name : user.full_name

/** What a message with it holds. A profile goes as its address. */
export function sentOptions(sent: Sent, words: string, publicUrl: string) {
  if (sent.pin) return { text: words, pin: sent.pin.id }
  if (sent.board) return { text: words, board: sent.board.id }
  return { text: `${words} ${new URL(sentPath(sent), publicUrl).href}`.trim() }
}

/** A mail of one's own, begun with what is sent: boards and profiles need no more than their address. */
export function mailTo(sent: Sent, publicUrl: string): string {
  const address = new URL(sentPath(sent), publicUrl).href
  return `mailto:?subject=${encodeURIComponent(sentName(sent) ?? '')}&body=${encodeURIComponent(address)}`
}
