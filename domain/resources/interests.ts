import * as z from 'zod'
import { Category, Interest, Topic } from '../entities/interest.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { Flag, optional, paged } from '../taken.ts'

const open = { policy: 'open' } as const
/** Its id, the name in its address, or its name. */
const Which = z.union([z.string().min(1).max(100), z.int().transform(String)])
const pins = { data: Pin, card: PinCard, list: true, shared: true, access: open } as const

/** All there are, by name; or only those that there are pins about. */
export const InterestsResource = resource('Interests', {
  get: question({
    options: z.object({ with_pins: optional(Flag), query: optional(z.string().max(100)), ...paged }),
    data: Interest,
    list: true,
    access: open,
  }),
})

export const TopicResource = resource('Topic', {
  get: question({ options: z.object({ interest: Which }), data: Topic, access: open }),
})

/** Pins about it and what stands below it, fresh and popular first; behind the best ones where these stand in a row of their own. */
export const TopicFeedResource = resource('TopicFeed', {
  get: question({
    options: z.object({ interest: Which, pins_only: optional(Flag), behind_best: optional(Flag), ...paged }),
    ...pins,
  }),
})

/** The best pins about it, when there are more than enough for a grid. */
export const TopicBestResource = resource('TopicBest', {
  get: question({ options: z.object({ interest: Which, ...paged }), ...pins }),
})

/** Topics that are met on the same pins, and those beside it. */
export const RelatedInterestsResource = resource('RelatedInterests', {
  get: question({
    options: z.object({ interest_name: Which, ...paged }),
    data: Interest,
    list: true,
    access: open,
  }),
})

/** The first level, by name, each with those below it; or only what there are such pins about. */
export const CategoriesResource = resource('Categories', {
  get: question({
    options: z.object({
      category_types: optional(z.literal('main')),
      holding: optional(z.enum(['products', 'videos'])),
      ...paged,
    }),
    data: Category,
    list: true,
    access: open,
  }),
})

export const CategoryResource = resource('Category', {
  get: question({ options: z.object({ category: Which }), data: Category, access: open }),
})

export const CategoryFeedResource = resource('CategoryFeed', {
  get: question({
    options: z.object({ feed: Which, is_category_feed: optional(Flag), ...paged }),
    ...pins,
  }),
})

/** The sections of Explore, as other clients ask for them: the first level, and what is in one of them. */
export const ExploreSectionsResource = resource('ExploreSections', {
  get: question({ options: z.object({ ...paged }), data: Category, list: true, access: open }),
})

export const ExploreSectionFeedResource = resource('ExploreSectionFeed', {
  get: question({ options: z.object({ section_id: Which, ...paged }), ...pins }),
})

/** What a pin is about, and who says so. Its creator and staff take a wrong topic off, or give a right one. */
export const PinTopicsResource = resource('PinTopics', {
  get: question({
    options: z.object({ pin_id: Id, ...paged }),
    data: Interest,
    list: true,
    access: { policy: 'see-pin', of: (o) => o.pin_id },
  }),
  update: question({
    options: z.object({ pin_id: Id, interest_id: Id, is_on: Flag }),
    data: z.object({ type: z.literal('pin_topic'), id: Id, is_on: z.boolean() }),
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  }),
})
