import { isEmail } from '#domain/rules/account/email.ts'
import { isRange } from './ip-address.ts'

/** Each takes what stands in the environment and gives the value, or throws what the value must be ("must be …"). */

export const text = (value: string) => value

export const given = (value: string) => value || undefined

export function wholeNumber(least: number, most: number) {
  return (value: string): number => {
    if (!/^\d{1,9}$/.test(value) || Number(value) < least || Number(value) > most) {
      throw new Error(`must be a whole number from ${least} to ${most}`)
    }
    return Number(value)
  }
}

export const port = wholeNumber(1, 65535)

const UNITS = ['', 'kB', 'MB', 'GB', 'TB']

/** A number of bytes, as it is written on disks: 500MB, 1.5GB. */
export function size(value: string): number {
  const [, number, unit = ''] = /^(\d{1,15}(?:\.\d{1,3})?) ?([kMGT]B)?$/.exec(value) ?? []
  if (number === undefined) throw new Error('must be a size such as 500MB or 1.5GB')
  return Math.round(Number(number) * 1000 ** UNITS.indexOf(unit))
}

/** The first moment of a day, as 2026-01-31. */
export function day(value: string): Date {
  const date = new Date(`${value}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  if (!isDay || value.length !== 10) throw new Error('must be a day such as 2026-01-31')
  return date
}

export const sizeOrNone = (value: string) => (value === 'none' ? undefined : size(value))

export function oneOf<const Choice extends string>(...choices: Choice[]) {
  return (value: string): Choice => {
    const found = choices.find((choice) => choice === value)
    if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}`)
    return found
  }
}

export function oneOrZero(value: string): boolean {
  return oneOf('1', '0')(value) === '1'
}

/** A web address without the slash at its end. */
export function webAddress(value: string): string | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Error('must be a web address such as https://pins.example.org')
  }
  return url.href.replace(/\/$/, '')
}

export function origin(value: string): string | undefined {
  const address = webAddress(value)
  if (address && address !== new URL(address).origin) throw new Error('must be a web address without a path')
  return address
}

/** An e-mail address, or a web address. */
export function contact(value: string): string | undefined {
  if (!value || isEmail(value)) return value || undefined
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error('must be an email address or a web address that starts with https://')
  return value
}

export function addressWith(...protocols: string[]) {
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

/** A list of addresses and ranges, parted by commas. */
export function ranges(value: string): string[] {
  const all = value
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
  for (const range of all) {
    if (!isRange(range))
      throw new Error(`must be a list such as 10.0.0.0/8,::1, and ${range} is neither address nor range`)
  }
  return all
}

/** Whose word about a visitor's address is believed: nobody's, that of so many proxies, or that of the named ones. */
export function trust(value: string): false | number | string[] {
  if (!value) return false
  if (/^[1-9]$/.test(value)) return Number(value)
  try {
    return ranges(value)
  } catch {
    throw new Error('must be the number of proxies in front (1 to 9) or a list of their addresses')
  }
}
