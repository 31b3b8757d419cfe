import { USERNAME_MAX, USERNAME_MIN } from '../../constants/limits.ts'
import type { TextKey } from '../../text/say.ts'

/** Usernames are 3 to 30 of a–z 0–9 _, and not only digits. Which of them are reserved is asked of the server. */
export function usernameFormProblem(username: string): TextKey | null {
  if (username.length < USERNAME_MIN || username.length > USERNAME_MAX) return 'username.length'
  return !/^[a-z0-9_]+$/.test(username) || /^[0-9]+$/.test(username) ? 'username.signs' : null
}

/** Capital letters are forgiven. */
export function usernameKey(sent: string): string {
  return sent.trim().toLowerCase()
}
