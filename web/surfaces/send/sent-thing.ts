import type { KnownBoard, KnownPin } from '../../state/entities.ts'

/** What is sent: a pin or a board. */
export type Sent = { pin: KnownPin; board?: undefined } | { board: KnownBoard; pin?: undefined }

export const sentOptions = ({ pin, board }: Sent) => (pin ? { pin: pin.id } : { board: board.id })
export const sentPath = ({ pin, board }: Sent) => (pin ? `/pin/${pin.id}/` : board.url)
export const sentName = ({ pin, board }: Sent) => (pin ? pin.grid_title || undefined : board.name)
