import type { LiveTopic } from '#domain/live.ts'
import { type Context, requireUnitOfWork } from '../context.ts'

export const LIVE_CHANNEL = 'live'

/**
 * Sends an event to the live streams of all processes once the unit of work is committed. It carries ids only, nothing
 * private.
 */
export function announce(ctx: Pick<Context, 'unit'>, topic: LiveTopic, kind: string, id: string): void {
  requireUnitOfWork(ctx).notifications.push({ channel: LIVE_CHANNEL, payload: JSON.stringify({ topic, kind, id }) })
}
