import { ABOUT_MAX, LAST_NAME_MAX } from '#domain/constants/limits.ts'
import type { Settings } from '#domain/resources/account.ts'
import { websiteAddress } from '#domain/rules/account/website.ts'
import { firstNameProblem, wrong } from '../../auth/sign-up-problems.ts'
import type { Problems } from '../../form/use-form.ts'

export const PRONOUNS_MAX = 30
const FIELDS = ['first_name', 'last_name', 'about', 'pronouns', 'website_url'] as const

export type ProfileValues = Record<(typeof FIELDS)[number], string>

export const profileValues = (settings: Pick<Settings, keyof ProfileValues>) =>
  Object.fromEntries(FIELDS.map((field) => [field, settings[field] ?? ''])) as ProfileValues

const isLonger = (text: string, max: number) => [...text.trim()].length > max

/** What the server would refuse, each at its field. */
export function profileProblems(values: ProfileValues): Problems<ProfileValues> {
  const { last_name, about, pronouns, website_url } = values
  return {
    ...wrong('first_name', firstNameProblem(values.first_name)),
    ...wrong('last_name', isLonger(last_name, LAST_NAME_MAX) ? 'name.lastTooLong' : null),
    ...wrong('about', isLonger(about, ABOUT_MAX) ? 'about.tooLong' : null),
    ...wrong('pronouns', isLonger(pronouns, PRONOUNS_MAX) ? 'pronouns.tooLong' : null),
    ...wrong('website_url', website_url.trim() && !websiteAddress(website_url) ? 'link.invalid' : null),
  }
}
