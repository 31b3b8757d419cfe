import type { ShownExperience } from '#domain/entities/experience.ts'
import {
  UserExperienceCompletedResource,
  UserExperienceResource,
  UserExperienceTriggerResource,
  UserExperienceViewedResource,
} from '#domain/resources/experiences.ts'
import type { ExperienceEvent } from '#domain/rules/experiences/experience-state.ts'
import { toTriggerContext } from '#domain/rules/guidance/shown-experience.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'

const REPORTS = {
  trigger: UserExperienceTriggerResource.update,
  view: UserExperienceViewedResource.update,
  complete: UserExperienceCompletedResource.update,
  dismiss: UserExperienceResource.delete,
} as const

/** A report that can't be sent is sent again after these pauses, or as soon as there is a connection. */
const PAUSES_MS = [3_000, 30_000, 300_000]
const MISSED_MAX = 100

/** Sends what happened to experiences. Failures are swallowed, and counted for the server's metrics (exp.15). */
export function makeExperienceReporter(
  { ask, store }: Pick<AppContextValue, 'ask' | 'store'>,
  pause: (ms: number) => Promise<void> = pauseOrOnline,
) {
  const triggered = new Set<string>()
  /** Calls that did not reach the server; the next call that does tells it. */
  let missed = 0

  /** For a visitor without consent, and on a page that is debugged, nothing is stored, so nothing is sent either (exp.44). */
  const isRemembered = () => {
    const { viewer, config } = store.get()
    if (config?.debug) return false
    return viewer.is_auth || mayStoreData('seen_experiences', viewer.consent)
  }

  /** Makes a call that also tells how many calls did not reach the server. */
  async function counted<T>(call: (missed_calls: number | undefined) => Promise<T>): Promise<T> {
    const told = Math.min(missed, MISSED_MAX)
    missed -= told
    try {
      return await call(told || undefined)
    } catch (thrown) {
      missed += told
      if (isUnreached(thrown)) missed++
      throw thrown
    }
  }

  /** Retries use the same key, so that the report counts once. */
  async function sendOnce(call: (key: string) => Promise<unknown>): Promise<void> {
    const key = makeIdempotencyKey()
    for (const ms of [...PAUSES_MS, 0])
      try {
        await call(key)
        return
      } catch (thrown) {
        if (!isAskRefusal(thrown)) throw thrown
        if (isUnreached(thrown)) missed++
        if (!ms || (thrown.http_status >= 400 && thrown.http_status < 500)) return
        await pause(ms)
      }
  }

  async function send(experience: ShownExperience, event: Exclude<ExperienceEvent, 'trigger'> | 'trigger') {
    if (!isRemembered()) return
    const { id, extraContext, advertiser_id } = experience
    const options = {
      placed_experience_id: id,
      ...(extraContext != null && { extra_context: extraContext }),
      ...(advertiser_id && { targeting: { advertiserId: advertiser_id } }),
    }
    await sendOnce((key) => ask(REPORTS[event], options, { key, keepalive: true }))
  }

  /**
   * Makes the experiences eligible that wait for this one; one call for each (exp.33). `onTriggered` gets the placements
   * of those that the server knows of.
   */
  function trigger(experience: ShownExperience, onTriggered: (placement: number) => void): void {
    const extra_context = toTriggerContext(experience)
    for (const placed_experience_id of experience.triggerable_placed_exps) {
      const once = `${experience.id} ${placed_experience_id}`
      if (triggered.has(once) || !isRemembered()) continue
      triggered.add(once)
      void sendOnce((key) =>
        ask(REPORTS.trigger, { placed_experience_id, extra_context }, { key, keepalive: true }),
      ).then(() => onTriggered(Number.parseInt(placed_experience_id, 10)))
    }
  }

  return { counted, send, trigger }
}

const isUnreached = (thrown: unknown): boolean => isAskRefusal(thrown) && thrown.kind === 'offline'

async function pauseOrOnline(ms: number): Promise<void> {
  await new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, ms)
  })
}
