import { AGE_MIN, OWN_CONSENT_AGE_MIN } from '../../constants/limits.ts'
import type { TextKey } from '../../text/say.ts'

const AGE_MAX = 120

type AgeInput = { age?: string | undefined; birthday?: string | undefined; guardian_consent?: boolean | undefined }
export type AgeDecision =
  | { birth: string; state: 'active' | 'private' }
  | { refused: TextKey; field: 'age' | 'birthday' }

/** Sign-up is refused under 13; from 13 to 15 it needs a guardian's consent and creates a private profile. */
export function decideSignUpByAge(sent: AgeInput, today: string): AgeDecision {
  const field = sent.birthday ? 'birthday' : 'age'
  if (!sent.birthday && !sent.age) return { refused: 'birthday.missing', field: 'birthday' }
  const birth = sent.birthday ? birthFromBirthday(sent.birthday) : birthFromAge(sent.age ?? '', today)
  if (!birth) return { refused: 'birthday.invalid', field }
  const age = fullYearsBetween(birth, today)
  if (age < 0 || age > AGE_MAX) return { refused: 'birthday.invalid', field }
  if (age < AGE_MIN) return { refused: 'birthday.tooYoung', field }
  if (age >= OWN_CONSENT_AGE_MIN) return { birth, state: 'active' }
  return sent.guardian_consent ? { birth, state: 'private' } : { refused: 'birthday.guardian', field }
}

/** Full years between two days (YYYY-MM-DD). */
export function fullYearsBetween(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** A day, or the seconds since 1970 that some clients send. */
function birthFromBirthday(sent: string): string | null {
  if (/^-?\d{5,11}$/.test(sent)) return new Date(Number(sent) * 1000).toISOString().slice(0, 10)
  const day = /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(sent)?.[1]
  if (!day) return null
  const real = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day) ? day : null
}

/** The latest possible birthday, so that nobody counts as older than they may be. */
function birthFromAge(sent: string, today: string): string | null {
  if (!/^\d{1,3}$/.test(sent.trim())) return null
  const year = String(Number(today.slice(0, 4)) - Number(sent)).padStart(4, '0')
  return `${year}${today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)}`
}

/** Whether sign-up with this birthday needs a guardian's consent. */
export function needsGuardian(birthday: string, today: string): boolean {
  const decision = decideSignUpByAge({ birthday }, today)
  return 'refused' in decision && decision.refused === 'birthday.guardian'
}
