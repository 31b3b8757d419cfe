import type { LinkedAnnotation } from '#domain/entities/annotation.ts'
import { hashtagsIn } from '#domain/rules/format/hashtags.ts'
import { topicSearch } from '#domain/rules/search/topic-search.ts'
import { noindexReason, withoutSensitive } from '#domain/rules/seo/noindex-reason.ts'
import type { LoadedPin } from './load-pins.ts'
import type { StoredRich } from './show-kinds.ts'

/** What a pin's page tells search engines, and whether they may list it. */
export function seoOf({ pin, aggregate, audience, board }: LoadedPin) {
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
    seo_title: withoutSensitive(pin.title),
    seo_description: withoutSensitive(pin.description),
    seo_noindex_reason: reason,
  }
}

/** The topics of a pin, each with the search that finds more of it. */
export function annotationsOf({ pin, aggregate, categoryName }: LoadedPin): LinkedAnnotation[] {
  const names = [categoryName ?? aggregate.category, ...hashtagsIn(pin.description).map((tag) => tag.replace(/^#/, ''))]
  const known = names.filter((name): name is string => Boolean(name && withoutSensitive(name)))
  return [...new Set(known)].map((name) => topicSearch(name, 'annotation'))
}
