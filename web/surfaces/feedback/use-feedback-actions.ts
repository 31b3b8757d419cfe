import { EyeOff, Flag, type LucideIcon, ThumbsDown, UserMinus } from 'lucide-react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { CardAction } from '#domain/rules/card/card-actions.ts'
import { hideCallForSurface } from '#domain/rules/feedback/hide-details.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { type AppContextValue, useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { openReportDialog } from '../reports/open-report.ts'

type FeedbackAction = Extract<CardAction, 'hide' | 'lessSource' | 'lessTopic' | 'unfollow' | 'report'>
export const FEEDBACK_ICONS: Record<FeedbackAction, LucideIcon> = {
  hide: EyeOff,
  lessSource: ThumbsDown,
  lessTopic: ThumbsDown,
  unfollow: UserMinus,
  report: Flag,
}
export const isFeedbackAction = (action: CardAction): action is FeedbackAction => action in FEEDBACK_ICONS

/** Feedback actions on a pin. Their code is loaded with the first tap. */
export function useFeedbackActions(pin: KnownPin, surface: SurfaceName | null) {
  const frame = useApp()
  const by = (action: (parts: Parts) => void) => () => void load(frame, action)
  const actions: Record<FeedbackAction, () => void> = {
    hide: by(({ hidePinFromCard }) => void hidePinFromCard(frame, pin, { type: 'pin', surface })),
    lessSource: by(({ hidePinFromCard }) => void hidePinFromCard(frame, pin, { type: 'source', surface })),
    lessTopic: by(({ hidePinFromCard }) => void hidePinFromCard(frame, pin, { type: 'topic', surface })),
    unfollow: by(({ unfollowPinner }) => void unfollowPinner(frame, pin)),
    report: () =>
      openReportDialog(
        frame,
        'pin',
        pin.id,
        by(({ showReportedOverlay }) => showReportedOverlay(frame, pin)),
      ),
  }
  const offers = (action: FeedbackAction) =>
    action === 'lessSource'
      ? surface === 'AuthHomefeed'
      : action === 'hide' || action === 'lessTopic'
        ? hideCallForSurface(surface) !== null
        : true
  return { actions, offers }
}

type Parts = typeof import('./hide-pin.ts')

async function load(frame: AppContextValue, action: (parts: Parts) => void): Promise<void> {
  try {
    const [parts] = await Promise.all([import('./hide-pin.ts'), frame.moreWords?.()])
    action(parts)
  } catch {
    showToast({ text: frame.say('shell.notSent'), tone: 'error' })
  }
}
