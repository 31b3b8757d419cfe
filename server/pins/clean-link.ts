import { Refusal } from '#domain/refusal.ts'

/** Parses the link of a pin: an http or https URL, or null for none; refuses anything else. */
export function parsePinLink(link: string | undefined, field = 'link'): string | null {
  const text = link?.trim()
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new Refusal('bad_input', 'link.invalid', {}, { field })
  return url.href
}
