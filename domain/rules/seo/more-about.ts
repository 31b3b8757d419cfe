import { DESCRIPTION_COLLAPSED } from '../../constants/limits.ts'
import type { KlpUrl, LinkedAnnotation } from '../../entities/annotation.ts'
import { cutTo } from '../format/truncate.ts'

/** Spec 2: the beginning of a description that stands while it is collapsed; null when it stands whole, as it always does for bots. */
export function collapsed(description: string, isBot: boolean): string | null {
  if (isBot) return null
  const cut = cutTo(description, DESCRIPTION_COLLAPSED)
  return cut === description ? null : cut.trimEnd()
}

type Joined = { annotations_with_links_array: readonly LinkedAnnotation[]; shopping_klp_urls: readonly KlpUrl[] }

/** seo.9: what else may interest, each once. */
export function relatedInterests(join: Joined | undefined): LinkedAnnotation[] {
  const klps = (join?.shopping_klp_urls ?? []).map((url) => ({ name: nameOfKlp(url), url }))
  const all = [...(join?.annotations_with_links_array ?? []), ...klps].filter(
    ({ name, url }) => name && url.startsWith('/'),
  )
  return [...new Map(all.map((one) => [one.url, one])).values()]
}

/** route.33: the name of a shopping page is rebuilt from its slug, "mid-century-lamp" is "Mid Century Lamp". */
function nameOfKlp(url: string): string {
  const slug = url.split('/').filter(Boolean).at(-1) ?? ''
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}
