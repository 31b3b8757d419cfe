import type { ImageTag, MetaTag, PageTags } from './parse-page.ts'

export type FoundImage = { url: string; width: number | null; height: number | null }

const SMALLEST = 100
const MOST_CHOSEN = 10

/** The pictures that a page shows, in their order: no icons, no drawings inside the page, nothing twice. */
export function shownPictures({ images, base }: Pick<PageTags, 'images' | 'base'>, pageUrl: string): FoundImage[] {
  const from = absolute(base, pageUrl) ?? pageUrl
  const found = new Map<string, FoundImage>()
  for (const tag of images) {
    const url = absolute(largestOf(tag.srcset) ?? tag.src ?? tag['data-src'], from)
    const image = { url: url ?? '', width: sideOf(tag.width), height: sideOf(tag.height) }
    if (!url || found.has(url) || !isLargeEnough(image)) continue
    found.set(url, image)
  }
  return [...found.values()]
}

/** Rich.9. No icons: a side that is known has at least 100 pixels. */
export const isLargeEnough = ({ width, height }: FoundImage): boolean =>
  Math.min(width ?? SMALLEST, height ?? SMALLEST) >= SMALLEST

/** The pictures that a page chose for those who link to it, the largest first. */
export function chosenPictures(metas: readonly MetaTag[], pageUrl: string): FoundImage[] {
  return [...picturesBy('og:image', metas, pageUrl), ...picturesBy('twitter:image', metas, pageUrl)]
}

/** A size belongs to the picture that was named before it. */
function picturesBy(word: string, metas: readonly MetaTag[], pageUrl: string): FoundImage[] {
  const found: FoundImage[] = []
  const addresses = [word, `${word}:url`, `${word}:secure_url`, `${word}:src`]
  for (const { name, content } of metas) {
    const key = name.toLowerCase()
    const url = addresses.includes(key) ? absolute(content, pageUrl) : null
    const latest = found.at(-1)
    // A second address of the picture before it, not another picture.
    const isAgain = latest && key !== word && addresses.includes(key)
    if (url && isAgain) latest.url = url
    else if (url && found.length < MOST_CHOSEN) found.push({ url, width: null, height: null })
    if (latest && key === `${word}:width`) latest.width = sideOf(content)
    if (latest && key === `${word}:height`) latest.height = sideOf(content)
  }
  const largest = ({ width, height }: FoundImage) => Math.max(width ?? 0, height ?? 0)
  return found.sort((a, b) => largest(b) - largest(a))
}

/** An address for people and servers alike, or null: `data:` and others are none. */
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
