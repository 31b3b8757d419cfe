import { COUNTRY_STANDARD, LOCALE_STANDARD } from '#domain/constants/locales.ts'
import type { Context } from './context.ts'
import type { House } from './house.ts'

/** The house itself at work: in jobs, nobody is signed in. Facts of jobs are written by whoever runs them. */
export function systemContext(house: House): Context {
  return {
    house,
    db: house.db,
    viewer: null,
    actor: null,
    session: null,
    visitorKey: null,
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
    counts: new Map(),
    lastly: [],
    beside: [],
    emit: () => {},
    cookies: {},
    sentPicture: null,
    rows: new Map(),
  }
}
