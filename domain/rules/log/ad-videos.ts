/** Spec 4. What was seen of video ads before they played. */
export const AD_VIDEOS_MAX = 1000

export type SeenAd<E> = { pinId: string; event: E }

/** Video.3. Holds an event until its video plays; when there are too many, the oldest are dropped. */
export function holdAd<E>(held: readonly SeenAd<E>[], pinId: string, event: E): SeenAd<E>[] {
  return [...held, { pinId, event }].slice(-AD_VIDEOS_MAX)
}

type Seen = { event_data?: unknown }

/** When a video ad plays, the events held for it are sent, with the end equal to the start and a render time of 0. */
export function releaseAd<E extends Seen>(held: readonly SeenAd<E>[], pinId: string): { told: E[]; left: SeenAd<E>[] } {
  const told = held
    .filter((one) => one.pinId === pinId)
    .map(({ event }) => {
      const data = (event.event_data ?? {}) as { time?: number }
      return { ...event, event_data: { ...data, end_time: data.time, render_duration: 0 } }
    })
  return { told, left: held.filter((one) => one.pinId !== pinId) }
}
