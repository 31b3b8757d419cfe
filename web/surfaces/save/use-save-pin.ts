import { useContext, useSyncExternalStore } from 'react'
import { type SurfaceName, surfaceRules } from '#domain/constants/surfaces.ts'
import { saveTapTarget } from '#domain/rules/save/save-button.ts'
import { oneTapSaveContext } from '#domain/rules/save/save-pin.ts'
import { PROFILE_SAVE_PLACE, type SavePlace } from '#domain/rules/save/save-place.ts'
import { type AppContextValue, useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { getLandingPageType } from '../../hooks/landing-page-type.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import { isDesktop } from '../../hooks/use-is-desktop.ts'
import { useWaitingWrite } from '../../hooks/use-waiting-write.ts'
import type { KnownPin } from '../../state/entities.ts'
import { isBeingSent, removeWaitingWrite } from '../../state/waiting-writes.ts'
import { selectLastSavePlace, watchLastSavePlace } from './last-save-place.ts'
import { nextPendingSave, selectSaveState, watchPendingSaves } from './pending-saves.ts'
import { saveAsGuest } from './save-as-guest.ts'
import { savePinOptimistically } from './save-pin.ts'
import { SuggestedPlaceContext } from './suggested-place.ts'
import { unsavePin } from './unsave-pin.ts'

/**
 * The save state of a pin, the place of the next save, the tap handler, and whether a tap must ask for a board first.
 */
export function useSavePin(pin: KnownPin, surface: SurfaceName) {
  const frame = useApp()
  const viewer = useViewer()
  const { isRemembered } = useGuestSaves(pin.id)
  const now = () => selectSaveState(pin)
  const known = useSyncExternalStore(watchPendingSaves, now, () => (pin.saved_info ? 'saved' : 'unsaved'))
  const state = isRemembered && !viewer.is_auth ? 'saved' : known
  const last = useSyncExternalStore(
    watchLastSavePlace,
    () => selectLastSavePlace(viewer.id),
    () => undefined,
  )
  const place = useContext(SuggestedPlaceContext) ?? last ?? PROFILE_SAVE_PLACE
  // Pins on a profile count as pinned by the profile's owner.
  const profileOf = surfaceRules(surface).isProfile ? (pin.pinner?.id ?? null) : null
  const leadsTo = saveTapTarget(viewer, { profileOf, hasBoard: place.board !== null })
  const picksFirst = viewer.is_auth && state === 'unsaved' && leadsTo === 'picker'
  const waiting = useWaitingWrite('save', pin.id)
  const tap = () => {
    if (!viewer.is_auth) return saveAsGuest(frame, pin)
    if (waiting) return isBeingSent(waiting) ? undefined : removeWaitingWrite(frame, waiting)
    const next = nextPendingSave(pin)
    if (next === 'saving') void savePinOptimistically(frame, pin, place, { context: tapContext(frame) })
    if (next === 'deleting') void unsavePin(frame, pin)
  }
  const saveTo = (to: SavePlace, isSecond: boolean) => void savePinOptimistically(frame, pin, to, { isSecond })
  return { state, isWaiting: waiting !== undefined, place, picksFirst, tap, saveTo }
}

/** The current page, as a context for the tap. */
function tapContext(frame: AppContextValue) {
  const query = new URLSearchParams(window.location.search)
  return oneTapSaveContext({
    location: getLandingPageType(frame),
    query,
    isDesktop: isDesktop(),
    useCase: frame.store.get().viewer.use_case_id,
  })
}
