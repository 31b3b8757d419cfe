export const STAFF_ACTS_ON_PEOPLE = [
  'suspend',
  'restore',
  'reset_password',
  'end_sessions',
  'make_staff',
  'end_staff',
  'verify_merchant',
  'end_merchant',
  'verify_identity',
  'end_identity',
] as const
export type StaffActOnPerson = (typeof STAFF_ACTS_ON_PEOPLE)[number]

type About = {
  id: string
  state: string
  is_staff: boolean
  is_partner: boolean
  is_verified_merchant: boolean
  is_verified_identity: boolean
}

/**
 * Actions that staff may take on an account: nobody suspends staff or themselves, and only suspended people can be
 * restored. Nobody removes themselves from the team, so that it is never empty. Only a business can become a verified
 * merchant.
 */
export function allowedStaffActs(person: About, staffId: string): StaffActOnPerson[] {
  const isHere = person.state === 'active' || person.state === 'private'
  const maySuspend = isHere && !person.is_staff && person.id !== staffId
  return STAFF_ACTS_ON_PEOPLE.filter((act) => {
    if (act === 'suspend') return maySuspend
    if (act === 'make_staff') return isHere && !person.is_staff
    if (act === 'end_staff') return person.is_staff && person.id !== staffId
    if (act === 'verify_merchant') return isHere && person.is_partner && !person.is_verified_merchant
    if (act === 'end_merchant') return person.is_verified_merchant
    if (act === 'verify_identity') return isHere && !person.is_verified_identity
    if (act === 'end_identity') return person.is_verified_identity
    if (act === 'restore') return person.state === 'suspended'
    return isHere
  })
}
