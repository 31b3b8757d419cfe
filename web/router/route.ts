import type { ComponentType } from 'react'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { OptionsOf, Question } from '#domain/resource.ts'
import type { PlainTextKey, Say } from '#domain/text/say.ts'
import type { PageConfig } from '../page-config.ts'
import type { LoginReason } from '../state/login-prompt.ts'
import type { StoreState } from '../state/store.ts'

/** The landing-page types known to interaction logging; all other pages are `other`. */
export type LandingPageType =
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

/** A parsed URL, and the viewer. */
export type RouteLocation = {
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  viewer: Viewer
}

/** A question with its options. The page can be shown without an optional question's answer. */
export type RouteAsk = { question: Question; options: object; optional?: boolean }

export function toRouteAsk<Q extends Question>(question: Q, options: OptionsOf<Q>, optional = false): RouteAsk {
  return { question, options: options as object, optional }
}

/** Asks for the first page of a list, in card form by default, starting at the URL's bookmark if it has one. */
export function toRouteListAsk<Q extends Question>(
  question: Q,
  options: OptionsOf<Q>,
  optional = false,
  page_size = FIRST_PAGE_SIZE,
): RouteAsk {
  return toRouteAsk(question, { field_set_key: 'card', page_size, ...(options as object) } as never, optional)
}
export const FIRST_PAGE_SIZE = 25

/** The start of a page's lists: without script, each page of a grid has its own URL. */
export function parseListStart({ query }: RouteLocation, name = 'bookmark'): { bookmarks?: string[] } {
  const bookmark = query.get(name)
  return bookmark ? { bookmarks: [bookmark] } : {}
}

/** The contents of a page's document head. */
export type RouteHead = {
  title: string
  /** The title already contains the product name. */
  namesProduct?: boolean
  description?: string
  /** A path. */
  canonical?: string
  /** The page's picture, with its pixel size if known. */
  image?: { url: string; width?: number; height?: number; alt: string } | undefined
  type?: 'website' | 'article' | 'profile' | 'video.other'
  /** The page's video as one MP4 file. */
  video?: { url: string; width: number; height: number } | undefined
  noindex?: boolean
  /** Structured data for search engines; only rendered on the server. */
  jsonLd?: object | undefined
  /** Path of the page's RSS feed. */
  feed?: string | undefined
  /** Other sites may embed the page by oEmbed. */
  isEmbeddable?: boolean
}

export type Route = {
  name: string
  /** `:name` matches one segment, a final `*` the rest. */
  path: string
  /** Further paths of the same page. */
  aliases?: readonly string[]
  /** Path from the project root, by which the build's manifest finds the surface's styles and scripts. */
  file: string
  /**
   * Parts that the server renders at once and the browser loads on interaction; their styles are loaded at the start.
   */
  later?: readonly string[]
  surface: () => Promise<ComponentType>
  kind: LandingPageType | ((place: RouteLocation, known: StoreState) => LandingPageType)
  /** The page's questions, given what is known so far; asked in rounds until all are answered. */
  asks?: (place: RouteLocation, known: StoreState) => RouteAsk[]
  head: (place: RouteLocation, known: StoreState, say: Say) => RouteHead
  /** Redirects to another path, depending on the viewer. */
  redirect?: (place: RouteLocation) => string | undefined
  /** The path to which the answered object has moved. */
  moved?: (place: RouteLocation, known: StoreState) => string | undefined
  /** Conditions on the parameters that the pattern can't express; checked before anything is asked. */
  isFor?: (params: RouteLocation['params']) => boolean
  /** Whether this instance has the page; otherwise the path is a 404. */
  isIn?: (config: PageConfig) => boolean
  /** The page requires a login; signed-out visitors see a prompt with this reason. */
  signedIn?: LoginReason
  /** The page needs only the texts that are loaded first. */
  hasFewWords?: boolean
  /** The page is not an endless list, so it has a footer with links to About, Terms and Help. */
  hasFooter?: boolean
  /** The page also needs the texts for staff. */
  isForStaff?: boolean
  /** Shows the page in the account menu with this text and icon. */
  inMenu?: { text: PlainTextKey; icon: ComponentType<{ size: number; 'aria-hidden': 'true' }> }
  /**
   * Paths in the demo world for the journeys that visit every page. By default the path itself if it has no parameters;
   * empty if a link must carry more.
   */
  examples?: readonly string[]
  /** Whether enough is known to show the page while its questions are asked. */
  eager?: (place: RouteLocation, known: StoreState) => boolean
}
