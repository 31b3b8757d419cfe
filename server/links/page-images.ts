import type { ImageTag, MetaTag, PageTags } from './parse-page.ts'

export type PageImage = { url: string; width: number | null; height: number | null }

const SMALLEST = 100
const MOST_CHOSEN = 10

/** Collects the pictures on a page in document order, without icons, inline drawings and duplicates. */
export function collectPageImages({ images, base }: Pick<PageTags, 'images' | 'base'>, pageUrl: string): PageImage[] {
  const from = absolute(base, pageUrl) ?? pageUrl
  const found = new Map<string, PageImage>()
  for (const tag of images) {
    const url = absolute(largestOf(tag.srcset) ?? tag.src ?? tag['data-src'], from)
    const image = { url: url ?? '', width: sideOf(tag.width), height: sideOf(tag.height) }
    if (!url || found.has(url) || !isLargeEnoughImage(image)) continue
    found.set(url, image)
  }
  return [...found.values()]
}

/** Excludes icons: each known side must have at least 100 pixels (rich.9). */
export const isLargeEnoughImage = ({ width, height }: PageImage): boolean =>
  Math.min(width ?? SMALLEST, height ?? SMALLEST) >= SMALLEST

/** Collects the pictures that a page declares for link previews, largest first. */
export function collectMetaImages(metas: readonly MetaTag[], pageUrl: string): PageImage[] {
  return [...picturesBy('og:image', metas, pageUrl), ...picturesBy('twitter:image', metas, pageUrl)]
}

/** Collects pictures from meta tags; a size belongs to the picture before it. */
function picturesBy(word: string, metas: readonly MetaTag[], pageUrl: string): PageImage[] {
  const found: PageImage[] = []
  const addresses = [word, `${word}:url`, `${word}:secure_url`, `${word}:src`]
  for (const { name, content } of metas) {
    const key = name.toLowerCase()
    const url = addresses.includes(key) ? absolute(content, pageUrl) : null
    const latest = found.at(-1)
    // Another URL of the preceding picture, not a new picture.
    const isAgain = latest && key !== word && addresses.includes(key)
    if (url && isAgain) latest.url = url
    else if (url && found.length < MOST_CHOSEN) found.push({ url, width: null, height: null })
    if (latest && key === `${word}:width`) latest.width = sideOf(content)
    if (latest && key === `${word}:height`) latest.height = sideOf(content)
  }
  const largest = ({ width, height }: PageImage) => Math.max(width ?? 0, height ?? 0)
  return found.sort((a, b) => largest(b) - largest(a))
}

/** The absolute http(s) URL, or null for `data:` and others. */
function absolute(address: string | undefined, base: string): string | null {
  const trimmed = address?.trim()
  if (!trimmed || !URL.canParse(trimmed, base)) return null
  const url = new URL(trimmed, base)
  return /^https?:$/.test(url.protocol) && url.href.length <= 2048 && !/\.svg$/i.test(url.pathname) ? url.href : null
}

function sideOf(value: ImageTag['width']): number | null {
  return value && /^\s?\d{1,5}(px)?\s?$/.test(value) ? Number.parseInt(value, 10) || null : null
}

function largestOf(srcset: string | undefined): string | undefined {
  const choices = (srcset ?? '')
    .split(/,\s+/)
    .map((choice) => choice.trim().split(/\s+/))
    .filter(([url]) => url && !url.startsWith('data:'))
  const bySize = choices.sort(([, a], [, b]) => Number.parseFloat(b ?? '1') - Number.parseFloat(a ?? '1'))
  return bySize[0]?.[0]
}
