import type { Settings } from '#domain/resources/account.ts'
import { usernameKey, usernameProblem } from '#domain/rules/account/username.ts'
import { emailProblem, wrong } from '../../auth/sign-up-problems.ts'
import type { Problems } from '../../form/use-form.ts'

export type AccountValues = { username: string; email: string; country: string; gender: string }

export const GENDERS = { female: 'genderFemale', male: 'genderMale', unspecified: 'genderUnspecified' } as const
export type Gender = keyof typeof GENDERS

export const accountValues = ({ username, email, country, gender }: Pick<Settings, keyof AccountValues>) => ({
  username,
  email,
  country,
  gender: gender in GENDERS ? gender : 'unspecified',
})

/** What the server would refuse, each at its field. */
export function accountProblems({ username, email }: AccountValues): Problems<AccountValues> {
  return {
    ...wrong('username', usernameProblem(usernameKey(username))),
    ...wrong('email', emailProblem(email)),
  }
}
