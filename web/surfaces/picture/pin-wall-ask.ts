import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { toRouteListAsk } from '../../router/route.ts'

/** Loads the best pins without repeats, and leaves no trace in the viewer's home feed. */
export const PIN_WALL_OPTIONS = { in_wall: true, page_size: 40 } as const

/** Question for pages with a pin wall; they are also shown when it fails. */
export const pinWallAsk = toRouteListAsk(UserHomefeedResource.get, PIN_WALL_OPTIONS, true)
