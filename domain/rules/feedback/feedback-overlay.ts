import type { TextKey } from '../../text/say.ts'

/** What someone said of a pin that they no longer want to see. */
export const FEEDBACK_TYPES = ['pin', 'topic', 'source', 'user', 'board', 'reported', 'weight_loss'] as const
export type FeedbackType = (typeof FEEDBACK_TYPES)[number]

type Row = { title: TextKey; subtitle: TextKey; undo: boolean; unfollow: boolean; tune: boolean }

/** D4: what the overlay says for each type, and which of its buttons it has. */
const OVERLAYS = {
  pin: { title: 'feedback.pin', subtitle: 'feedback.pinSentence', undo: true, unfollow: true, tune: true },
  topic: { title: 'feedback.topic', subtitle: 'feedback.topicSentence', undo: true, unfollow: false, tune: true },
  source: { title: 'feedback.topic', subtitle: 'feedback.sourceSentence', undo: true, unfollow: false, tune: true },
  user: { title: 'feedback.unfollowed', subtitle: 'feedback.userSentence', undo: true, unfollow: false, tune: true },
  board: { title: 'feedback.unfollowed', subtitle: 'feedback.boardSentence', undo: true, unfollow: false, tune: true },
  reported: {
    title: 'feedback.reported',
    subtitle: 'feedback.reportedSentence',
    undo: false,
    unfollow: true,
    tune: false,
  },
  weight_loss: {
    title: 'feedback.pin',
    subtitle: 'feedback.weightLossSentence',
    undo: true,
    unfollow: false,
    tune: false,
  },
} as const satisfies Record<FeedbackType, Row>

type Given = { type: FeedbackType; hasUndo: boolean; mayUnfollow: boolean }

/** Spec 4, Feedback overlay. Undo stands there only when there is something to undo, and never for a report. */
export function feedbackOverlay({ type, hasUndo, mayUnfollow }: Given) {
  const row = OVERLAYS[type]
  return { ...row, undo: row.undo && hasUndo, unfollow: row.unfollow && mayUnfollow }
}

type Hidden = { wished: FeedbackType; isWeightLossAd: boolean }

/** Spec 6: hiding an ad for weight loss says what that means, also to who has opted out before. */
export const hiddenAs = ({ wished, isWeightLossAd }: Hidden): FeedbackType =>
  isWeightLossAd && wished !== 'reported' ? 'weight_loss' : wished
