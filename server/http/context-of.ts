import type { FastifyRequest } from 'fastify'
import { COUNTRY_STANDARD, LOCALE_STANDARD, PSEUDO_LOCALE } from '#domain/constants/locales.ts'
import { Refusal } from '#domain/refusal.ts'
import { countryOfLanguage, knownLocale } from '#domain/rules/viewer/locale.ts'
import { readSession } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { consentOf } from '../records/settings-of.ts'
import { systemContext } from '../system-context.ts'
import {
  csrfTokens,
  devicesIn,
  localeChoice,
  otherSessionTokens,
  sessionToken,
  visitorConsent,
  visitorKey,
} from './cookies.ts'
import { botJudge } from './verified-bot.ts'

/** Who asks: read once a request, from its cookies and headers. */
export function contextMaker(house: House) {
  const made = new WeakMap<FastifyRequest, Promise<Context>>()
  const isBot = botJudge(house.settings.verifyBots)
  return (request: FastifyRequest): Promise<Context> => {
    const known = made.get(request) ?? makeContext(house, request, isBot)
    made.set(request, known)
    return known
  }
}

async function makeContext(
  house: House,
  request: FastifyRequest,
  isBot: ReturnType<typeof botJudge>,
): Promise<Context> {
  const token = sessionToken(request)
  const session = token ? await readSession(house, token, house.clock()) : null
  const viewer = session?.person ?? null
  const agent = request.headers['user-agent'] ?? ''
  return {
    ...systemContext(house),
    viewer,
    actor: viewer,
    session: session && { tokenHash: session.tokenHash, startedAt: session.startedAt },
    blocked: session?.blocked ?? new Set(),
    visitorKey: visitorKey(request),
    tokens: { current: session && token ? token : null, others: otherSessionTokens(request) },
    devices: devicesIn(request),
    csrf: csrfTokens(request).find(Boolean) ?? null,
    consent: viewer ? consentOf(viewer) : visitorConsent(request),
    locale: localeChoice(request) === PSEUDO_LOCALE ? PSEUDO_LOCALE : (viewer?.locale ?? visitorLocale(request)),
    country: viewer?.country ?? visitorCountry(request),
    isBot: await isBot(agent, request.ip),
    ip: request.ip,
    agent,
    requestId: request.id,
  }
}

/** A page of one account must not act as another, which was switched to in another tab. */
export function checkViewer({ headers }: FastifyRequest, { viewer }: Context): void {
  const shownTo = headers['x-viewer']
  if (shownTo && viewer && shownTo !== viewer.id) throw new Refusal('conflict', 'account.switched')
}

function visitorLocale(request: FastifyRequest): string {
  const locales = [localeChoice(request) ?? '', ...browserLanguages(request)]
  return locales.map(knownLocale).find((locale) => locale !== null) ?? LOCALE_STANDARD
}

/** Where the browser's languages are spoken: as it says ("de-AT"), or by most ("de"). */
const visitorCountry = (request: FastifyRequest): string =>
  browserLanguages(request)
    .map(countryOfLanguage)
    .find((country) => country !== null) ?? COUNTRY_STANDARD

const browserLanguages = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').split(',').map((one) => one.split(';')[0]?.trim() ?? '')
