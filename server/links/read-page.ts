import { cleanUrl } from '#domain/rules/link/clean-url.ts'
import type { RichPage } from '#domain/rules/rich/rich-page.ts'
import { aboutPage } from './about-page.ts'
import { type FetchOptions, fetchOutside } from './fetch-outside.ts'
import type { Embedded } from './oembed.ts'
import { chosenPictures, type FoundImage, isLargeEnough, shownPictures } from './page-pictures.ts'
import { type ReadTags, readTags } from './read-tags.ts'

const MOST_PICTURES = 30
const MOST_BYTES = 1024 * 1024

export type PagePicture = FoundImage & { title: string; description: string }
export type Guard = Pick<FetchOptions, 'allowPrivate' | 'mayAsk'>
export type ReadPage = {
  hops: number
  url: string
  pictures: FoundImage[]
  rich: RichPage | null
  title: string
  description: string
  embedded: Embedded | null
  /** Where the page sends phones, when that is elsewhere. */
  mobile: string | null
}

/** Rich.7. Opens a page once, as a visitor without a name would: 1 MB and 10 s at most, and never inside a private network. */
export async function readPage(address: string, guard: Guard = {}): Promise<ReadPage> {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`
  const accept = 'text/html,application/xhtml+xml,image/*;q=0.8,*/*;q=0.5'
  const page = await fetchOutside(url, { maxBytes: MOST_BYTES, mayCut: true, accept, ...guard })
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
  const tags = await readTags(page)
  // Few pages name one, and its parser is large.
  const embedded = tags.oembed ? await (await import('./oembed.ts')).readOembed(tags.oembed, page.url, guard) : null
  const chosen = [
    ...(embedded?.type === 'photo' ? [embedded.picture] : []),
    ...chosenPictures(tags.metas, page.url),
    ...picturesOf(tags.rich),
  ].filter(isLargeEnough)
  const all = new Map([...shownPictures(tags, page.url), ...chosen.toReversed()].map((image) => [image.url, image]))
  const ordered = [...new Set([...chosen.map((image) => image.url), ...all.keys()])].slice(0, MOST_PICTURES)
  const pictures = ordered.map((one) => all.get(one)!)
  return { ...nothing, ...aboutPage(tags), pictures, rich: tags.rich, embedded, mobile: mobileOf(tags, page.url) }
}

/** What a page offers for a pin: its own choice of picture first, then those it shows. An address of a picture offers that. */
export async function findPictures(address: string, guard: Guard = {}): Promise<PagePicture[]> {
  const { pictures, title, description } = await readPage(address, guard)
  return pictures.map((picture) => ({ ...picture, title, description }))
}

function mobileOf({ mobile, base }: Pick<ReadTags, 'mobile' | 'base'>, url: string): string | null {
  const from = base && URL.canParse(base, url) ? new URL(base, url) : url
  const found = mobile && URL.canParse(mobile, from) ? cleanUrl(new URL(mobile, from).href) : null
  return found && found !== cleanUrl(url) ? found : null
}

function picturesOf(rich: RichPage): FoundImage[] {
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
