import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import { type FetchOptions, fetchOutside, type Outside } from './fetch-outside.ts'
import { absolute, type FoundImage, findImagesInHtml } from './find-images-in-html.ts'

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
  const html = textOf(page)
  const { images, title, description } = await readOpenGraph(html, page.url)
  const all = new Map([...findImagesInHtml(html, page.url), ...images].map((image) => [image.url, image]))
  const ordered = [...new Set([...images.map(({ url }) => url), ...all.keys()])].slice(0, MOST_PICTURES)
  return ordered.map((url) => ({ ...all.get(url)!, title, description }))
}

/** What a page says of itself for those who link to it. */
export async function readOpenGraph(html: string, pageUrl: string) {
  const { default: read } = await import('open-graph-scraper')
  // It is given the page and never fetches one itself.
  const { result } = html ? await read({ html }).catch(() => ({ result: {} as never })) : { result: {} as never }
  const pictures: { url?: string; width?: unknown; height?: unknown }[] = [
    ...(result.ogImage ?? []),
    ...(result.twitterImage ?? []),
  ]
  const images = pictures.flatMap(({ url, width, height }): FoundImage[] => {
    const found = absolute(url, pageUrl)
    return found ? [{ url: found, width: side(width), height: side(height) }] : []
  })
  const title = result.ogTitle ?? result.twitterTitle ?? result.dcTitle ?? ''
  const description = result.ogDescription ?? result.twitterDescription ?? result.dcDescription ?? ''
  return { images, title: cut(title, TITLE_MAX), description: cut(description, DESCRIPTION_MAX) }
}

export function textOf({ bytes, contentType }: Pick<Outside, 'bytes' | 'contentType'>): string {
  const named =
    /charset=["']?([\w-]+)/.exec(contentType) ??
    /<meta[^<>]{0,200}charset=["']?([\w-]+)/i.exec(bytes.toString('latin1', 0, 2048))
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

function side(value: unknown): number | null {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : null
}

function cut(text: string, length: number): string {
  return [...text.trim()].slice(0, length).join('')
}
