import type { ComponentType } from 'react'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { OptionsOf, Question } from '#domain/resource.ts'
import type { PlainText, Say } from '#domain/text/say.ts'
import type { PageConfig } from '../page-config.ts'
import type { LoginReason } from '../state/login-prompt.ts'
import type { State } from '../state/store.ts'

/** Spec 2: the landing-page types that interaction logging knows; the others are `other`. */
export type LandingPage =
  | 'today'
  | 'ideas'
  | 'own_section'
  | 'own_board'
  | 'section'
  | 'board'
  | 'closeup'
  | 'home'
  | 'profile'
  | 'search'
  | 'topic'
  | 'other'

/** Where someone is: an address, read. */
export type Place = {
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  viewer: Viewer
}

/** A question with its options. Without an optional one's answer the page still stands. */
export type Asked = { question: Question; options: object; optional?: boolean }

export function asked<Q extends Question>(question: Q, options: OptionsOf<Q>, optional = false): Asked {
  return { question, options: options as object, optional }
}

/** The first page of a list, in card form unless the options say another. The address's bookmark, if any, says where it begins. */
export function askedList<Q extends Question>(
  question: Q,
  options: OptionsOf<Q>,
  optional = false,
  page_size = FIRST_PAGE,
): Asked {
  return asked(question, { field_set_key: 'card', page_size, ...(options as object) } as never, optional)
}
export const FIRST_PAGE = 25

/** Where the lists of a page begin: without script each page of a grid has an address of its own. */
export function startOf({ query }: Place, name = 'bookmark'): { bookmarks?: string[] } {
  const bookmark = query.get(name)
  return bookmark ? { bookmarks: [bookmark] } : {}
}

/** What stands in the head of the page. */
export type Head = {
  title: string
  /** The title says the product's name by itself. */
  namesProduct?: boolean
  description?: string
  /** A path. */
  canonical?: string
  /** The page's picture, with the size of its file where that is known. */
  image?: { url: string; width?: number; height?: number; alt: string } | undefined
  type?: 'website' | 'article' | 'profile'
  noindex?: boolean
  /** What search engines read; the browser has no use for it. */
  jsonLd?: object | undefined
  /** The page's feed, a path. */
  feed?: string | undefined
  /** Other sites may show the page by oEmbed. */
  isEmbeddable?: boolean
}

export type Route = {
  name: string
  /** `:name` is a segment, a final `*` the rest. */
  path: string
  /** Other addresses of the same page. */
  aliases?: readonly string[]
  /** From the project's root: the build's manifest knows the surface's styles and scripts by it. */
  file: string
  /** What the server renders at once and the browser loads when it is touched: its styles are there from the start. */
  later?: readonly string[]
  surface: () => Promise<ComponentType>
  kind: LandingPage | ((place: Place, known: State) => LandingPage)
  /** The questions of the page, from what is known so far; asked in rounds until all are answered. */
  asks?: (place: Place, known: State) => Asked[]
  head: (place: Place, known: State, say: Say) => Head
  /** Leads elsewhere instead, depending on who looks. */
  redirect?: (place: Place) => string | undefined
  /** What was answered lives at another address by now. */
  moved?: (place: Place, known: State) => string | undefined
  /** Checked before anything is asked: what the pattern can't say. */
  isFor?: (params: Place['params']) => boolean
  /** Whether this instance has the page; where it doesn't, the address is a 404. */
  isIn?: (config: PageConfig) => boolean
  /** For people who are signed in; others are asked to log in, with this header. */
  signedIn?: LoginReason
  /** The page needs only the texts that are loaded first. */
  hasFewWords?: boolean
  /** The page is no endless list, so the links to About, Terms and Help stand below it. */
  hasFooter?: boolean
  /** The page also needs the texts for staff. */
  isForStaff?: boolean
  /** The account menu lists it, by this text. */
  inMenu?: { text: PlainText; icon: ComponentType<{ size: number; 'aria-hidden': 'true' }> }
  /** Addresses in the demo world, for journeys that visit every page. Without parameters its path is one; none where a link must carry more. */
  examples?: readonly string[]
  /** Enough is known to show the page at once while its questions are asked. */
  eager?: (place: Place, known: State) => boolean
}
