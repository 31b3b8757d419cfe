/** Spec 4. What was seen of video ads before they played. */
export const AD_VIDEOS_MAX = 1000

export type SeenAd<E> = { pinId: string; event: E }

/** Video.3. Held until the video plays; of too many the oldest go. */
export function holdAd<E>(held: readonly SeenAd<E>[], pinId: string, event: E): SeenAd<E>[] {
  return [...held, { pinId, event }].slice(-AD_VIDEOS_MAX)
}

type Seen = { event_data?: unknown }

/** It plays: what was held of it is told, with its end equal to its start and no time of rendering. */
export function releaseAd<E extends Seen>(held: readonly SeenAd<E>[], pinId: string): { told: E[]; left: SeenAd<E>[] } {
  const told = held
    .filter((one) => one.pinId === pinId)
    .map(({ event }) => {
      const data = (event.event_data ?? {}) as { time?: number }
      return { ...event, event_data: { ...data, end_time: data.time, render_duration: 0 } }
    })
  return { told, left: held.filter((one) => one.pinId !== pinId) }
}
