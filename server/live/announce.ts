import type { LiveTopic } from '#domain/live.ts'
import { type Context, unitOf } from '../context.ts'

export const LIVE_CHANNEL = 'live'

/** Tells whoever listens, in any process, once the unit of work is committed. Ids only: nothing private travels here. */
export function announce(ctx: Pick<Context, 'unit'>, topic: LiveTopic, kind: string, id: string): void {
  unitOf(ctx).notifications.push({ channel: LIVE_CHANNEL, payload: JSON.stringify({ topic, kind, id }) })
}
