import { DESCRIPTION_COLLAPSED_LENGTH } from '../../constants/limits.ts'
import type { KlpUrl, LinkedAnnotation } from '../../entities/annotation.ts'
import { cutToLength } from '../format/shown-text.ts'

/** The beginning of a description, as shown while collapsed; null when all of it is shown, as always for bots. */
export function collapseDescription(description: string, isBot: boolean): string | null {
  if (isBot) return null
  const cut = cutToLength(description, DESCRIPTION_COLLAPSED_LENGTH)
  return cut === description ? null : cut.trimEnd()
}

type Joined = { annotations_with_links_array: readonly LinkedAnnotation[]; shopping_klp_urls: readonly KlpUrl[] }

/** Distinct related topics (seo.9). */
export function listRelatedInterests(join: Joined | undefined): LinkedAnnotation[] {
  const klps = (join?.shopping_klp_urls ?? []).map((url) => ({ name: nameOfKlp(url), url }))
  const all = [...(join?.annotations_with_links_array ?? []), ...klps].filter(
    ({ name, url }) => name && url.startsWith('/'),
  )
  return [...new Map(all.map((one) => [one.url, one])).values()]
}

/** Rebuilds the name of a shopping page from its slug: "mid-century-lamp" is "Mid Century Lamp" (route.33). */
function nameOfKlp(url: string): string {
  const slug = url.split('/').filter(Boolean).at(-1) ?? ''
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}
