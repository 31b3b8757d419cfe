import { useContext, useSyncExternalStore } from 'react'
import { type SurfaceName, surfaceRules } from '#domain/constants/surfaces.ts'
import { tapOnSave } from '#domain/rules/save/quick-save.ts'
import { contextOfTap } from '#domain/rules/save/save-context.ts'
import { PROFILE, type SavePlace } from '#domain/rules/save/save-place.ts'
import { type Frame, useFrame } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { pageKind } from '../../hooks/page-kind.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import { isDesktop } from '../../hooks/use-is-desktop.ts'
import type { KnownPin } from '../../state/entities.ts'
import { guestTap } from './guest-tap.ts'
import { lastPlace, watchLastPlace } from './last-board.ts'
import { savePin } from './save-pin.ts'
import { saveStateOf, tapped, watchSaving } from './saving.ts'
import { SuggestedPlaceContext } from './suggested-place.ts'
import { takeBackSave } from './take-back-save.ts'

/** How a pin's save stands, where the next one goes, what a tap does, and whether it has to be asked first where to. */
export function useSavePin(pin: KnownPin, surface: SurfaceName) {
  const frame = useFrame()
  const viewer = useViewer()
  const { isRemembered } = useGuestSaves(pin.id)
  const now = () => saveStateOf(pin)
  const known = useSyncExternalStore(watchSaving, now, () => (pin.saved_info ? 'saved' : 'unsaved'))
  const state = isRemembered && !viewer.is_auth ? 'saved' : known
  const last = useSyncExternalStore(
    watchLastPlace,
    () => lastPlace(viewer.id),
    () => undefined,
  )
  const place = useContext(SuggestedPlaceContext) ?? last ?? PROFILE
  // What stands on a profile was pinned by whose profile it is.
  const profileOf = surfaceRules(surface).isProfile ? (pin.pinner?.id ?? null) : null
  const leadsTo = tapOnSave(viewer, { profileOf, hasBoard: place.board !== null })
  const picksFirst = viewer.is_auth && state === 'unsaved' && leadsTo === 'picker'
  const tap = () => {
    if (!viewer.is_auth) return guestTap(frame, pin)
    const next = tapped(pin)
    if (next === 'saving') void savePin(frame, pin, place, { context: tapContext(frame) })
    if (next === 'deleting') void takeBackSave(frame, pin)
  }
  const saveTo = (to: SavePlace, isSecond: boolean) => void savePin(frame, pin, to, { isSecond })
  return { state, place, picksFirst, tap, saveTo }
}

/** The page on which the tap was made. */
function tapContext(frame: Frame) {
  const query = new URLSearchParams(window.location.search)
  return contextOfTap({
    location: pageKind(frame),
    query,
    isDesktop: isDesktop(),
    useCase: frame.store.get().viewer.use_case_id,
  })
}
