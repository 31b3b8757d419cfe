import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OTHER_SESSIONS_MOST } from '../auth/browser-accounts.ts'
import { devicesWith } from '../auth/known-devices.ts'
import type { Context } from '../context.ts'
import type { Settings } from '../settings.ts'

const SESSION = 'bb_session'
const OTHER_SESSIONS = 'bb_other_sessions'
const CSRF = 'csrftoken'
const HINT = '_auth'
const VISITOR = 'bb_visitor'
const CONSENT = 'bb_consent'
const LOCALE = 'bb_locale'
const DEVICES = 'bb_devices'
const YEAR = 365 * 24 * 3600

/** Some clients send two of one name, of which the library keeps the first. Each of them counts. */
export function csrfTokens({ headers, server }: FastifyRequest): string[] {
  return (headers.cookie ?? '').split(';').flatMap((pair) => server.parseCookie(pair)[CSRF] ?? [])
}

export const sessionToken = ({ cookies }: FastifyRequest) => cookies[SESSION]
/** The session tokens of the accounts that this browser can switch to. */
export const otherSessionTokens = ({ cookies }: FastifyRequest) =>
  (cookies[OTHER_SESSIONS] ?? '').split('.').filter(Boolean).slice(0, OTHER_SESSIONS_MOST)
export const visitorKey = ({ cookies }: FastifyRequest) => cookies[VISITOR] ?? null
export const devicesIn = ({ cookies }: FastifyRequest) => cookies[DEVICES] ?? ''
export const localeChoice = ({ cookies }: FastifyRequest) => cookies[LOCALE]

/** What a visitor said in the banner: `a`nalytics, `m`arketing, `p`ersonalization. */
export function visitorConsent({ cookies }: FastifyRequest) {
  const said = cookies[CONSENT]
  if (said === undefined) return null
  return { analytics: said.includes('a'), marketing: said.includes('m'), personalization: said.includes('p') }
}

type Set = { name: string; value: string; maxAge: number; isReadable: boolean }

function setCookie(reply: FastifyReply, settings: Settings, { name, value, maxAge, isReadable }: Set): void {
  const secure = settings.publicUrl.startsWith('https:')
  reply.setCookie(name, value, { path: '/', maxAge, sameSite: 'lax', secure, httpOnly: !isReadable })
}

/** Signs the browser in or out. `_auth` is a hint for the page and never trusted. */
function setSession(reply: FastifyReply, settings: Settings, token: string | null): void {
  const maxAge = token ? YEAR : 0
  setCookie(reply, settings, { name: SESSION, value: token ?? '', maxAge, isReadable: false })
  setCookie(reply, settings, { name: HINT, value: token ? '1' : '0', maxAge: YEAR, isReadable: true })
}

/** Any page sets the token for the double submit, and it is kept, over logins too. */
export function ensureCsrfToken(request: FastifyRequest, reply: FastifyReply, settings: Settings): void {
  if (csrfTokens(request).some(Boolean)) return
  setCookie(reply, settings, { name: CSRF, value: randomBytes(16).toString('hex'), maxAge: YEAR, isReadable: true })
}

/** Login answers with the token that came with it, for clients that keep only what they are told. */
function keepCsrfToken(request: FastifyRequest, reply: FastifyReply, settings: Settings): void {
  const value = csrfTokens(request).find((token) => token === request.headers['x-csrftoken'])
  if (value) setCookie(reply, settings, { name: CSRF, value, maxAge: YEAR, isReadable: true })
}

/** Carries out what an answer wants of the browser's cookies. */
export function applyCookies({ house, cookies }: Context, request: FastifyRequest, reply: FastifyReply): void {
  const { settings, secrets } = house
  if (cookies.session !== undefined) setSession(reply, settings, cookies.session)
  if (cookies.session) keepCsrfToken(request, reply, settings)
  if (cookies.otherSessions) {
    const value = cookies.otherSessions.slice(0, OTHER_SESSIONS_MOST).join('.')
    setCookie(reply, settings, { name: OTHER_SESSIONS, value, maxAge: value ? YEAR : 0, isReadable: false })
  }
  const knownTo = (cookies.session && cookies.viewer?.id) || cookies.knownTo
  if (knownTo) {
    const value = devicesWith(secrets, devicesIn(request), knownTo)
    setCookie(reply, settings, { name: DEVICES, value, maxAge: YEAR, isReadable: false })
  }
  if (cookies.locale)
    setCookie(reply, settings, { name: LOCALE, value: cookies.locale, maxAge: YEAR, isReadable: true })
}
