import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'

const TEN_MINUTES = 10 * 60_000

type OffsiteLink = { url: string; pin_id: string | undefined }

/**
 * Makes a token to open one URL, from one pin, in one browser, for ten minutes; null without a browser to bind it to.
 */
export function makeOffsiteToken(ctx: Context, way: OffsiteLink): string | null {
  const browser = browserOf(ctx)
  if (!browser) return null
  const until = (ctx.now.getTime() + TEN_MINUTES).toString(36)
  return `${until}.${sign(ctx, browser, until, way)}`
}

export function isOffsiteTokenValid(ctx: Context, token: string, way: OffsiteLink): boolean {
  const browser = browserOf(ctx)
  const [until = '', signature = ''] = token.split('.')
  if (!browser || Number.parseInt(until, 36) < ctx.now.getTime()) return false
  const wanted = Buffer.from(sign(ctx, browser, until, way))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

/** The session, or the CSRF token that each browser gets, neither of which another person's browser has. */
function browserOf({ session, csrf }: Context): string | null {
  if (session) return `s${session.tokenHash.toString('hex')}`
  return csrf ? `c${createHash('sha256').update(csrf).digest('hex')}` : null
}

function sign({ house }: Context, browser: string, until: string, { url, pin_id = '' }: OffsiteLink): string {
  return createHmac('sha256', house.secrets.token)
    .update(JSON.stringify(['offsite', browser, until, pin_id, url]))
    .digest('base64url')
}
