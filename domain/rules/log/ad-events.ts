/** Maximum number of impressions of video ads held until the video plays. */
export const HELD_AD_EVENTS_MAX = 1000

export type HeldAdEvent<E> = { pinId: string; event: E }

/** Holds an event until its video plays; when there are too many, the oldest are dropped (video.3). */
export function holdAdEvent<E>(held: readonly HeldAdEvent<E>[], pinId: string, event: E): HeldAdEvent<E>[] {
  return [...held, { pinId, event }].slice(-HELD_AD_EVENTS_MAX)
}

type LoggedEventData = { event_data?: unknown }

/** Releases the events of a video ad when it plays, with the end equal to the start and a render time of 0. */
export function releaseAdEvents<E extends LoggedEventData>(
  held: readonly HeldAdEvent<E>[],
  pinId: string,
): { told: E[]; left: HeldAdEvent<E>[] } {
  const told = held
    .filter((one) => one.pinId === pinId)
    .map(({ event }) => {
      const data = (event.event_data ?? {}) as { time?: number }
      return { ...event, event_data: { ...data, end_time: data.time, render_duration: 0 } }
    })
  return { told, left: held.filter((one) => one.pinId !== pinId) }
}

/** Visible shares at which an impression is measured; what lies above the top boundary does not count as seen. */
export const IMPRESSION_THRESHOLDS = [0, 0.5, 0.8, 1] as const
export const IMPRESSION_TOP_PX = 143

/** An impression in progress: its start and the largest visible share. */
export type Impression = { since: number; most: number }

/** Starts an impression when a card comes into view, and raises its visible share later. */
export function updateImpression(before: Impression | undefined, share: number, now: number): Impression {
  return { since: before?.since ?? now, most: Math.max(before?.most ?? 0, stepOf(share)) }
}

/** The highest threshold reached, with a small tolerance for the full share. */
function stepOf(share: number): number {
  return IMPRESSION_THRESHOLDS.findLast((step) => share >= step - 0.005) ?? 0
}

/** The data to log once the card has left the view, was covered, or was removed. */
export function toImpressionData({ since, most }: Impression, now: number) {
  return { time: since, end_time: now, most_visible: Math.round(most * 100) }
}
