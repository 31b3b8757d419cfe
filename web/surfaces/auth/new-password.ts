import type { TextKey } from '#domain/text/say.ts'
import { passwordProblem, wrong } from './sign-up-problems.ts'

export type NewPasswords = { new_password: string; new_password_confirm: string }

/** A new password typed twice: possible, and the same both times. */
export function newPasswordProblems({ new_password, new_password_confirm }: NewPasswords): {
  [K in keyof NewPasswords]?: TextKey
} {
  const problem = passwordProblem(new_password)
  if (problem) return wrong('new_password', problem)
  return wrong('new_password_confirm', new_password === new_password_confirm ? null : 'password.different')
}
