import * as z from 'zod'
import { LOG_EVENT } from '#domain/log-events.ts'
import type { Context } from '../context.ts'

/** What web/tracking/report-crash.ts sends; older pages send no stack. */
const Crash = z.object({
  error: z.string().max(200),
  where: z.string().max(500).default(''),
  stack: z.string().max(1000).default(''),
})

/** Puts the files and lines of our sources into the crash reports of browsers, and logs them. */
export async function logCrashes(
  { house }: Pick<Context, 'house'>,
  events: { event_type: number; event_data?: unknown }[],
): Promise<void> {
  for (const event of events) {
    const { success, data } = Crash.safeParse(event.event_data)
    if (event.event_type !== LOG_EVENT.crashed || !success) continue
    const [where, stack] = await Promise.all(
      [data.where, data.stack].map(async (text) => (await house.resolvePositions?.(text)) ?? text),
    )
    event.event_data = { error: data.error, where, stack }
    house.log.warn({ error: data.error, where, stack }, 'a page crashed in a browser')
  }
}
