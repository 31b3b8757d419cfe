import type { TextKey } from '../../text/say.ts'

/** Reasons for hiding a pin. */
export const FEEDBACK_TYPES = ['pin', 'topic', 'source', 'user', 'board', 'reported', 'weight_loss'] as const
export type FeedbackType = (typeof FEEDBACK_TYPES)[number]

type Row = { title: TextKey; subtitle: TextKey; undo: boolean; unfollow: boolean; tune: boolean }

/** Texts and buttons of the overlay for each type. */
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

type OverlayInput = { type: FeedbackType; hasUndo: boolean; mayUnfollow: boolean }

/** Undo is offered only when there is something to undo, and never for a report. */
export function feedbackOverlayContent({ type, hasUndo, mayUnfollow }: OverlayInput) {
  const row = OVERLAYS[type]
  return { ...row, undo: row.undo && hasUndo, unfollow: row.unfollow && mayUnfollow }
}

type Hidden = { wished: FeedbackType; isWeightLossAd: boolean }

/** Hiding a weight-loss ad gets its own explanation, even for people who opted out before. */
export const feedbackTypeForHide = ({ wished, isWeightLossAd }: Hidden): FeedbackType =>
  isWeightLossAd && wished !== 'reported' ? 'weight_loss' : wished
