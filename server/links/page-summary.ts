import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { toPlainText } from '#domain/rules/rich/page-values.ts'
import type { PageTags } from './parse-page.ts'

/** Title and description from a page's own metadata. */
export function toPageSummary({ title, described, metas }: Pick<PageTags, 'title' | 'described' | 'metas'>) {
  const said = (name: string) => metas.findLast((meta) => meta.name.toLowerCase() === name && meta.content)?.content
  return {
    title: cut(said('og:title') ?? (title || (said('title') ?? said('twitter:title') ?? said('dc.title'))), TITLE_MAX),
    description: cut(
      said('og:description') ??
        said('description') ??
        (described || (said('twitter:description') ?? said('dc.description'))),
      DESCRIPTION_MAX,
    ),
  }
}

const cut = (text: string | undefined, length: number): string => toPlainText(text, length) ?? ''
