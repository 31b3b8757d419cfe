import type { FastifyRequest } from 'fastify'
import { DEFAULT_COUNTRY, DEFAULT_LOCALE, PSEUDO_LOCALE } from '#domain/constants/locales.ts'
import { Refusal } from '#domain/refusal.ts'
import { countryOfLanguageTag, matchLocale } from '#domain/rules/viewer/locale.ts'
import { loadSession } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { readDebugging } from '../debugging.ts'
import type { House } from '../house.ts'
import { toConsent } from '../records/person-settings.ts'
import { makeSystemContext } from '../system-context.ts'
import { makeBotDetector } from './bot-detector.ts'
import {
  readCsrfTokens,
  readDevicesCookie,
  readLocaleCookie,
  readOtherSessionTokens,
  readSessionToken,
  readVisitorConsent,
  readVisitorKey,
} from './cookies.ts'

/** Makes the function that builds a request's context from its cookies and headers, once per request. */
export function makeContextLoader(house: House) {
  const made = new WeakMap<FastifyRequest, Promise<Context>>()
  const isBot = makeBotDetector(house.settings.verifyBots)
  return (request: FastifyRequest): Promise<Context> => {
    const known = made.get(request) ?? makeContext(house, request, isBot)
    made.set(request, known)
    return known
  }
}

async function makeContext(
  house: House,
  request: FastifyRequest,
  isBot: ReturnType<typeof makeBotDetector>,
): Promise<Context> {
  const token = readSessionToken(request)
  const session = token ? await loadSession(house, token, house.clock()) : null
  const viewer = session?.person ?? null
  const agent = request.headers['user-agent'] ?? ''
  return {
    ...makeSystemContext(house),
    viewer,
    actor: viewer,
    session: session && { tokenHash: session.tokenHash, startedAt: session.startedAt },
    blocked: session?.blocked ?? new Set(),
    visitorKey: readVisitorKey(request),
    tokens: { current: session && token ? token : null, others: readOtherSessionTokens(request) },
    devices: readDevicesCookie(request),
    csrf: readCsrfTokens(request).find(Boolean) ?? null,
    consent: viewer ? toConsent(viewer) : readVisitorConsent(request),
    locale: readLocaleCookie(request) === PSEUDO_LOCALE ? PSEUDO_LOCALE : (viewer?.locale ?? visitorLocale(request)),
    country: viewer?.country ?? visitorCountry(request),
    isBot: await isBot(agent, request.ip),
    debug: readDebugging(house, viewer, request),
    ip: request.ip,
    agent,
    requestId: request.id,
  }
}

/** Throws when a page shows another account than the current one, which was switched in another tab. */
export function assertSameViewer({ headers }: FastifyRequest, { viewer }: Context): void {
  const shownTo = headers['x-viewer']
  if (shownTo && viewer && shownTo !== viewer.id) throw new Refusal('conflict', 'account.switched')
}

function visitorLocale(request: FastifyRequest): string {
  const locales = [readLocaleCookie(request) ?? '', ...browserLanguages(request)]
  return locales.map(matchLocale).find((locale) => locale !== null) ?? DEFAULT_LOCALE
}

/** Country of the browser's language, explicit ("de-AT") or the most likely one ("de"). */
const visitorCountry = (request: FastifyRequest): string =>
  browserLanguages(request)
    .map(countryOfLanguageTag)
    .find((country) => country !== null) ?? DEFAULT_COUNTRY

const browserLanguages = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').split(',').map((one) => one.split(';')[0]?.trim() ?? '')
