import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { mustFindPin } from '../records/access.ts'
import { blendNeighbors } from './blend-neighbors.ts'
import { neighborPage } from './neighbor-page.ts'

/** feed.15: what is kept together with this thing, looks like it or speaks of the same; then the pool, so that it never ends early. */
export async function relatedPins(ctx: Context, { pin: id }: { pin: Id }): Promise<Page<Pin>> {
  const { pin, aggregate } = await mustFindPin(ctx, id)
  const ranked = await blendNeighbors(ctx, [{ thing: pin.aggregate_id, weight: 1 }])
  return neighborPage(ctx, PAGE_SIZE, {
    ranked,
    without: [pin.aggregate_id],
    picture: aggregate.image_signature,
    hidesSaved: false,
  })
}
