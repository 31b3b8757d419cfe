import { ageDecision } from './age.ts'

/** D27: whether a guardian has to agree to the sign-up of someone born on this day. */
export function needsGuardian(birthday: string, today: string): boolean {
  const decision = ageDecision({ birthday }, today)
  return 'refused' in decision && decision.refused === 'birthday.guardian'
}
