import { SOURCE_NAME_CUT } from '../../constants/limits.ts'
import { truncate } from '../format/shown-text.ts'

/** Longer URLs are not real links. */
const LONGEST = 4000
const WEB = /^https?:$/

/**
 * Normalizes an external URL before it is opened: lowercase host, no `epik`; null for anything that is no external URL.
 */
export function parseOutboundUrl(sent: string): string | null {
  const typed = sent.trim()
  if (!typed || typed.length > LONGEST || !URL.canParse(typed)) return null
  // URL parsing normalizes scheme and host, whatever an ad server wrote.
  const url = new URL(typed)
  if (!WEB.test(url.protocol) || !url.hostname) return null
  // Parsed by hand, since the rest of a tracking URL must stay exactly as it was.
  const kept = url.search.slice(1).split('&').filter(isNoEpik).join('&')
  return `${url.href.slice(0, url.href.length - url.search.length - url.hash.length)}${kept && `?${kept}`}${url.hash}`
}

const isNoEpik = (pair: string) => pair !== '' && pair !== 'epik' && !pair.startsWith('epik=')

/** Parses a typed URL; without a scheme it is taken for https. Undefined if invalid. */
export function parseTypedUrl(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(whole)) return undefined
  const url = new URL(whole)
  const isNamed = url.hostname.includes('.') || url.hostname.includes(':') || url.hostname === 'localhost'
  return /^https?:$/.test(url.protocol) && isNamed && !url.username && !url.password ? url.href : undefined
}

const DEEPEST = 6

/** URLs nested in the parameters of a URL, outermost first, which a chain of redirects would open. */
export function listNestedUrls(address: string, depth = 0): URL[] {
  if (depth > DEEPEST || !URL.canParse(address)) return []
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) return []
  const inside = [...url.searchParams.values(), decoded(url.pathname.slice(1)), decoded(url.hash.slice(1))]
  const next = inside
    .map((text) => /https?:(?:\/|%2f){2}.*/i.exec(text)?.[0])
    .filter((text) => text !== undefined)
    .map((text) => listNestedUrls(/%2f/i.test(text.slice(0, 12)) ? decoded(text) : text, depth + 1))
    .sort((a, b) => b.length - a.length)[0]
  return [url, ...(next ?? [])]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Adds tracking parameters to the URL of an ad (entity.17); other links stay unchanged. */
export function addTrackingParams(link: string | null, tracking: string | null): string | null {
  if (!link || !tracking || !URL.canParse(link)) return link
  const url = new URL(link)
  url.searchParams.set('tp', tracking)
  return url.href
}

/** A link's host without www, cut to 27 characters, or to 12 in the action bar. */
export function formatSourceName(domain: string, longest: number = SOURCE_NAME_CUT.card): string {
  return truncate(domain.replace(/^www\./, ''), longest)
}

export type LinkTextPart = { at: number; text: string; url?: string }

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** Trailing punctuation, and brackets that the URL did not open, don't belong to it. */
const AFTER = /[.,;:!?…)\]}»”]+$/

/** Splits user text into plain text and URLs. */
export function splitLinks(text: string): LinkTextPart[] {
  const parts: LinkTextPart[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const written = withoutEnd(match[0])
    if (parseOutboundUrl(written) === null) continue
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) })
    parts.push({ at: match.index, text: written, url: written })
    end = match.index + written.length
  }
  return end < text.length ? [...parts, { at: end, text: text.slice(end) }] : parts
}

function withoutEnd(address: string): string {
  const cut = address.replace(AFTER, '')
  const isOpen = cut.split('(').length > cut.split(')').length && address.startsWith(`${cut})`)
  return isOpen ? `${cut})` : cut
}
