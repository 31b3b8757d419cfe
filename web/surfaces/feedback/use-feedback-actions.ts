import { EyeOff, Flag, type LucideIcon, ThumbsDown, UserMinus } from 'lucide-react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { CardAction } from '#domain/rules/card/overflow-menu.ts'
import { hideCall } from '#domain/rules/feedback/hide-call.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { type Frame, useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openReport } from '../reports/open-report.ts'

type FeedbackAction = Extract<CardAction, 'hide' | 'lessSource' | 'lessTopic' | 'unfollow' | 'report'>
export const FEEDBACK_ICONS: Record<FeedbackAction, LucideIcon> = {
  hide: EyeOff,
  lessSource: ThumbsDown,
  lessTopic: ThumbsDown,
  unfollow: UserMinus,
  report: Flag,
}
export const isFeedbackAction = (action: CardAction): action is FeedbackAction => action in FEEDBACK_ICONS

/** What someone can say against a pin. How it is done comes with the first tap. */
export function useFeedbackActions(pin: KnownPin, surface: SurfaceName | null) {
  const frame = useFrame()
  const by = (action: (parts: Parts) => void) => () => void load(frame, action)
  const actions: Record<FeedbackAction, () => void> = {
    hide: by(({ hidePin }) => void hidePin(frame, pin, { type: 'pin', surface })),
    lessSource: by(({ hidePin }) => void hidePin(frame, pin, { type: 'source', surface })),
    lessTopic: by(({ hidePin }) => void hidePin(frame, pin, { type: 'topic', surface })),
    unfollow: by(({ unfollowPinner }) => void unfollowPinner(frame, pin)),
    report: () =>
      openReport(
        frame,
        'pin',
        pin.id,
        by(({ showReported }) => showReported(frame, pin)),
      ),
  }
  const offers = (action: FeedbackAction) =>
    action === 'lessSource'
      ? surface === 'AuthHomefeed'
      : action === 'hide' || action === 'lessTopic'
        ? hideCall(surface) !== null
        : true
  return { actions, offers }
}

type Parts = typeof import('./hide-pin.ts')

async function load(frame: Frame, action: (parts: Parts) => void): Promise<void> {
  try {
    const [parts] = await Promise.all([import('./hide-pin.ts'), frame.moreWords?.()])
    action(parts)
  } catch {
    showToast({ text: frame.say('shell.notSent'), tone: 'error' })
  }
}
