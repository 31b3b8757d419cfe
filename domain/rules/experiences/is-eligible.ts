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

/** Whether an experience with this targeting is for this viewer; each condition counts only if it is given (exp.2). */
export function isEligible(target: ExperienceTargeting, viewer: ExperienceViewer): boolean {
  const { audience = 'people' } = target
  return (
    (audience === 'everyone' || (audience === 'people') === viewer.isSignedIn) &&
    (!target.countries || target.countries.includes(viewer.country)) &&
    (!target.locales || target.locales.some((one) => isWithinLocale(viewer.locale, one))) &&
    (!target.platforms || target.platforms.includes(viewer.platform)) &&
    isInRange(target.account_age_days, viewer.accountAgeDays) &&
    isInRange(target.pins, viewer.pinCount) &&
    isInRange(target.boards, viewer.boardCount) &&
    Object.entries(target.experiments ?? {}).every(([name, groups]) =>
      groups.includes(viewer.experiments[name] ?? ''),
    ) &&
    (!target.consent || (viewer.consent?.[target.consent] ?? false)) &&
    (!target.search_words || hasSearchWord(viewer.searchQuery, target.search_words)) &&
    (!target.advertisers || isForAdvertiser(target.advertisers, viewer.advertiserId))
  )
}

const isWithinLocale = (locale: string, target: string) => locale === target || locale.startsWith(`${target}-`)

const isInRange = (range: Range | undefined, value: number | null): boolean =>
  !range || (value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Number.POSITIVE_INFINITY))

const hasSearchWord = (query: string | null, words: string[]): boolean =>
  query !== null && findDelight(query, [{ search_query_list: words }]) !== null

const isForAdvertiser = (advertisers: 'any' | string[], id: string | null): boolean =>
  id !== null && (advertisers === 'any' || advertisers.includes(id))
