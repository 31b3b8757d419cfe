import type { ShownExperience } from '../../entities/experience.ts'
import { isPageUrl } from './read-fields.ts'

/** Experiences and placements with rules of their own (exp.13, exp.37). */
const VIEWED_ON_MOUNT = 500500
const NO_NAVIGATION_ON_COMPLETE = 507054
const BUSINESS_UPGRADE = 503755
const BUSINESS_UPGRADE_PATH = '/business/convert/'
const REFRESHES_ALL_ON_VIEW = 1000162

/** Reserved for the pin builder: no other page shows it. */
export const PIN_BUILDER_EDUCATION = 1000075

/** Placements that every page has: above its content, for what refreshes all, and the timed survey. */
export const APP_PLACEMENTS = [11, REFRESHES_ALL_ON_VIEW, 1000421] as const
/** Placements that are fetched again whenever home is opened. */
export const HOME_REFRESH_PLACEMENTS: readonly number[] = [11, 1000541, 1000503]
/** Our own: education on the page for creating pins, and a list of tips above the notifications. */
export const PIN_BUILDER_PLACEMENT = 1000703
export const NOTIFICATION_TIPS_PLACEMENT = 1000704

type PlacedExperienceId = Pick<ShownExperience, 'experience_id' | 'placement_id'>

/** Whether it counts as viewed as soon as its placement is mounted, wherever the page is scrolled. */
export const isViewedOnMount = ({ experience_id }: PlacedExperienceId): boolean => experience_id === VIEWED_ON_MOUNT

export const refreshesAllOnView = ({ placement_id }: PlacedExperienceId): boolean =>
  placement_id === REFRESHES_ALL_ON_VIEW

type Redirects = {
  onCompleteRedirectUrl?: unknown
  onDismissRedirectUrl?: unknown
  completeButton?: { url?: unknown } | null
  complete_button_cta_url?: unknown
  button_uri?: unknown
  buttonUrl?: unknown
}

const firstUrl = (...urls: unknown[]): string | null => urls.find(isPageUrl) ?? null
const redirectsOf = ({ display_data }: Pick<ShownExperience, 'display_data'>) => (display_data ?? {}) as Redirects

/** Where completing an experience leads; null if the page stays. */
export function completionUrl(experience: PlacedExperienceId & Pick<ShownExperience, 'display_data'>): string | null {
  if (experience.experience_id === NO_NAVIGATION_ON_COMPLETE) return null
  if (experience.experience_id === BUSINESS_UPGRADE) return BUSINESS_UPGRADE_PATH
  const urls = redirectsOf(experience)
  return firstUrl(
    urls.onCompleteRedirectUrl,
    urls.completeButton?.url,
    urls.complete_button_cta_url,
    urls.button_uri,
    urls.buttonUrl,
  )
}

/** Where dismissing an experience leads; null if the page stays. */
export const dismissalUrl = (experience: Pick<ShownExperience, 'display_data'>): string | null =>
  firstUrl(redirectsOf(experience).onDismissRedirectUrl)
