import type { Consent } from '../../entities/viewer.ts'
import { findDelight } from '../search/delight.ts'

type Range = { min?: number; max?: number }

/** Conditions that a viewer must meet to get an experience. Without an audience it is for signed-in people (exp.44). */
export type ExperienceTargeting = {
  audience?: 'people' | 'visitors' | 'everyone'
  countries?: string[]
  /** Languages ("de") or locales ("de-AT"). */
  locales?: string[]
  platforms?: ExperienceViewer['platform'][]
  account_age_days?: Range
  pins?: Range
  boards?: Range
  /** For each experiment, the groups that get it. */
  experiments?: Record<string, string[]>
  /** A consent that the viewer must have given. */
  consent?: keyof Consent
  /** Words, of which a search must contain one. */
  search_words?: string[]
  /** Advertisers, or any, for whom the client must ask. */
  advertisers?: 'any' | string[]
  /** It is eligible only once it is triggered (exp.33). */
  on_trigger?: boolean
}

/** What is known of a viewer when experiences are picked. */
export type ExperienceViewer = {
  isSignedIn: boolean
  /** Whether the viewer's reports can be stored; they can't for a visitor without consent. */
  isRemembered: boolean
  country: string
  locale: string
  platform: 'web' | 'web_mobile'
  /** Null for visitors, as are the counts. */
  accountAgeDays: number | null
  pinCount: number | null
  boardCount: number | null
  experiments: Readonly<Record<string, string>>
  consent: Consent | null
  searchQuery: string | null
  advertiserId: string | null
}

type Condition = { name: string; wanted: unknown; actual: unknown; isMet: boolean }

/**
 * The conditions of a targeting, each with what it wants and what the viewer has. Those that the targeting does not give
 * are left out.
 */
export function listConditions(target: ExperienceTargeting, viewer: ExperienceViewer): Condition[] {
  const { audience = 'people', countries, locales, platforms, consent, search_words, advertisers } = target
  const condition = (name: string, wanted: unknown, actual: unknown, isMet: () => boolean): Condition[] =>
    wanted === undefined ? [] : [{ name, wanted, actual, isMet: isMet() }]
  const range = (name: string, wanted: Range | undefined, actual: number | null) =>
    condition(name, wanted, actual, () => isInRange(wanted, actual))
  return [
    ...condition('audience', audience, viewer.isSignedIn ? 'people' : 'visitors', () =>
      isForAudience(target, viewer.isSignedIn),
    ),
    ...condition('countries', countries, viewer.country, () => countries?.includes(viewer.country) === true),
    ...condition(
      'locales',
      locales,
      viewer.locale,
      () => locales?.some((one) => isWithinLocale(viewer.locale, one)) === true,
    ),
    ...condition('platforms', platforms, viewer.platform, () => platforms?.includes(viewer.platform) === true),
    ...range('account_age_days', target.account_age_days, viewer.accountAgeDays),
    ...range('pins', target.pins, viewer.pinCount),
    ...range('boards', target.boards, viewer.boardCount),
    ...Object.entries(target.experiments ?? {}).flatMap(([name, groups]) => {
      const group = viewer.experiments[name] ?? null
      return condition(`experiments.${name}`, groups, group, () => groups.includes(group ?? ''))
    }),
    ...condition('consent', consent, viewer.consent, () => consent !== undefined && viewer.consent?.[consent] === true),
    ...condition(
      'search_words',
      search_words,
      viewer.searchQuery,
      () => search_words !== undefined && hasSearchWord(viewer.searchQuery, search_words),
    ),
    ...condition(
      'advertisers',
      advertisers,
      viewer.advertiserId,
      () => advertisers !== undefined && isForAdvertiser(advertisers, viewer.advertiserId),
    ),
  ]
}

/** Whether an experience is for people, or for visitors, like the viewer; whatever else its targeting asks for. */
export const isForAudience = ({ audience = 'people' }: ExperienceTargeting, isSignedIn: boolean): boolean =>
  audience === 'everyone' || (audience === 'people') === isSignedIn

/** Whether an experience with this targeting is for this viewer: it meets each condition that is given (exp.2). */
export const isEligible = (target: ExperienceTargeting, viewer: ExperienceViewer): boolean =>
  listConditions(target, viewer).every(({ isMet }) => isMet)

const isWithinLocale = (locale: string, target: string) => locale === target || locale.startsWith(`${target}-`)

const isInRange = (range: Range | undefined, value: number | null): boolean =>
  !range || (value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Number.POSITIVE_INFINITY))

const hasSearchWord = (query: string | null, words: string[]): boolean =>
  query !== null && findDelight(query, [{ search_query_list: words }]) !== null

const isForAdvertiser = (advertisers: 'any' | string[], id: string | null): boolean =>
  id !== null && (advertisers === 'any' || advertisers.includes(id))
