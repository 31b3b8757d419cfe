import { FIRST_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#domain/constants/limits.ts'
import { decideSignUpByAge } from '#domain/rules/account/age.ts'
import { isEmailLike } from '#domain/rules/account/email.ts'
import type { TextKey } from '#domain/text/say.ts'
import type { FieldProblems } from '../form/use-form.ts'

export type SignUpValues = {
  first_name: string
  email: string
  password: string
  birthday: string
  guardian_consent: boolean
}

/** Checks in advance what the server would refuse, with each problem at its field. */
export function findSignUpProblems(form: SignUpValues, today: string): FieldProblems<SignUpValues> {
  const age = decideSignUpByAge(form, today)
  return {
    ...toFieldProblem('first_name', findFirstNameProblem(form.first_name)),
    ...toFieldProblem('email', findEmailProblem(form.email)),
    ...toFieldProblem('password', findPasswordProblem(form.password)),
    ...toFieldProblem('birthday', 'refused' in age ? age.refused : null),
  }
}

export function findFirstNameProblem(name: string): TextKey | null {
  if (!name.trim()) return 'name.firstMissing'
  return [...name.trim()].length > FIRST_NAME_MAX ? 'name.firstTooLong' : null
}

export function findEmailProblem(email: string): TextKey | null {
  if (!email.trim()) return 'email.missing'
  return isEmailLike(email) ? null : 'email.invalid'
}

export function findPasswordProblem(password: string): TextKey | null {
  if (password.length < PASSWORD_MIN) return 'password.tooShort'
  return password.length > PASSWORD_MAX ? 'password.tooLong' : null
}

/** An object with the problem at its field, or an empty object when there is no problem. */
export function toFieldProblem<N extends string>(field: N, key: TextKey | null): { [K in N]?: TextKey } {
  return key ? ({ [field]: key } as { [K in N]?: TextKey }) : {}
}
