import type { CarouselSlotCard } from '#domain/entities/carousel.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { AggregateRow } from './load-pins.ts'
import type { StoredMedia } from './show-kinds.ts'

const carouselOf = (aggregate: Pick<AggregateRow, 'media'>) => (aggregate.media as StoredMedia | null)?.carousel_data

/** Signatures of all pictures of an aggregate. */
export function toPictureSignatures(aggregate: Pick<AggregateRow, 'image_signature' | 'media'>): Set<string> {
  const slots = carouselOf(aggregate)?.carousel_slots ?? []
  const pages = (aggregate.media as StoredMedia | null)?.story_pin_data?.pages ?? []
  const all = [aggregate, ...slots, ...pages].flatMap((one) => one.image_signature ?? [])
  return new Set(all)
}

/** Ids of all videos of an aggregate. */
export function toVideoIds({ media }: Pick<AggregateRow, 'media'>): Set<Id> {
  const { video_id, story_pin_data } = (media ?? {}) as StoredMedia
  return new Set([{ video_id }, ...(story_pin_data?.pages ?? [])].flatMap((one) => one.video_id ?? []))
}

/** Finds the carousel slot with this id. */
export const findCarouselSlot = (aggregate: Pick<AggregateRow, 'media'>, slotId: string | null | undefined) =>
  carouselOf(aggregate)?.carousel_slots.find((slot) => slot.slot_id === slotId)

/** The aggregate of a pin saved from a carousel slot, with that slot's picture in place of its own. */
export function withCarouselSlidePicture<Aggregate extends AggregateRow>(
  aggregate: Aggregate,
  slotId: string | null | undefined,
): Aggregate {
  const slot = findCarouselSlot(aggregate, slotId)
  return slot ? { ...aggregate, ...pictureOf(slot) } : aggregate
}

const pictureOf = ({ image_signature, image_ext, image_width, image_height, dominant_color }: CarouselSlotCard) => ({
  image_signature,
  image_ext,
  width: image_width,
  height: image_height,
  dominant_color,
  // Objects are found in the first picture only.
  focus: null,
})

type Listed = { pin_id: Id; aggregate_id: Id }

/**
 * Returns the aggregate of each listed pin, with the picture of the pin's carousel slot. Lists without carousels need
 * no further query.
 */
export async function resolveAggregatesOfPins(
  ctx: Context,
  rows: Listed[],
  aggregates: Map<Id, AggregateRow>,
): Promise<Map<Id, AggregateRow>> {
  const turned = rows.filter(({ aggregate_id }) => carouselOf(aggregates.get(aggregate_id) ?? { media: null }))
  const slots = turned.length ? await slotsOf(ctx, turned) : new Map<Id, string | null>()
  return new Map(
    rows.flatMap(({ pin_id, aggregate_id }) => {
      const aggregate = aggregates.get(aggregate_id)
      return aggregate ? [[pin_id, withCarouselSlidePicture(aggregate, slots.get(pin_id))] as const] : []
    }),
  )
}

async function slotsOf(ctx: Context, rows: Listed[]): Promise<Map<Id, string | null>> {
  const ids = rows.map(({ pin_id }) => pin_id)
  const found = await ctx.db.selectFrom('pins').select(['id', 'slot_id']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, slot_id }) => [id, slot_id]))
}
