import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import type { RichPage } from '#domain/rules/rich/rich-page.ts'
import { fetchOutsideUrl, type OutsideFetchOptions } from './fetch-outside-url.ts'
import { judgeUrl } from './judge-url.ts'
import type { OembedContent } from './oembed.ts'
import { collectMetaImages, collectPageImages, isLargeEnoughImage, type PageImage } from './page-images.ts'
import { toPageSummary } from './page-summary.ts'
import { type PageMetadata, parsePageInWorker } from './read-tags.ts'

const MOST_PICTURES = 30
const MOST_BYTES = 1024 * 1024

export type CaptionedPageImage = PageImage & { title: string; description: string }
export type OutsideFetchGuard = Pick<OutsideFetchOptions, 'allowPrivate' | 'mayAsk'>
export type PageContent = {
  hops: number
  url: string
  pictures: PageImage[]
  rich: RichPage | null
  title: string
  description: string
  embedded: OembedContent | null
  /** The page's URL for mobile devices, if it differs. */
  mobile: string | null
}

/**
 * Fetches and parses a page, as an anonymous visitor would: at most 1 MB and 10 s, and never from a private network
 * (rich.7).
 */
export async function fetchPage(address: string, guard: OutsideFetchGuard = {}): Promise<PageContent> {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`
  const accept = 'text/html,application/xhtml+xml,image/*;q=0.8,*/*;q=0.5'
  const page = await fetchOutsideUrl(url, { maxBytes: MOST_BYTES, mayCut: true, accept, ...guard })
  const nothing = {
    hops: page.hops,
    url: page.url,
    pictures: [],
    rich: null,
    title: '',
    description: '',
    embedded: null,
    mobile: null,
  }
  if (page.contentType.startsWith('image/'))
    return { ...nothing, pictures: [{ url: page.url, width: null, height: null }] }
  if (!/html/.test(page.contentType)) return nothing
  const tags = await parsePageInWorker(page)
  // Imported on use, because few pages have oEmbed and its parser is large.
  const embedded = tags.oembed ? await (await import('./oembed.ts')).fetchOembed(tags.oembed, page.url, guard) : null
  const chosen = [
    ...(embedded?.type === 'photo' ? [embedded.picture] : []),
    ...collectMetaImages(tags.metas, page.url),
    ...picturesOf(tags.rich),
  ].filter(isLargeEnoughImage)
  const all = new Map([...collectPageImages(tags, page.url), ...chosen.toReversed()].map((image) => [image.url, image]))
  const ordered = [...new Set([...chosen.map((image) => image.url), ...all.keys()])].slice(0, MOST_PICTURES)
  const pictures = ordered.map((one) => all.get(one)!)
  return { ...nothing, ...toPageSummary(tags), pictures, rich: tags.rich, embedded, mobile: mobileOf(tags, page.url) }
}

/**
 * Finds the pictures that a page offers for a pin: first those of its metadata, then those it shows. The URL of a
 * picture yields that picture.
 */
export async function findPageImages(address: string, guard: OutsideFetchGuard = {}): Promise<CaptionedPageImage[]> {
  const { pictures, title, description } = await fetchPage(address, guard)
  return pictures.map((picture) => ({ ...picture, title, description }))
}

function mobileOf({ mobile, base }: Pick<PageMetadata, 'mobile' | 'base'>, url: string): string | null {
  const from = base && URL.canParse(base, url) ? new URL(base, url) : url
  const found = mobile && URL.canParse(mobile, from) ? parseOutboundUrl(new URL(mobile, from).href) : null
  return found && found !== parseOutboundUrl(url) && judgeUrl(found, []).verdict === 'ok' ? found : null
}

function picturesOf(rich: RichPage): PageImage[] {
  const said =
    rich.kind === 'product'
      ? rich.product.pictures
      : rich.kind === 'recipe'
        ? rich.recipe.pictures
        : rich.kind === 'article'
          ? rich.article.pictures
          : null
  return (said ?? []).map((url) => ({ url, width: null, height: null }))
}
