import { isEmailLike } from '#domain/rules/account/email.ts'
import { isIpOrRange } from './ip-address.ts'

/**
 * Each parser takes the text of an environment variable and returns the value, or throws what it must be ("must be
 * …").
 */

export const parseText = (value: string) => value

export const parseOptionalText = (value: string) => value || undefined

export function makeWholeNumberParser(least: number, most: number) {
  return (value: string): number => {
    if (!/^\d{1,9}$/.test(value) || Number(value) < least || Number(value) > most) {
      throw new Error(`must be a whole number from ${least} to ${most}`)
    }
    return Number(value)
  }
}

/** The id of an app in a store; it becomes part of a URL. */
export function parseAppId(value: string): string | undefined {
  if (!/^[\w.]*$/.test(value)) throw new Error('may contain letters, digits, dots and underscores')
  return value || undefined
}

export function parseUrlScheme(value: string): string {
  if (!/^[a-z][a-z\d.+-]*$/.test(value)) throw new Error('must be a URL scheme, such as `bowerbird`')
  return value
}

export const parsePort = makeWholeNumberParser(1, 65535)

const UNITS = ['', 'kB', 'MB', 'GB', 'TB']

/** Bytes, as sizes of disks are written: 500MB, 1.5GB. */
export function parseByteSize(value: string): number {
  const [, number, unit = ''] = /^(\d{1,15}(?:\.\d{1,3})?) ?([kMGT]B)?$/.exec(value) ?? []
  if (number === undefined) throw new Error('must be a size such as 500MB or 1.5GB')
  return Math.round(Number(number) * 1000 ** UNITS.indexOf(unit))
}

/** The first moment of a day such as 2026-01-31, in UTC. */
export function parseDay(value: string): Date {
  const date = new Date(`${value}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  if (!isDay || value.length !== 10) throw new Error('must be a day such as 2026-01-31')
  return date
}

export const parseByteSizeOrNone = (value: string) => (value === 'none' ? undefined : parseByteSize(value))

export function makeChoiceParser<const Choice extends string>(...choices: Choice[]) {
  return (value: string): Choice => {
    const found = choices.find((choice) => choice === value)
    if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}`)
    return found
  }
}

export function parseOneOrZero(value: string): boolean {
  return makeChoiceParser('1', '0')(value) === '1'
}

/** An HTTP URL, without the slash at its end. */
export function parseHttpUrl(value: string): string | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Error('must be a web address such as https://pins.example.org')
  }
  return url.href.replace(/\/$/, '')
}

export function parseOrigin(value: string): string | undefined {
  const address = parseHttpUrl(value)
  if (address && address !== new URL(address).origin) throw new Error('must be a web address without a path')
  return address
}

/** An email or a web URL. */
export function parseContact(value: string): string | undefined {
  if (!value || isEmailLike(value)) return value || undefined
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error('must be an email address or a web address that starts with https://')
  return value
}

export function makeUrlParser(...protocols: string[]) {
  return (value: string): string | undefined => {
    if (!value) return undefined
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new Error(
        `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      )
    }
    return value
  }
}

/** A comma-separated list of IPs and ranges. */
export function parseIpRanges(value: string): string[] {
  const all = value
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
  for (const range of all) {
    if (!isIpOrRange(range))
      throw new Error(`must be a list such as 10.0.0.0/8,::1, and ${range} is neither address nor range`)
  }
  return all
}

/** The proxies trusted to report a visitor's IP: none, a number of proxies, or a list of IPs. */
export function parseTrustedProxies(value: string): false | number | string[] {
  if (!value) return false
  if (/^[1-9]$/.test(value)) return Number(value)
  try {
    return parseIpRanges(value)
  } catch {
    throw new Error('must be the number of proxies in front (1 to 9) or a list of their addresses')
  }
}
