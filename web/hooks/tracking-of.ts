import { readLinkState } from '#domain/rules/link/link-state.ts'
import type { Frame } from '../frame.tsx'
import type { KnownPin } from '../state/entities.ts'

/** How the pin was come by: from the link that led to its page, else from the card itself. */
export const trackingOf = ({ navigator }: Pick<Frame, 'navigator'>, pin: KnownPin): string | undefined =>
  readLinkState(navigator?.entry().state, pin.id)?.tracking_params ?? pin.tracking_params ?? undefined
