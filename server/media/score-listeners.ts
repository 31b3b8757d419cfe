import type { Id } from '#domain/id.ts'
import { isSensitiveScore } from '#domain/rules/media/sensitive.ts'
import type { Context } from '../context.ts'
import type { Listeners } from '../facts/listener.ts'
import { setSensitive } from './set-sensitive.ts'

/** Marks the aggregate of a new pin as sensitive when its picture was scored sensitive before. */
async function setSensitiveIfKnown(ctx: Context, pinId: Id): Promise<void> {
  const known = await ctx.db
    .selectFrom('pins')
    .innerJoin('aggregates', 'aggregates.id', 'pins.aggregate_id')
    .innerJoin('images', 'images.signature', 'aggregates.image_signature')
    .where('pins.id', '=', pinId)
    .select(['aggregates.id', 'images.nsfw'])
    .executeTakeFirst()
  if (!known || !isSensitiveScore(known.nsfw)) return
  await setSensitive(ctx, known.id, true, 'model')
}

export const scoreListeners = {
  'pin.created': { markKnown: (ctx, { pin_id }) => setSensitiveIfKnown(ctx, pin_id) },
} satisfies Listeners
