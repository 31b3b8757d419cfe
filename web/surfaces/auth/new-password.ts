import type { TextKey } from '#domain/text/say.ts'
import { findPasswordProblem, toFieldProblem } from './sign-up-problems.ts'

export type NewPasswordValues = { new_password: string; new_password_confirm: string }

/** Problems of a new password and its repetition: it must be valid and typed identically both times. */
export function findNewPasswordProblems({ new_password, new_password_confirm }: NewPasswordValues): {
  [K in keyof NewPasswordValues]?: TextKey
} {
  const problem = findPasswordProblem(new_password)
  if (problem) return toFieldProblem('new_password', problem)
  return toFieldProblem('new_password_confirm', new_password === new_password_confirm ? null : 'password.different')
}
