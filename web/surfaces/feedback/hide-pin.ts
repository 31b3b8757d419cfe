import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { TOAST_DURATION_MS } from '#domain/constants/timings.ts'
import {
  type PinFeedback,
  PinHideResource,
  PinUnhideResource,
  RelatedPinHideResource,
  RelatedPinUnhideResource,
  SearchPinHideResource,
  SearchPinUnhideResource,
} from '#domain/resources/feedback.ts'
import { hideCallForSurface, toHideDetails } from '#domain/rules/feedback/hide-details.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { selectTrackingParams } from '../../hooks/tracking-params.ts'
import type { KnownPin } from '../../state/entities.ts'
import { clearPinFeedback, setPinFeedback } from '../../state/pin-feedback.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import { FeedbackOverlay } from './FeedbackOverlay.tsx'
import { REFETCH_AFTER_FEEDBACK } from './refetch-after-feedback.ts'
import { unfollowFromFeedback } from './unfollow-from-feedback.ts'

const CALLS = {
  home: { hide: PinHideResource.update, unhide: PinUnhideResource.update },
  search: { hide: SearchPinHideResource.update, unhide: SearchPinUnhideResource.update },
} as const

export type HideOptions = { type: 'pin' | 'topic' | 'source'; surface: SurfaceName | null }

/** Hides a pin with the request for its surface. The overlay shows at once and goes when the server refuses. */
export async function hidePinFromCard(
  frame: AppContextValue,
  pin: KnownPin,
  { type, surface }: HideOptions,
): Promise<void> {
  const { ask, store } = frame
  const call = hideCallForSurface(surface) ?? 'home'
  const query = new URLSearchParams(location.search).get('q') ?? ''
  const told = toHideDetails(pin, { type, call, query, tracking: selectTrackingParams(frame, pin) })
  const send = (isUndo: boolean) =>
    call === 'related'
      ? ask((isUndo ? RelatedPinUnhideResource : RelatedPinHideResource).update, { pin: pin.id, ...told }, how)
      : ask(CALLS[call][isUndo ? 'unhide' : 'hide'], { pin_id: pin.id, ...told }, how)
  const how = { reason: 'hide', pin_id: pin.id } as const
  let isUndone = false
  const undo = async () => {
    isUndone = true
    clearPinFeedback(pin.id)
    // An undo waits for the answer to the hide request, because only a hidden pin can be unhidden.
    const hidden = await answer.catch(() => null)
    if (!hidden) return
    try {
      await send(true)
    } catch (thrown) {
      show(hidden)
      throw thrown
    }
    store.invalidate(...REFETCH_AFTER_FEEDBACK)
  }
  const show = (answered: Pick<PinFeedback, 'feedback_type' | 'unfollow'>) =>
    setPinFeedback(pin.id, {
      type: answered.feedback_type,
      unfollow: answered.unfollow,
      undo,
      Overlay: FeedbackOverlay,
    })
  if (store.get().viewer.is_auth) show({ feedback_type: type, unfollow: null })
  const answer = send(false)
  try {
    const hidden = await answer
    store.invalidate(...REFETCH_AFTER_FEEDBACK)
    if (isUndone) return
    show(hidden)
    if (surface === null) tell(frame, undo)
  } catch (thrown) {
    if (isUndone) return
    clearPinFeedback(pin.id)
    showRefusalToast(thrown, { say: frame.say, again: () => void hidePinFromCard(frame, pin, { type, surface }) })
  }
}

/** Feedback for the pin's own page, which has no card to cover. */
function tell({ say }: AppContextValue, undo: () => Promise<void>) {
  showToast({
    text: `${say('feedback.pin')}. ${say('feedback.pinSentence')}.`,
    duration: TOAST_DURATION_MS.undo,
    action: { label: say('shell.undo'), onSelect: () => void undo().catch(showRefusalToast) },
  })
}

/** Shows on the card that the pin was reported; there is no undo. */
export function showReportedOverlay(frame: AppContextValue, pin: KnownPin): void {
  setPinFeedback(pin.id, { type: 'reported', unfollow: null, undo: null, Overlay: FeedbackOverlay })
  frame.store.invalidate(...REFETCH_AFTER_FEEDBACK)
}

/** Unfollows the person who saved the pin; the card shows this, with an undo. */
export async function unfollowPinner(frame: AppContextValue, pin: KnownPin): Promise<void> {
  if (!pin.pinner) return
  const unfollow = { action: 'UserFollowResource', action_options: { user_id: pin.pinner.id } } as const
  await unfollowFromFeedback(frame, { pinId: pin.id, unfollow, Overlay: FeedbackOverlay })
}
