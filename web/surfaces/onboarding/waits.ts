import { BETWEEN_STEPS_MS, LOADING_MOST_MS, LOADING_MS } from '#domain/constants/onboarding.ts'

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** onboard.10: a pause in which one step gives way to the next; none where no motion is wished. */
export const betweenSteps = (isMotionWished: boolean): Promise<void> => after(isMotionWished ? BETWEEN_STEPS_MS : 0)

/** onboard.10: lasts a moment, longer only while the feed is not ready, and never longer than one waits. */
export async function untilReady(feed: Promise<unknown>): Promise<void> {
  const ready = feed.then(
    () => {},
    () => {},
  )
  await Promise.all([after(LOADING_MS), Promise.race([ready, after(LOADING_MOST_MS)])])
}
