import { DESCRIPTION_MAX } from '#domain/constants/limits.ts'

export type SaveButtonQuery = { media: string | null; link: string; description: string; name: string }

/**
 * Parses `?url=&media=&description=`, the query that the Save button of other sites sends; invalid URLs are left out.
 */
export function parseSaveButtonQuery(query: URLSearchParams): SaveButtonQuery | null {
  const link = webAddress(query.get('url'))
  const media = webAddress(query.get('media'))
  if (!link && !media) return null
  const description = [...(query.get('description') ?? '').trim()].slice(0, DESCRIPTION_MAX).join('')
  const name =
    new URL(media ?? (link as string)).pathname.split('/').at(-1) || new URL(media ?? (link as string)).hostname
  return { media, link: link ?? '', description, name }
}

function webAddress(text: string | null): string | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return ['http:', 'https:'].includes(url.protocol) ? url.href : null
}
