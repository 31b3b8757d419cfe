import type { Id } from '#domain/id.ts'
import { isSensitiveScore } from '#domain/rules/media/sensitive.ts'
import { flushCounts } from '../counts.ts'
import type { Listeners } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { systemContext } from '../system-context.ts'
import { setSensitive } from './set-sensitive.ts'

/** The same file again is known already. */
async function markKnown(house: House, pinId: Id): Promise<void> {
  const known = await house.db
    .selectFrom('pins')
    .innerJoin('aggregates', 'aggregates.id', 'pins.aggregate_id')
    .innerJoin('images', 'images.signature', 'aggregates.image_signature')
    .where('pins.id', '=', pinId)
    .select(['aggregates.id', 'images.nsfw'])
    .executeTakeFirst()
  if (!known || !isSensitiveScore(known.nsfw)) return
  const ctx = systemContext(house)
  await setSensitive(ctx, known.id, true, 'model')
  await flushCounts(ctx)
}

export const scoreListeners: Listeners = {
  'pin.created': { markKnown: (house, { pin_id }) => markKnown(house, pin_id) },
}
