import { COUNTRY_STANDARD, LOCALE_STANDARD } from '#domain/constants/locales.ts'
import type { Id } from '#domain/id.ts'
import type { Context, Person, SignedIn } from './context.ts'
import { onlyAsked } from './db/reader.ts'
import type { House } from './house.ts'

/** The house itself reads: in jobs and for other programs, nobody is signed in. */
export function systemContext(house: House): Context {
  return {
    house,
    db: onlyAsked(house),
    viewer: null,
    actor: null,
    session: null,
    visitorKey: null,
    tokens: { current: null, others: [] },
    devices: '',
    csrf: null,
    consent: null,
    locale: LOCALE_STANDARD,
    country: COUNTRY_STANDARD,
    isBot: false,
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
