import * as z from 'zod'
import { Category, Interest, Topic } from '../entities/interest.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const open = { policy: 'open' } as const
/** An interest by its id, URL name or display name. */
const Which = z.union([z.string().min(1).max(100), z.int().transform(String)])
const pins = { data: Pin, card: PinCard, list: true, shared: true, access: open } as const

/**
 * Topics that have listed pins, by name; staff get all of them. `with_pins`: second-level topics with a cover, by
 * popularity, for newcomers to pick. `to_tag`: all of them, to tag pins with.
 */
export const InterestsResource = resource('Interests', {
  get: question({
    options: z.object({
      with_pins: optional(Flag),
      to_tag: optional(Flag),
      query: optional(z.string().max(100)),
      ...pagedOptions,
    }),
    data: Interest,
    list: true,
    access: open,
  }),
})

export const TopicResource = resource('Topic', {
  get: question({ options: z.object({ interest: Which }), data: Topic, access: open }),
})

/**
 * Pins about a topic and its children, fresh and popular first; without the best ones where these have their own row.
 */
export const TopicFeedResource = resource('TopicFeed', {
  get: question({
    options: z.object({ interest: Which, pins_only: optional(Flag), behind_best: optional(Flag), ...pagedOptions }),
    ...pins,
  }),
})

/** The best pins about a topic, when there are more than enough for a grid. */
export const TopicBestResource = resource('TopicBest', {
  get: question({ options: z.object({ interest: Which, ...pagedOptions }), ...pins }),
})

/** Topics that occur on the same pins, and sibling topics. */
export const RelatedInterestsResource = resource('RelatedInterests', {
  get: question({
    options: z.object({ interest_name: Which, ...pagedOptions }),
    data: Interest,
    list: true,
    access: open,
  }),
})

/** First-level topics by name, with their children; optionally only those with matching pins. */
export const CategoriesResource = resource('Categories', {
  get: question({
    options: z.object({
      category_types: optional(z.literal('main')),
      holding: optional(z.enum(['products', 'videos'])),
      ...pagedOptions,
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
    options: z.object({ feed: Which, is_category_feed: optional(Flag), ...pagedOptions }),
    ...pins,
  }),
})

/** Sections of Explore for API clients: the first level, or the content of one section. */
export const ExploreSectionsResource = resource('ExploreSections', {
  get: question({ options: z.object({ ...pagedOptions }), data: Category, list: true, access: open }),
})

export const ExploreSectionFeedResource = resource('ExploreSectionFeed', {
  get: question({ options: z.object({ section_id: Which, ...pagedOptions }), ...pins }),
})

/** Topics of a pin and their sources. Its creator and staff can remove wrong topics and add right ones. */
export const PinTopicsResource = resource('PinTopics', {
  get: question({
    options: z.object({ pin_id: Id, ...pagedOptions }),
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
