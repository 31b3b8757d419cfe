import type { Id } from '#domain/id.ts'
import type { Person, SignedIn } from './context.ts'
import type { House } from './house.ts'
import { systemContext } from './system-context.ts'

/** A job that looks at things as one person would, so that they are told nothing they may not see. */
export async function personContext(house: House, person: Person): Promise<SignedIn> {
  const marks = await house.db
    .selectFrom('marks')
    .select('target_id')
    .where('user_id', '=', person.id)
    .where('kind', 'in', ['block', 'blocked_by'])
    .execute()
  const blocked = new Set<Id>(marks.map((row) => row.target_id))
  return { ...systemContext(house), viewer: person, actor: person, blocked, locale: person.locale }
}
