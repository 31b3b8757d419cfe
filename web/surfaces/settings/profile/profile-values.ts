import { ABOUT_MAX, LAST_NAME_MAX, PRONOUNS_MAX } from '#domain/constants/limits.ts'
import type { Settings } from '#domain/resources/account.ts'
import { parseWebsiteUrl } from '#domain/rules/account/website.ts'
import { findFirstNameProblem, toFieldProblem } from '../../auth/sign-up-problems.ts'
import type { FieldProblems } from '../../form/use-form.ts'

const FIELDS = ['first_name', 'last_name', 'about', 'pronouns', 'website_url'] as const

export type ProfileFormValues = Record<(typeof FIELDS)[number], string>

export const toProfileFormValues = (settings: Pick<Settings, keyof ProfileFormValues>) =>
  Object.fromEntries(FIELDS.map((field) => [field, settings[field] ?? ''])) as ProfileFormValues

const isLonger = (text: string, max: number) => [...text.trim()].length > max

/** Validates the profile form by the server's rules; returns the problems by field. */
export function validateProfileForm(values: ProfileFormValues): FieldProblems<ProfileFormValues> {
  const { last_name, about, pronouns, website_url } = values
  return {
    ...toFieldProblem('first_name', findFirstNameProblem(values.first_name)),
    ...toFieldProblem('last_name', isLonger(last_name, LAST_NAME_MAX) ? 'name.lastTooLong' : null),
    ...toFieldProblem('about', isLonger(about, ABOUT_MAX) ? 'about.tooLong' : null),
    ...toFieldProblem('pronouns', isLonger(pronouns, PRONOUNS_MAX) ? 'pronouns.tooLong' : null),
    ...toFieldProblem('website_url', website_url.trim() && !parseWebsiteUrl(website_url) ? 'link.invalid' : null),
  }
}
