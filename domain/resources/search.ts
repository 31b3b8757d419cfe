import * as z from 'zod'
import { isColor } from '../constants/colors.ts'
import { PIN_KINDS, SINCE } from '../constants/kinds.ts'
import { Board, BoardCard } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { User, UserCard } from '../entities/user.ts'
import { question, resource } from '../resource.ts'
import { isTooLong, plainQuery } from '../rules/search/plain-query.ts'
import { SHOP_SORTS } from '../rules/shopping/shop-filter.ts'
import { Flag, optional, paged } from '../taken.ts'
import { Done } from './session.ts'

/** Spec 3 and the wire (D29): what a search may be for; people is users. */
export const SEARCH_SCOPES = [
  'pins',
  'buyable_pins',
  'my_pins',
  'videos',
  'boards',
  'users',
  'idea_pins',
  'my_content',
  'shop_tool',
] as const
export type SearchScope = (typeof SEARCH_SCOPES)[number]

const Scope = optional(
  z
    .string()
    .transform((scope) => (scope === 'people' ? 'users' : scope || 'pins'))
    .pipe(z.enum(SEARCH_SCOPES)),
).transform((scope) => scope ?? 'pins')

/** Search.21: words that someone looks for. */
const Typed = z
  .string()
  .transform(plainQuery)
  .pipe(z.string().refine((query) => !isTooLong(query), 'search.tooLong'))

const search = {
  options: z.object({
    query: Typed,
    scope: Scope,
    rs: optional(z.string().max(40)).catch(undefined),
    /** Search.11: a filter that is none is left out, not refused. */
    kind: optional(z.enum(PIN_KINDS)).catch(undefined),
    since: optional(z.enum(SINCE)).catch(undefined),
    /** Search.10: terms of guides, each of which the pins show. */
    guides: optional(z.array(z.string().max(60)).max(12)).catch(undefined),
    /** A name of a color, or a hex one. */
    color: optional(z.string().refine(isColor)).catch(undefined),
    /** D58: of products alone. */
    on_sale: optional(Flag).catch(undefined),
    free_shipping: optional(Flag).catch(undefined),
    brand: optional(z.string().max(60)).catch(undefined),
    // Only products know a price: for them the answer refuses what is no range, as it does an empty text.
    price: optional(z.string().max(30)).catch(''),
    currency: optional(z.string().length(3)).catch(undefined),
    sort: optional(z.enum(SHOP_SORTS)).catch(undefined),
    auto_correction_disabled: optional(Flag),
    ...paged,
  }),
  data: z.discriminatedUnion('type', [Pin, Board, User]),
  card: z.discriminatedUnion('type', [PinCard, BoardCard, UserCard]),
  list: true as const,
  within: 'results',
  // Tools ask for the first page at one of the two and go on at the other.
  bookmarks: 'SearchResource',
  access: { policy: 'open' } as const,
}

export const BaseSearchResource = resource('BaseSearch', { get: question(search) })
export const SearchResource = resource('Search', { get: question(search) })

/** A word that narrows a search, with the colour of a picture it stands for. */
export const Guide = z.object({ term: z.string(), display: z.string(), dominant_color: z.string(), position: z.int() })
export type Guide = z.infer<typeof Guide>

/** Search.18: where to go on when nothing was found; each leads to at least one result. */
export type WaysOn = {
  spelling: string | null
  without_filters: boolean
  /** Pins have some, where boards, people or one kind of pins have none. */
  in_pins: boolean
  /** Somebody has that name. */
  in_people: boolean
  /** A board is named or described so. */
  in_boards: boolean
  topics: { id: string; url_name: string; name: string }[]
}

/** What stands beside the results of a first page. */
export type BesideResults = {
  guides: Guide[]
  /** The guides that it was narrowed by. */
  chosen: Pick<Guide, 'term' | 'display'>[]
  /** What was looked for instead of what was typed; `is_fewer`: some of its words. */
  correction: { query: string; is_fewer: boolean } | null
  /** Nothing fits; what is near in meaning stands in its place. */
  is_near: boolean
  /** Only for its people: boards that nobody else finds. */
  own_boards: BoardCard[]
  /** At least 13 of the first 25 are products. */
  is_shopping: boolean
  /** It has a word that our team marked: the guidelines stand in the place of results. */
  is_marked: boolean
  /** Only where nothing was found. */
  ways_on: WaysOn | null
}

export const Suggestion = z.object({
  type: z.enum(['query', 'user', 'board']),
  query: z.string(),
  label: z.string(),
  url: z.string(),
  image_url: z.string().nullable(),
  is_recent: z.boolean(),
  is_trending: z.boolean(),
  resultIndex: z.int(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const AdvancedTypeaheadResource = resource('AdvancedTypeahead', {
  get: question({
    options: z.object({
      term: Typed,
      pin_scope: optional(z.string().max(40)),
      count: optional(z.coerce.number().int().min(1).max(25)),
    }),
    /** `notice`: what is said in the place of suggestions where a word is one that our team marked. */
    data: z.object({ items: z.array(Suggestion), notice: z.string().nullable() }),
    access: { policy: 'open' },
  }),
})

const signedIn = { policy: 'signed-in' } as const

/** Search.16: what one looked for lately, newest first. `delete` without a term forgets all of it. */
export const RecentSearchesResource = resource('RecentSearches', {
  get: question({ options: z.object({}), data: z.object({ terms: z.array(z.string()) }), access: signedIn }),
  delete: question({
    options: z.object({ term: Typed }),
    data: Done,
    access: signedIn,
    example: { term: 'vase' },
  }),
})

/** Search.19: tags that begin so, with how many pins have them. */
export const HashtagTypeaheadResource = resource('HashtagTypeahead', {
  get: question({
    options: z.object({ query: Typed, show_pin_count: optional(Flag), ...paged }),
    data: z.object({
      type: z.literal('hashtag'),
      tag: z.string(),
      name: z.string(),
      pin_count: z.int(),
      url: z.string(),
    }),
    list: true,
    access: { policy: 'open' },
    example: { query: '#vase' },
  }),
})
