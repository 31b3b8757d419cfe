import { DEFAULT_COUNTRY, DEFAULT_LOCALE } from '#domain/constants/locales.ts'
import type { Id } from '#domain/id.ts'
import type { Context, Person, SignedIn } from './context.ts'
import { readOnlyContextDb } from './db/read-only-db.ts'
import type { House } from './house.ts'

/** A read-only context without a signed-in person, for jobs and other programs. */
export function makeSystemContext(house: House): Context {
  return {
    house,
    db: readOnlyContextDb(house),
    viewer: null,
    actor: null,
    session: null,
    visitorKey: null,
    tokens: { current: null, others: [] },
    devices: '',
    csrf: null,
    consent: null,
    locale: DEFAULT_LOCALE,
    country: DEFAULT_COUNTRY,
    isBot: false,
    debug: null,
    ip: '',
    agent: '',
    requestId: '',
    now: house.clock(),
    fields: 'full',
    page: { size: undefined, after: null, binding: { question: '', options: '' } },
    blocked: new Set(),
    unit: null,
    emit: (name) => {
      throw new Error(`${name} is told outside of a unit of work.`)
    },
    cookies: {},
    sentPicture: null,
    rows: new Map(),
  }
}

/** Context of one person for a job, so that the job shows them nothing they may not see. */
export async function loadPersonContext(house: House, person: Person): Promise<SignedIn> {
  const marks = await house.db
    .selectFrom('marks')
    .select('target_id')
    .where('user_id', '=', person.id)
    .where('kind', 'in', ['block', 'blocked_by'])
    .execute()
  const blocked = new Set<Id>(marks.map((row) => row.target_id))
  return { ...makeSystemContext(house), viewer: person, actor: person, blocked, locale: person.locale }
}
