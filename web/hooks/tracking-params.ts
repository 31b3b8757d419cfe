import { parsePinLinkHistoryState } from '#domain/rules/link/pin-path.ts'
import type { AppContextValue } from '../app-context.tsx'
import type { KnownPin } from '../state/entities.ts'

/** The tracking parameters from the link that led to the pin's page, or else from the card. */
export const selectTrackingParams = (
  { navigator }: Pick<AppContextValue, 'navigator'>,
  pin: KnownPin,
): string | undefined =>
  parsePinLinkHistoryState(navigator?.entry().state, pin.id)?.tracking_params ?? pin.tracking_params ?? undefined

/** Whether the link that led to the pin's page was on a gift guide (route.45). */
export const hasComeFromGiftGuide = ({ navigator }: Pick<AppContextValue, 'navigator'>, pin: KnownPin): boolean =>
  parsePinLinkHistoryState(navigator?.entry().state, pin.id)?.from_gift_guide_board === true
