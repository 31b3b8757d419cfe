import * as z from 'zod'
import { Board, BoardCard } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { User, UserCard } from '../entities/user.ts'
import { question, resource } from '../resource.ts'
import { optional, paged } from '../taken.ts'

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

const search = {
  options: z.object({
    query: z.string().max(300),
    scope: Scope,
    rs: optional(z.string().max(40)),
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

export const Suggestion = z.object({
  type: z.enum(['query', 'user', 'board']),
  query: z.string(),
  label: z.string(),
  url: z.string(),
  image_url: z.string().nullable(),
  is_recent: z.boolean(),
  resultIndex: z.int(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const AdvancedTypeaheadResource = resource('AdvancedTypeahead', {
  get: question({
    options: z.object({
      term: z.string().max(300),
      pin_scope: optional(z.string().max(40)),
      count: optional(z.coerce.number().int().min(1).max(25)),
    }),
    data: z.object({ items: z.array(Suggestion) }),
    access: { policy: 'open' },
  }),
})
