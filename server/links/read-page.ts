import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { type FetchOptions, fetchOutside } from './fetch-outside.ts'
import { chosenPictures, type FoundImage, shownPictures } from './page-pictures.ts'
import type { PageTags } from './parse-page.ts'
import { readTags } from './read-tags.ts'

const MOST_PICTURES = 30

export type PagePicture = FoundImage & { title: string; description: string }

/** What a page offers for a pin: its own choice of picture first, then those it shows. An address of a picture offers that. */
export async function findPictures(
  address: string,
  guard: Pick<FetchOptions, 'allowPrivate'> = {},
): Promise<PagePicture[]> {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`
  const accept = 'text/html,application/xhtml+xml,image/*;q=0.8'
  const page = await fetchOutside(url, { maxBytes: 1024 * 1024, mayCut: true, accept, ...guard })
  if (page.contentType.startsWith('image/')) {
    return [{ url: page.url, width: null, height: null, title: '', description: '' }]
  }
  if (!/html/.test(page.contentType)) return []
  const tags = await readTags(page)
  const chosen = chosenPictures(tags.metas, page.url)
  const all = new Map([...shownPictures(tags, page.url), ...chosen].map((image) => [image.url, image]))
  const ordered = [...new Set([...chosen.map(({ url }) => url), ...all.keys()])].slice(0, MOST_PICTURES)
  return ordered.map((url) => ({ ...all.get(url)!, ...aboutPage(tags) }))
}

/** What a page says of itself for those who link to it. */
export function aboutPage({ title, described, metas }: Pick<PageTags, 'title' | 'described' | 'metas'>) {
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

function cut(text: string | undefined, length: number): string {
  return [...(text ?? '').trim()].slice(0, length).join('')
}
