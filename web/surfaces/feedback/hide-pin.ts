import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { TOAST_DURATION } from '#domain/constants/timings.ts'
import {
  type PinFeedback,
  PinHideResource,
  PinUnhideResource,
  RelatedPinHideResource,
  RelatedPinUnhideResource,
  SearchPinHideResource,
  SearchPinUnhideResource,
} from '#domain/resources/feedback.ts'
import { hideCall } from '#domain/rules/feedback/hide-call.ts'
import { hideDetails } from '#domain/rules/feedback/hide-details.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Frame } from '../../frame.tsx'
import { trackingOf } from '../../hooks/tracking-of.ts'
import type { KnownPin } from '../../state/entities.ts'
import { giveFeedback, takeBackFeedback } from '../../state/feedback.ts'
import { tellRefusal } from '../save/tell-refusal.ts'
import { FeedbackOverlay } from './FeedbackOverlay.tsx'
import { FEEDS } from './feeds.ts'
import { unfollowFrom } from './unfollow-from.ts'

const CALLS = {
  home: { hide: PinHideResource.update, unhide: PinUnhideResource.update },
  search: { hide: SearchPinHideResource.update, unhide: SearchPinUnhideResource.update },
} as const

export type HideWish = { type: 'pin' | 'topic' | 'source'; surface: SurfaceName | null }

/** Hides a pin with the call of the place where it stands. The overlay shows at once and goes when the server says no. */
export async function hidePin(frame: Frame, pin: KnownPin, { type, surface }: HideWish): Promise<void> {
  const { ask, store } = frame
  const call = hideCall(surface) ?? 'home'
  const query = new URLSearchParams(location.search).get('q') ?? ''
  const told = hideDetails(pin, { type, call, query, tracking: trackingOf(frame, pin) })
  const send = (isUndo: boolean) =>
    call === 'related'
      ? ask((isUndo ? RelatedPinUnhideResource : RelatedPinHideResource).update, { pin: pin.id, ...told }, how)
      : ask(CALLS[call][isUndo ? 'unhide' : 'hide'], { pin_id: pin.id, ...told }, how)
  const how = { reason: 'hide', pin_id: pin.id } as const
  let isUndone = false
  const undo = async () => {
    isUndone = true
    takeBackFeedback(pin.id)
    // Only what is hidden can be shown again: what was asked first is answered first.
    const hidden = await answer.catch(() => null)
    if (!hidden) return
    try {
      await send(true)
    } catch (thrown) {
      show(hidden)
      throw thrown
    }
    store.forget(...FEEDS)
  }
  const show = (answered: Pick<PinFeedback, 'feedback_type' | 'unfollow'>) =>
    giveFeedback(pin.id, { type: answered.feedback_type, unfollow: answered.unfollow, undo, Overlay: FeedbackOverlay })
  if (store.get().viewer.is_auth) show({ feedback_type: type, unfollow: null })
  const answer = send(false)
  try {
    const hidden = await answer
    store.forget(...FEEDS)
    if (isUndone) return
    show(hidden)
    if (surface === null) tell(frame, undo)
  } catch (thrown) {
    if (isUndone) return
    takeBackFeedback(pin.id)
    tellRefusal(thrown, { say: frame.say, again: () => void hidePin(frame, pin, { type, surface }) })
  }
}

/** On the pin's own page there is no card to say it on. */
function tell({ say }: Frame, undo: () => Promise<void>) {
  showToast({
    text: `${say('feedback.pin')}. ${say('feedback.pinSentence')}.`,
    duration: TOAST_DURATION.undo,
    action: { label: say('shell.undo'), onSelect: () => void undo().catch(tellRefusal) },
  })
}

/** After a report: the card says so, and there is nothing to undo. */
export function showReported(frame: Frame, pin: KnownPin): void {
  giveFeedback(pin.id, { type: 'reported', unfollow: null, undo: null, Overlay: FeedbackOverlay })
  frame.store.forget(...FEEDS)
}

/** Unfollows whoever pinned it, from the menu: the card says so, with a way back. */
export async function unfollowPinner(frame: Frame, pin: KnownPin): Promise<void> {
  if (!pin.pinner) return
  const unfollow = { action: 'UserFollowResource', action_options: { user_id: pin.pinner.id } } as const
  await unfollowFrom(frame, { pinId: pin.id, unfollow, Overlay: FeedbackOverlay })
}
