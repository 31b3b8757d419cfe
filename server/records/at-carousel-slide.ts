import type { CarouselSlotCard } from '#domain/entities/carousel.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { AggregateRow } from './load-pins.ts'
import type { StoredMedia } from './show-kinds.ts'

const carouselOf = (aggregate: Pick<AggregateRow, 'media'>) => (aggregate.media as StoredMedia | null)?.carousel_data

/** Every picture that a thing has. */
export function picturesOf(aggregate: Pick<AggregateRow, 'image_signature' | 'media'>): Set<string> {
  const slots = carouselOf(aggregate)?.carousel_slots ?? []
  const pages = (aggregate.media as StoredMedia | null)?.story_pin_data?.pages ?? []
  const all = [aggregate, ...slots, ...pages].flatMap((one) => one.image_signature ?? [])
  return new Set(all)
}

/** Every video that a thing shows. */
export function videosOf({ media }: Pick<AggregateRow, 'media'>): Set<Id> {
  const { video_id, story_pin_data } = (media ?? {}) as StoredMedia
  return new Set([{ video_id }, ...(story_pin_data?.pages ?? [])].flatMap((one) => one.video_id ?? []))
}

/** The picture of a carousel with this id. */
export const slotOf = (aggregate: Pick<AggregateRow, 'media'>, slotId: string | null | undefined) =>
  carouselOf(aggregate)?.carousel_slots.find((slot) => slot.slot_id === slotId)

/** Spec 3, Carousel. What was saved at one picture of a carousel has that picture for its own. */
export function atCarouselSlide<Aggregate extends AggregateRow>(
  aggregate: Aggregate,
  slotId: string | null | undefined,
): Aggregate {
  const slot = slotOf(aggregate, slotId)
  return slot ? { ...aggregate, ...pictureOf(slot) } : aggregate
}

const pictureOf = ({ image_signature, image_ext, image_width, image_height, dominant_color }: CarouselSlotCard) => ({
  image_signature,
  image_ext,
  width: image_width,
  height: image_height,
  dominant_color,
})

type Listed = { pin_id: Id; aggregate_id: Id }

/** The things of list rows by pin, each with the picture its pin has. Who has no carousel among them is asked nothing more. */
export async function aggregatesOfPins(
  ctx: Context,
  rows: Listed[],
  aggregates: Map<Id, AggregateRow>,
): Promise<Map<Id, AggregateRow>> {
  const turned = rows.filter(({ aggregate_id }) => carouselOf(aggregates.get(aggregate_id) ?? { media: null }))
  const slots = turned.length ? await slotsOf(ctx, turned) : new Map<Id, string | null>()
  return new Map(
    rows.flatMap(({ pin_id, aggregate_id }) => {
      const aggregate = aggregates.get(aggregate_id)
      return aggregate ? [[pin_id, atCarouselSlide(aggregate, slots.get(pin_id))] as const] : []
    }),
  )
}

async function slotsOf(ctx: Context, rows: Listed[]): Promise<Map<Id, string | null>> {
  const ids = rows.map(({ pin_id }) => pin_id)
  const found = await ctx.db.selectFrom('pins').select(['id', 'slot_id']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, slot_id }) => [id, slot_id]))
}
