import { Refusal } from '#domain/refusal.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { isEventTooOld } from '#domain/rules/log/counted-events.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { measureDiskSpaceLevel } from '../disk-space.ts'
import { recordExposures } from '../experiments/record-exposures.ts'
import { memoizePerHouse } from '../house-cache.ts'
import { toNetworkKey } from '../ip-address.ts'
import { consumeFromLimiter, makeRateLimiter } from '../rate-limiter.ts'
import { countPinDays } from './count-pin-days.ts'
import { countEventTypes } from './event-counts.ts'
import { logCrashes } from './log-crashes.ts'
import { type ReceivedEvent, storeEvents } from './store-events.ts'

export const eventAnswers = defineAnswers(EventsResource, {
  async create(ctx, { events: sent, is_anonymous = false }) {
    if (ctx.debug || ctx.isBot) return { taken: 0 }
    takeBytes(ctx, sent)
    const events = sent.filter((event) => !isEventTooOld(event, ctx.now.getTime()))
    const counted = await countPinDays(ctx, events)
    if (!is_anonymous) await recordExposures(ctx)
    await logCrashes(ctx, events)
    // When the disk is almost full, events are dropped: they are the least important writes.
    if ((await measureDiskSpaceLevel(ctx.house)) !== 'enough') return { taken: 0 }
    if (!is_anonymous && mayStoreData('events', ctx.consent)) return { taken: await storeEvents(ctx, events) }
    await countEventTypes(
      ctx,
      counted.map(({ event_type }) => event_type),
    )
    return { taken: 0 }
  },
})

/** Bytes per hour that one person or IP may store. Each process counts for itself. */
const EVENT_BYTES_PER_HOUR = 8 * 1024 * 1024
const HOUR = 3600_000
const kept = memoizePerHouse(() => makeRateLimiter(EVENT_BYTES_PER_HOUR, HOUR))

function takeBytes({ house, viewer, ip }: Context, events: ReceivedEvent[]): void {
  if (!house.settings.rateLimits) return
  const taken = consumeFromLimiter(
    kept(house),
    viewer?.id ?? toNetworkKey(ip),
    Buffer.byteLength(JSON.stringify(events)),
    house.uptime(),
  )
  if (!taken.ok) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: taken.retryAfter })
}
