import { type PinFeedback, PinFeedbackResource } from '#domain/resources/feedback.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import type { Frame } from '../../frame.tsx'
import { type Feedback, giveFeedback, takeBackFeedback } from '../../state/feedback.ts'
import { tellRefusal } from '../save/tell-refusal.ts'
import { FEEDS } from './feeds.ts'

type Unfollow = NonNullable<PinFeedback['unfollow']>
type Wish = { pinId: string; unfollow: Unfollow; Overlay: Feedback['Overlay'] }

/** Leaves whom or what the feedback names, by the ordinary call, and tells it; that can be undone too. */
export async function unfollowFrom({ ask, store }: Frame, { pinId, unfollow, Overlay }: Wish): Promise<void> {
  const of = unfollow.action_options
  const type = 'user_id' in of ? 'user' : 'board'
  const follow = (isOn: boolean) =>
    'user_id' in of
      ? ask(isOn ? UserFollowResource.create : UserFollowResource.delete, of, { reason: 'unfollow' })
      : ask(isOn ? BoardFollowResource.create : BoardFollowResource.delete, of, { reason: 'unfollow' })
  const undo = async () => {
    await follow(true)
    takeBackFeedback(pinId)
    store.forget(...FEEDS)
  }
  try {
    await follow(false)
    giveFeedback(pinId, { type, unfollow: null, undo, Overlay })
    store.forget(...FEEDS)
    await ask(PinFeedbackResource.update, { feedback_type: type, pin_id: pinId })
  } catch (thrown) {
    tellRefusal(thrown)
  }
}
