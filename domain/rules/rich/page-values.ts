import { LINK_MAX } from '../../constants/limits.ts'

const DAY_MINUTES = 24 * 60
const LONGEST_MINUTES = 30 * DAY_MINUTES
const HIGHEST = 1e9
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * A value as plain text: no tags, no character references, white space collapsed, cut to a maximum length (rich.12).
 */
export function toPlainText(value: unknown, longest: number): string | null {
  const said = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  // A value can be very long: text far beyond the stored part is cut off first.
  const text = withoutTags(unescaped(withoutTags(said.slice(0, longest * 20 + 2000))))
  const trimmed = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
  return [...trimmed].slice(0, longest).join('').trim() || null
}

/** An unclosed tag removes the rest of the text. */
const withoutTags = (text: string) => text.replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ')

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
  })

/** An absolute web URL, or null (rich.12). */
export function parsePageUrl(value: unknown, base: string): string | null {
  const said = typeof value === 'string' ? value.trim() : ''
  if (!said || said.length > LINK_MAX || !URL.canParse(said, base)) return null
  const { protocol, href, username } = new URL(said, base)
  return /^https?:$/.test(protocol) && !username && href.length <= LINK_MAX ? href : null
}

/** A price as pages write it ("1.299,00 €", "$12.50", 8); null unless it is above 0 (rich.12). */
export function parsePrice(value: unknown): number | null {
  const said = typeof value === 'number' ? value : typeof value === 'string' ? written(value) : Number.NaN
  return Number.isFinite(said) && said > 0 && said < HIGHEST ? Math.round(said * 1000) / 1000 : null
}

function written(text: string): number {
  const digits = /\d[\d.,'\u00a0\u202f ]*/.exec(text.slice(0, 40))?.[0]?.replace(/['\s\u00a0\u202f]/g, '') ?? ''
  if (/-\s?\D{0,3}\d/.test(text.slice(0, 40))) return Number.NaN
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return Number(digits)
  const mark = digits[last] as string
  const rest = digits.length - last - 1
  const isAlone = digits.indexOf(mark) === last
  // Schema.org uses a decimal point; a comma before three digits separates thousands, as does a repeated separator.
  const isDecimal = isAlone && rest > 0 && (mark === '.' || rest !== 3)
  const whole = digits.slice(0, isDecimal ? last : undefined).replace(/[.,]/g, '')
  return Number(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole)
}

let currencies: ReadonlySet<string> | undefined

/** An existing three-letter currency code (rich.12). */
export function parseCurrency(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return currencies.has(code) ? code : null
}

/** An ISO 8601 duration in minutes: "PT1H10M" is 70 (rich.3). */
export function parseDurationMinutes(value: unknown): number | null {
  const said = typeof value === 'string' ? value.trim().slice(0, 40) : ''
  const parts =
    /^P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5}(?:\.\d{1,4})?)H)?(?:(\d{1,6}(?:\.\d{1,4})?)M)?(?:(\d{1,8}(?:\.\d{1,4})?)S)?)?$/i.exec(
      said,
    )
  if (!parts) return null
  const [weeks, days, hours, mins, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const total = Math.round(weeks * 7 * DAY_MINUTES + days * DAY_MINUTES + hours * 60 + mins + seconds / 60)
  return total > 0 && total <= LONGEST_MINUTES ? total : null
}

/** Formats minutes as "35 min", "1 h 10 min", "2 h" (rich.3). */
export function formatCookTime(total: number | null): string | null {
  if (!total) return null
  const [hours, rest] = [Math.floor(total / 60), total % 60]
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')
}

/** A date as ISO 8601; null if it is in the future (rich.12). */
export function parsePastDate(value: unknown, now: number): string | null {
  const said = typeof value === 'string' ? value.trim().slice(0, 40) : ''
  const at = /^\d{4}-\d{2}-\d{2}/.test(said) ? Date.parse(said.replace(' ', 'T')) : Number.NaN
  return Number.isFinite(at) && at <= now ? new Date(at).toISOString() : null
}

/** An integer, given as a number or as text. */
export function parseWholeNumber(value: unknown): number | null {
  const said = typeof value === 'string' && /^\s?[\d,. ]{1,15}\s?$/.test(value) ? value.replace(/[, .]/g, '') : value
  const count = typeof said === 'number' || typeof said === 'string' ? Number(said) : Number.NaN
  return said !== '' && Number.isSafeInteger(count) && count >= 0 && count < 2 ** 31 ? count : null
}

export type Availability = 'in_stock' | 'out_of_stock' | 'preorder'

const AVAILABILITIES: Record<string, Availability> = {
  instock: 'in_stock',
  instoreonly: 'in_stock',
  onlineonly: 'in_stock',
  limitedavailability: 'in_stock',
  available: 'in_stock',
  availablefororder: 'in_stock',
  madetoorder: 'in_stock',
  backorder: 'preorder',
  preorder: 'preorder',
  presale: 'preorder',
  pending: 'preorder',
  outofstock: 'out_of_stock',
  oos: 'out_of_stock',
  soldout: 'out_of_stock',
  discontinued: 'out_of_stock',
  reserved: 'out_of_stock',
  unavailable: 'out_of_stock',
}

/** Parses availability: "https://schema.org/InStock", "out of stock", "oos". */
export function parseAvailability(value: unknown): Availability | null {
  const said = typeof value === 'string' ? value.slice(0, 100) : ''
  const word = said.split(/[/#]/).at(-1) ?? ''
  return AVAILABILITIES[word.toLowerCase().replace(/[\s_-]/g, '')] ?? null
}
