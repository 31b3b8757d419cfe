import { type PinFeedback, PinFeedbackResource } from '#domain/resources/feedback.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { clearPinFeedback, type PinFeedbackState, setPinFeedback } from '../../state/pin-feedback.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import { REFETCH_AFTER_FEEDBACK } from './refetch-after-feedback.ts'

type Unfollow = NonNullable<PinFeedback['unfollow']>
type UnfollowRequest = { pinId: string; unfollow: Unfollow; Overlay: PinFeedbackState['Overlay'] }

/** Unfollows the person or board of the feedback with the ordinary request and shows it, with an undo. */
export async function unfollowFromFeedback(
  { ask, store }: AppContextValue,
  { pinId, unfollow, Overlay }: UnfollowRequest,
): Promise<void> {
  const of = unfollow.action_options
  const type = 'user_id' in of ? 'user' : 'board'
  const follow = (isOn: boolean) =>
    'user_id' in of
      ? ask(isOn ? UserFollowResource.create : UserFollowResource.delete, of, { reason: 'unfollow' })
      : ask(isOn ? BoardFollowResource.create : BoardFollowResource.delete, of, { reason: 'unfollow' })
  const undo = async () => {
    await follow(true)
    clearPinFeedback(pinId)
    store.invalidate(...REFETCH_AFTER_FEEDBACK)
  }
  try {
    await follow(false)
    setPinFeedback(pinId, { type, unfollow: null, undo, Overlay })
    store.invalidate(...REFETCH_AFTER_FEEDBACK)
    await ask(PinFeedbackResource.update, { feedback_type: type, pin_id: pinId })
  } catch (thrown) {
    showRefusalToast(thrown)
  }
}
