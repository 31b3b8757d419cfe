import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { Listeners } from '../facts/listener.ts'
import { refreshNeighbors } from './neighbors.ts'

async function ofPin(ctx: Context, { pin_id }: { pin_id: Id }): Promise<void> {
  const pin = await ctx.db.selectFrom('pins').select('aggregate_id').where('id', '=', pin_id).executeTakeFirst()
  if (pin) await refreshNeighbors(ctx, pin.aggregate_id)
}

/**
 * Neighbors of an aggregate are updated when it is pinned and with each save, without waiting for the next training.
 */
export const feedListeners = {
  'pin.created': { findNeighbors: ofPin },
  'pin.saved': { findNeighbors: ofPin },
} satisfies Listeners
