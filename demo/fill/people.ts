import { hashPassword } from '#server/auth/passwords.ts'
import { DEMO_BUSINESSES, DEMO_LOGINS, DEMO_PASSWORD } from '../logins.ts'
import { FACES } from '../words/faces.ts'
import { DEMO_PEOPLE } from '../words/people.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

type Face = { signature: string; ext: string }

const CONSENT = { consent: { analytics: true, marketing: true, personalization: true } }

/** Adds everyone in the demo world: its people, the demo accounts, and the partner's businesses. */
export async function fillPeople(world: DemoWorld, faces: Face[]): Promise<Map<string, Inhabitant>> {
  const { random } = world
  const roles = DEMO_LOGINS.map((one) => ({
    ...one,
    pronouns: null,
    country: 'US',
    locale: 'en-US',
    website: null,
    business_name: null,
    is_partner: one.email.startsWith('partner@') || one.email.startsWith('advertiser@'),
    is_staff: one.email.startsWith('employee@'),
  }))
  const businesses = DEMO_BUSINESSES.map((one) => ({
    ...one,
    email: `${one.username}@bowerbird.test`,
    first_name: one.business_name,
    last_name: '',
    pronouns: null,
    country: 'US',
    locale: 'en-US',
    website: `https://${one.username.replace('_', '-')}.example/`,
    is_partner: true,
    is_staff: false,
  }))
  const others = DEMO_PEOPLE.map((one) => ({
    ...one,
    email: `${one.username}@bowerbird.test`,
    business_name: null,
    is_partner: false,
    is_staff: false,
  }))
  const password_hash = await hashPassword(world.house.settings.passwordStrength, DEMO_PASSWORD)
  const everyone = [...roles, ...businesses, ...others].map((one) => {
    const created_at = world.ago(60 + random.whole(0, 600))
    return {
      one,
      created_at,
      id: world.id(created_at),
      face: faces[Object.keys(FACES).indexOf(one.username) % faces.length],
    }
  })
  await insertAll(
    world,
    'users',
    everyone.map(({ one, id, created_at, face }, at) => ({
      id,
      username: one.username,
      first_name: one.first_name,
      last_name: one.last_name,
      about: one.about,
      pronouns: one.pronouns ?? '',
      country: one.country,
      locale: one.locale,
      website_url: one.website,
      business_name: one.business_name,
      account_type: one.business_name ? 'retailer' : 'person',
      avatar_signature: face?.signature ?? null,
      avatar_ext: face?.ext ?? null,
      avatar_color_index: at % 12,
      is_partner: one.is_partner,
      is_staff: one.is_staff,
      is_demo: true,
      is_verified_merchant: one.business_name !== null,
      is_verified_identity: at % 9 === 0,
      settings: JSON.stringify(CONSENT),
      created_at,
    })),
  )
  await insertAll(
    world,
    'handles',
    everyone.map(({ one, id }) => ({ handle: one.username, user_id: id })),
  )
  await insertAll(
    world,
    'emails',
    everyone.map(({ one, id, created_at }) => ({ email_key: one.email, user_id: id, verified_at: created_at })),
  )
  await insertAll(
    world,
    'user_secrets',
    everyone.map(({ one, id }, at) => ({
      user_id: id,
      email: one.email,
      birth: '1990-05-17',
      password_hash: at < roles.length ? password_hash : null,
    })),
  )
  await insertAll(
    world,
    'user_counts',
    everyone.map(({ id }) => ({ user_id: id })),
  )
  const faced = everyone.flatMap(({ id, face }) =>
    face ? [{ signature: face.signature, kind: 'avatar', target_id: id }] : [],
  )
  await insertAll(world, 'image_uses', faced)
  const people = new Map(
    everyone.map(({ one, id }) => [one.username, { id, username: one.username, interests: one.interests }]),
  )
  const partner = people.get('pat_quill')
  if (partner)
    await insertAll(
      world,
      'business_members',
      DEMO_BUSINESSES.map(({ username }, at) => ({
        business_id: people.get(username)?.id ?? partner.id,
        user_id: partner.id,
        role: at ? 'admin' : 'owner',
      })),
    )
  return people
}
