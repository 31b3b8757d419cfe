import type { DraftPage } from '../../entities/draft.ts'

/** What is seen on a page, whatever it is called. */
const contentOf = ({ picture, video, text, products }: DraftPage): string =>
  JSON.stringify([
    picture?.signature,
    video?.id,
    text.trim(),
    products.map(({ id, is_affiliate }) => [id, is_affiliate]),
  ])

/**
 * The pages of a story that was changed in two places at once: first `mine`, then those of the others which I never saw. No page
 * is lost; one that both changed stands there twice.
 */
export function mergePages(
  mine: readonly DraftPage[],
  theirs: readonly DraftPage[],
  seen: readonly DraftPage[] = [],
): DraftPage[] {
  const known = new Set([...mine, ...seen].map(contentOf))
  const keys = new Set(mine.map(({ key }) => key))
  const added = theirs.filter((page) => !known.has(contentOf(page)))
  return [...mine, ...added.map((page) => (keys.has(page.key) ? { ...page, key: `${page.key.slice(0, 60)}-2` } : page))]
}
