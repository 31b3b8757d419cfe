import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { devicesWith } from '../auth/known-devices.ts'
import type { Context } from '../context.ts'
import type { Settings } from '../settings.ts'

const SESSION = 'bb_session'
const CSRF = 'csrftoken'
const HINT = '_auth'
const VISITOR = 'bb_visitor'
const CONSENT = 'bb_consent'
const LOCALE = 'bb_locale'
const DEVICES = 'bb_devices'
const YEAR = 365 * 24 * 3600

/** Every value of a cookie that was sent: some clients send two of one name. */
export function cookieValues(request: FastifyRequest, name: string): string[] {
  const header = request.headers.cookie ?? ''
  return header
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decode(pair.slice(name.length + 1)))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/^"|"$/g, ''))
  } catch {
    return value
  }
}

const first = (request: FastifyRequest, name: string) => cookieValues(request, name)[0]

export const sessionToken = (request: FastifyRequest) => first(request, SESSION)
export const csrfTokens = (request: FastifyRequest) => cookieValues(request, CSRF)
export const visitorKey = (request: FastifyRequest) => first(request, VISITOR) ?? null
export const devicesIn = (request: FastifyRequest) => first(request, DEVICES) ?? ''
export const localeChoice = (request: FastifyRequest) => first(request, LOCALE)

/** What a visitor said in the banner: `a`nalytics, `m`arketing, `p`ersonalization. */
export function visitorConsent(request: FastifyRequest) {
  const said = first(request, CONSENT)
  if (said === undefined) return null
  return { analytics: said.includes('a'), marketing: said.includes('m'), personalization: said.includes('p') }
}

type Set = { name: string; value: string; maxAge: number; isReadable: boolean }

function setCookie(reply: FastifyReply, settings: Settings, { name, value, maxAge, isReadable }: Set): void {
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  const hidden = isReadable ? '' : '; HttpOnly'
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}${hidden}`
  reply.header('set-cookie', text)
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
  const knownTo = (cookies.session && cookies.viewer?.id) || cookies.knownTo
  if (knownTo) {
    const value = devicesWith(secrets, devicesIn(request), knownTo)
    setCookie(reply, settings, { name: DEVICES, value, maxAge: YEAR, isReadable: false })
  }
  if (cookies.locale)
    setCookie(reply, settings, { name: LOCALE, value: cookies.locale, maxAge: YEAR, isReadable: true })
}
