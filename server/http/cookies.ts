import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OTHER_SESSIONS_MAX } from '../auth/browser-accounts.ts'
import { addKnownDevice } from '../auth/known-devices.ts'
import type { Context } from '../context.ts'
import type { ServerSettings } from '../settings.ts'

const SESSION = 'bb_session'
const OTHER_SESSIONS = 'bb_other_sessions'
const CSRF = 'csrftoken'
const HINT = '_auth'
const VISITOR = 'bb_visitor'
const CONSENT = 'bb_consent'
const LOCALE = 'bb_locale'
const DEVICES = 'bb_devices'
const YEAR = 365 * 24 * 3600

/**
 * All CSRF cookies of a request. Some clients send two of the same name, of which the library would keep only the
 * first.
 */
export function readCsrfTokens({ headers, server }: FastifyRequest): string[] {
  return (headers.cookie ?? '').split(';').flatMap((pair) => server.parseCookie(pair)[CSRF] ?? [])
}

export const readSessionToken = ({ cookies }: FastifyRequest) => cookies[SESSION]
/** Session tokens of the other accounts that this browser can switch to. */
export const readOtherSessionTokens = ({ cookies }: FastifyRequest) =>
  (cookies[OTHER_SESSIONS] ?? '').split('.').filter(Boolean).slice(0, OTHER_SESSIONS_MAX)
export const readVisitorKey = ({ cookies }: FastifyRequest) => cookies[VISITOR] ?? null
export const readDevicesCookie = ({ cookies }: FastifyRequest) => cookies[DEVICES] ?? ''
export const readLocaleCookie = ({ cookies }: FastifyRequest) => cookies[LOCALE]

/** A visitor's choice in the cookie banner: `a`nalytics, `m`arketing, `p`ersonalization. */
export function readVisitorConsent({ cookies }: FastifyRequest) {
  const said = cookies[CONSENT]
  if (said === undefined) return null
  return { analytics: said.includes('a'), marketing: said.includes('m'), personalization: said.includes('p') }
}

type Set = { name: string; value: string; maxAge: number; isReadable: boolean }

function setCookie(reply: FastifyReply, settings: ServerSettings, { name, value, maxAge, isReadable }: Set): void {
  const secure = settings.publicUrl.startsWith('https:')
  reply.setCookie(name, value, { path: '/', maxAge, sameSite: 'lax', secure, httpOnly: !isReadable })
}

/** Signs the browser in or out. `_auth` is a hint for the page and never trusted. */
function setSession(reply: FastifyReply, settings: ServerSettings, token: string | null): void {
  const maxAge = token ? YEAR : 0
  setCookie(reply, settings, { name: SESSION, value: token ?? '', maxAge, isReadable: false })
  setCookie(reply, settings, { name: HINT, value: token ? '1' : '0', maxAge: YEAR, isReadable: true })
}

/** Sets the CSRF token for the double submit unless there is one; it stays the same over logins. */
export function ensureCsrfToken(request: FastifyRequest, reply: FastifyReply, settings: ServerSettings): void {
  if (readCsrfTokens(request).some(Boolean)) return
  setCookie(reply, settings, { name: CSRF, value: randomBytes(16).toString('hex'), maxAge: YEAR, isReadable: true })
}

/** Login repeats the CSRF token that came with it, for clients that keep only the cookies of the last response. */
function keepCsrfToken(request: FastifyRequest, reply: FastifyReply, settings: ServerSettings): void {
  const value = readCsrfTokens(request).find((token) => token === request.headers['x-csrftoken'])
  if (value) setCookie(reply, settings, { name: CSRF, value, maxAge: YEAR, isReadable: true })
}

/** Applies the cookie changes of an answer to the response. */
export function applyCookies({ house, cookies }: Context, request: FastifyRequest, reply: FastifyReply): void {
  const { settings, secrets } = house
  if (cookies.session !== undefined) setSession(reply, settings, cookies.session)
  if (cookies.session) keepCsrfToken(request, reply, settings)
  if (cookies.otherSessions) {
    const value = cookies.otherSessions.slice(0, OTHER_SESSIONS_MAX).join('.')
    setCookie(reply, settings, { name: OTHER_SESSIONS, value, maxAge: value ? YEAR : 0, isReadable: false })
  }
  const knownTo = (cookies.session && cookies.viewer?.id) || cookies.knownTo
  if (knownTo) {
    const value = addKnownDevice(secrets, readDevicesCookie(request), knownTo)
    setCookie(reply, settings, { name: DEVICES, value, maxAge: YEAR, isReadable: false })
  }
  if (cookies.locale)
    setCookie(reply, settings, { name: LOCALE, value: cookies.locale, maxAge: YEAR, isReadable: true })
}
