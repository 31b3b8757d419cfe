import { FIRST_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#domain/constants/limits.ts'
import { ageDecision } from '#domain/rules/account/age.ts'
import { isEmail } from '#domain/rules/account/email.ts'
import type { TextKey } from '#domain/text/say.ts'
import type { Problems } from '../form/use-form.ts'

export type SignUp = {
  first_name: string
  email: string
  password: string
  birthday: string
  guardian_consent: boolean
}

/** What the server would refuse, said before it is asked, each at its field. */
export function signUpProblems(form: SignUp, today: string): Problems<SignUp> {
  const age = ageDecision(form, today)
  return {
    ...wrong('first_name', firstNameProblem(form.first_name)),
    ...wrong('email', emailProblem(form.email)),
    ...wrong('password', passwordProblem(form.password)),
    ...wrong('birthday', 'refused' in age ? age.refused : null),
  }
}

export function firstNameProblem(name: string): TextKey | null {
  if (!name.trim()) return 'name.firstMissing'
  return [...name.trim()].length > FIRST_NAME_MAX ? 'name.firstTooLong' : null
}

export function emailProblem(email: string): TextKey | null {
  if (!email.trim()) return 'email.missing'
  return isEmail(email) ? null : 'email.invalid'
}

export function passwordProblem(password: string): TextKey | null {
  if (password.length < PASSWORD_MIN) return 'password.tooShort'
  return password.length > PASSWORD_MAX ? 'password.tooLong' : null
}

/** One entry, or none. */
export function wrong<N extends string>(field: N, key: TextKey | null): { [K in N]?: TextKey } {
  return key ? ({ [field]: key } as { [K in N]?: TextKey }) : {}
}
