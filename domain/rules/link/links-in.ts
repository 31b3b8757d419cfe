import { cleanUrl } from './clean-url.ts'

export type TextPart = { at: number; text: string; url?: string }

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** What ends a sentence, or closes a bracket that the address did not open, is no part of it. */
const AFTER = /[.,;:!?…)\]}»”]+$/

/** Words that people wrote, with the web addresses in them apart. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const written = withoutEnd(match[0])
    if (cleanUrl(written) === null) continue
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
