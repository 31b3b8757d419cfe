import * as z from 'zod'
import { isColorNameOrHex } from '../constants/colors.ts'
import { PIN_KINDS, SEARCH_PERIODS } from '../constants/kinds.ts'
import { Board, BoardCard } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { User, UserCard } from '../entities/user.ts'
import { Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { cleanQuery, isQueryTooLong } from '../rules/search/query-text.ts'
import { SHOP_SORTS } from '../rules/shopping/shop-filter.ts'
import { Done } from './session.ts'

/** Scopes of a search; people is an alias of users. */
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

/** A typed search query (search.21). */
const Typed = z
  .string()
  .transform(cleanQuery)
  .pipe(z.string().refine((query) => !isQueryTooLong(query), 'search.tooLong'))

const search = {
  options: z.object({
    query: Typed,
    scope: Scope,
    rs: optional(z.string().max(40)).catch(undefined),
    /** An unknown filter is ignored, not refused (search.11). */
    kind: optional(z.enum(PIN_KINDS)).catch(undefined),
    since: optional(z.enum(SEARCH_PERIODS)).catch(undefined),
    /** Terms of the chosen guides; every result shows all of them (search.10). */
    guides: optional(z.array(z.string().max(60)).max(12)).catch(undefined),
    /** The name of a color, or a hex color. */
    color: optional(z.string().refine(isColorNameOrHex)).catch(undefined),
    /** Filters for products only. */
    on_sale: optional(Flag).catch(undefined),
    free_shipping: optional(Flag).catch(undefined),
    brand: optional(z.string().max(60)).catch(undefined),
    // Only products have prices: for them, the answer refuses an invalid range, and an empty text too.
    price: optional(z.string().max(30)).catch(''),
    currency: optional(z.string().length(3)).catch(undefined),
    sort: optional(z.enum(SHOP_SORTS)).catch(undefined),
    auto_correction_disabled: optional(Flag),
    ...pagedOptions,
  }),
  data: z.discriminatedUnion('type', [Pin, Board, User]),
  card: z.discriminatedUnion('type', [PinCard, BoardCard, UserCard]),
  list: true as const,
  within: 'results',
  // API clients ask one of the two for the first page and continue at the other.
  bookmarks: 'SearchResource',
  access: { policy: 'open' } as const,
  costs: 'search' as const,
}

export const BaseSearchResource = resource('BaseSearch', { get: question(search) })
export const SearchResource = resource('Search', { get: question(search) })

/** A word that narrows a search, with the color and the picture of a result that shows it. */
export const Guide = z.object({
  term: z.string(),
  display: z.string(),
  dominant_color: z.string(),
  image_url: z.string().nullable(),
  position: z.int(),
})
export type Guide = z.infer<typeof Guide>

/** Suggestions when nothing was found; each leads to at least one result (search.18). */
export type EmptySearchSuggestions = {
  spelling: string | null
  without_filters: boolean
  /** There are pins for the query, although boards, people or the chosen kind of pins have none. */
  in_pins: boolean
  /** A person has that name. */
  in_people: boolean
  /** The name or description of a board matches. */
  in_boards: boolean
  topics: { id: string; url_name: string; name: string }[]
}

/** Data next to the results on the first page. */
export type SearchExtras = {
  guides: Guide[]
  /** The guides that narrowed the search. */
  chosen: Pick<Guide, 'term' | 'display'>[]
  /** The query that was used instead of the typed one; `is_fewer`: with fewer words. */
  correction: { query: string; is_fewer: boolean } | null
  /** Nothing matches; results of similar meaning are shown instead. */
  is_near: boolean
  /** For members only: boards that nobody else can find. */
  own_boards: BoardCard[]
  /** At least 13 of the first 25 are products. */
  is_shopping: boolean
  /** The query has a word that staff marked: the guidelines replace the results. */
  is_marked: boolean
  /** Only when nothing was found. */
  ways_on: EmptySearchSuggestions | null
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
    /** `notice` replaces the suggestions for a word that staff marked. */
    data: z.object({ items: z.array(Suggestion), notice: z.string().nullable() }),
    access: { policy: 'open' },
  }),
})

const signedIn = { policy: 'signed-in' } as const

/** The viewer's recent searches, newest first (search.16). `delete` without a term clears them all. */
export const RecentSearchesResource = resource('RecentSearches', {
  get: question({ options: z.object({}), data: z.object({ terms: z.array(z.string()) }), access: signedIn }),
  delete: question({
    options: z.object({ term: Typed }),
    data: Done,
    access: signedIn,
    example: { term: 'vase' },
  }),
})

/** Hashtags with this prefix, and the number of pins for each (search.19). */
export const HashtagTypeaheadResource = resource('HashtagTypeahead', {
  get: question({
    options: z.object({ query: Typed, show_pin_count: optional(Flag), ...pagedOptions }),
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
