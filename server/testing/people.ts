import { hashPassword } from '../auth/passwords.ts'
import type { Person } from '../context.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'

export type TestPersonOptions = Partial<
  Pick<
    Person,
    | 'username'
    | 'first_name'
    | 'last_name'
    | 'state'
    | 'is_staff'
    | 'is_partner'
    | 'is_verified_merchant'
    | 'is_verified_identity'
    | 'locale'
    | 'is_demo'
  >
> & {
  password?: string
  email?: string
}

let made = 0

/** Inserts a person with an account directly; tests of sign-up use the real sign-up. */
export async function insertPerson(
  house: House,
  { password, email, ...wish }: TestPersonOptions = {},
): Promise<Person> {
  const id = house.newId()
  const db = maintenanceDb(house)
  const username = wish.username ?? `person_${++made}`
  const address = email ?? `${username}@example.test`
  const person = await db
    .insertInto('users')
    .values({ id, first_name: username, ...wish, username, created_at: house.clock() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.insertInto('handles').values({ handle: username, user_id: id }).execute()
  await db.insertInto('emails').values({ email_key: address, user_id: id, verified_at: house.clock() }).execute()
  const password_hash = password ? await hashPassword(house.settings.passwordStrength, password) : null
  await db.insertInto('user_secrets').values({ user_id: id, email: address, password_hash }).execute()
  await db.insertInto('user_counts').values({ user_id: id }).execute()
  return person
}
