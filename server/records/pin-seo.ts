import type { LinkedAnnotation } from '#domain/entities/annotation.ts'
import { extractHashtags } from '#domain/rules/format/hashtags.ts'
import { toGridTitle } from '#domain/rules/pin/grid-title.ts'
import { toTopicSearchLink } from '#domain/rules/search/query-text.ts'
import { noindexReason, removeSensitiveWords } from '#domain/rules/seo/seo-texts.ts'
import type { LoadedPin } from './load-pins.ts'
import { type StoredRich, toStoryTitle } from './show-kinds.ts'

/** The title of a pin, else of its story, else the beginning of its description. A deleted story has no title. */
export const toPinTitle = ({ pin, aggregate }: LoadedPin): string =>
  toGridTitle(pin.title.trim() || toStoryTitle(aggregate), aggregate.story_deleted_at ? '' : pin.description)

/** Metadata for search engines, and whether they may index the pin's page. */
export function toPinSeo(loaded: LoadedPin) {
  const { pin, aggregate, audience, board } = loaded
  const { rich_metadata, rich_summary } = (aggregate.rich ?? {}) as StoredRich
  const reason = noindexReason({
    title: pin.title,
    description: pin.description,
    richTitle: rich_metadata?.title ?? rich_summary?.display_name,
    richDescription: rich_metadata?.description,
    boardTitle: board?.name,
    isPictureSensitive: aggregate.is_sensitive,
    isListed: audience === 0,
  })
  return {
    seo_title: removeSensitiveWords(toPinTitle(loaded)),
    seo_description: removeSensitiveWords(pin.description),
    seo_noindex_reason: reason,
  }
}

/** The topics of a pin, each with a link to a search for it. */
export function toPinAnnotations({ pin, aggregate, categoryName }: LoadedPin): LinkedAnnotation[] {
  const names = [
    categoryName ?? aggregate.category,
    ...extractHashtags(pin.description).map((tag) => tag.replace(/^#/, '')),
  ]
  const known = names.filter((name): name is string => Boolean(name && removeSensitiveWords(name)))
  return [...new Set(known)].map((name) => toTopicSearchLink(name, 'annotation'))
}
