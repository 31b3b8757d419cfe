import { LOADING_STEP_MAX_MS, LOADING_STEP_MIN_MS, STEP_TRANSITION_MS } from '#domain/constants/onboarding.ts'

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Pause between two steps; none when reduced motion is preferred (`onboard.10`). */
export const waitBetweenSteps = (isMotionWished: boolean): Promise<void> =>
  after(isMotionWished ? STEP_TRANSITION_MS : 0)

/** Waits a minimum time, then for the feed, but never longer than the maximum (`onboard.10`). */
export async function waitForFeed(feed: Promise<unknown>): Promise<void> {
  const ready = feed.then(
    () => {},
    () => {},
  )
  await Promise.all([after(LOADING_STEP_MIN_MS), Promise.race([ready, after(LOADING_STEP_MAX_MS)])])
}
