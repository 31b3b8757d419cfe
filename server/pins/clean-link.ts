import { Refusal } from '#domain/refusal.ts'

/** A link one may leave by: http or https, or none. */
export function cleanLink(link: string | undefined, field = 'link'): string | null {
  const text = link?.trim()
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new Refusal('bad_input', 'link.invalid', {}, { field })
  return url.href
}
