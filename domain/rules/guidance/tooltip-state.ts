/** What of a tooltip is shown: the pulsar, the tooltip with the pulsar standing still, or the tooltip alone. */
export type TooltipView = 'pulsar' | 'revealed' | 'tooltip'

/** What a tooltip begins with; null if it has neither, which completes it at once (exp.22). */
export function firstTooltipView({
  has_pulsar,
  has_tooltip,
}: {
  has_pulsar?: boolean | undefined
  has_tooltip?: boolean | undefined
}): TooltipView | null {
  if (has_pulsar) return 'pulsar'
  return has_tooltip ? 'tooltip' : null
}

export const THUMBNAIL_SCROLL_DISMISS_MS = 3000
export const POPOVER_SCROLL_DISMISS_MS = 1500

type ScrollDismissal = {
  scroll_to_dismiss?: boolean | undefined
  scroll_to_dismiss_delay_in_seconds?: number | undefined
  thumbnail_urls?: readonly string[] | undefined
}

/** How long after a scroll a tooltip goes; null if scrolling leaves it (exp.23). With thumbnails there is time to look. */
export function tooltipScrollDelay({
  scroll_to_dismiss,
  scroll_to_dismiss_delay_in_seconds,
  thumbnail_urls,
}: ScrollDismissal): number | null {
  if (!scroll_to_dismiss) return null
  if (thumbnail_urls?.length) return THUMBNAIL_SCROLL_DISMISS_MS
  return (scroll_to_dismiss_delay_in_seconds ?? 0) * 1000
}

/** How long after a scroll a flyout goes: at once, or after its delay in seconds (exp.11, exp.10). */
export const flyoutScrollDelay = ({ scroll_to_dismiss_delay_in_seconds }: ScrollDismissal): number =>
  (scroll_to_dismiss_delay_in_seconds ?? 0) * 1000
