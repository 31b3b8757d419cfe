import type { Settings } from '#domain/resources/account.ts'
import { normalizeUsername, usernameProblem } from '#domain/rules/account/username.ts'
import { findEmailProblem, toFieldProblem } from '../../auth/sign-up-problems.ts'
import type { FieldProblems } from '../../form/use-form.ts'

export type AccountFormValues = { username: string; email: string; country: string; gender: string }

export const GENDER_TEXT_KEYS = {
  female: 'genderFemale',
  male: 'genderMale',
  unspecified: 'genderUnspecified',
} as const
export type GenderChoice = keyof typeof GENDER_TEXT_KEYS

export const toAccountFormValues = ({ username, email, country, gender }: Pick<Settings, keyof AccountFormValues>) => ({
  username,
  email,
  country,
  gender: gender in GENDER_TEXT_KEYS ? gender : 'unspecified',
})

/** Validates the account form by the server's rules; returns the problems by field. */
export function validateAccountForm({ username, email }: AccountFormValues): FieldProblems<AccountFormValues> {
  return {
    ...toFieldProblem('username', usernameProblem(normalizeUsername(username))),
    ...toFieldProblem('email', findEmailProblem(email)),
  }
}
