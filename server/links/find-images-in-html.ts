export type FoundImage = { url: string; width: number | null; height: number | null }

const SMALLEST = 100

/** The pictures that a page shows, in their order: no icons, no drawings inside the page, nothing twice. */
export function findImagesInHtml(html: string, pageUrl: string): FoundImage[] {
  const base = absolute(attribute(/<base\b[^<>]{0,2000}>/i.exec(html)?.[0] ?? '', 'href'), pageUrl) ?? pageUrl
  const found = new Map<string, FoundImage>()
  // Bounded, and ending at the next tag: a hostile page can't make this slow.
  for (const [tag] of html.matchAll(/<img\b[^<>]{0,8000}>/gi)) {
    const source = largestOf(attribute(tag, 'srcset')) ?? attribute(tag, 'src') ?? attribute(tag, 'data-src')
    const url = absolute(source, base)
    const image = { url: url ?? '', width: sideOf(tag, 'width'), height: sideOf(tag, 'height') }
    if (!url || found.has(url) || Math.min(image.width ?? SMALLEST, image.height ?? SMALLEST) < SMALLEST) continue
    found.set(url, image)
  }
  return [...found.values()]
}

/** An address for people and servers alike, or null: `data:` and others are none. */
export function absolute(address: string | null | undefined, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) && url.href.length <= 2048 && !/\.svg$/i.test(url.pathname) ? url.href : null
}

function attribute(tag: string, name: string): string | null {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? []
  const value = double ?? single ?? bare
  return value === undefined ? null : value.replace(/&(amp|#38|#x26);/gi, '&').trim()
}

function sideOf(tag: string, name: string): number | null {
  const value = attribute(tag, name)
  return value && /^\d{1,5}(px)?$/.test(value) ? Number.parseInt(value, 10) : null
}

function largestOf(srcset: string | null): string | null {
  const choices = (srcset ?? '')
    .split(/,\s+/)
    .map((choice) => choice.trim().split(/\s+/))
    .filter(([url]) => url && !url.startsWith('data:'))
  const bySize = choices.sort(([, a], [, b]) => Number.parseFloat(b ?? '1') - Number.parseFloat(a ?? '1'))
  return bySize[0]?.[0] ?? null
}
