import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import type { PageAssets } from './assets.ts'
import { listNeededFonts } from './needed-fonts.ts'
import type { PageConfig } from './page-config.ts'
import type { PageFailure } from './router/prepare-page.ts'
import type { RouteHead } from './router/route.ts'
import type { SerializedState } from './state/store.ts'
import { getTextDirection } from './translations.ts'

/** The state that the browser reads back: the store, and the failure if the page could not be shown. */
export type SerializedPage = SerializedState & { failure?: PageFailure | undefined }

type Parts = {
  head: RouteHead
  title: string
  body: string
  written: SerializedPage
  assets: PageAssets
  config: PageConfig
}

/** Renders the whole page as text. It has no inline script or style, so the content policy needs no exception. */
export function renderDocument({ head, title, body, written, assets, config }: Parts): string {
  const theme = config.theme === 'system' ? '' : ` data-theme="${config.theme}"`
  const { preloads, markup } = splitPreloads(body)
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    // The font face comes first, so that all letters are there at the first paint. The script waits for the file before
    // it, and painting waits for both.
    ...(assets.face
      ? [`<link rel="stylesheet" href="${assets.face.style}">`, `<script src="${assets.face.script}"></script>`]
      : []),
    ...listNeededFonts(markup, assets.fonts).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Preloads follow everything that the first paint needs, because the markup does not depend on them.
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    preloads,
    ...metaOf(head, config),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#111111" media="(prefers-color-scheme: dark)">',
  ]
  return `<!doctype html>
<html lang="${escapeHtml(config.locale)}" dir="${getTextDirection(config.locale)}"${theme}>
<head>
${lines.join('\n')}
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="store">${JSON.stringify(written).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}

/** React writes image preloads before its markup; they are moved into the head. */
function splitPreloads(body: string): { preloads: string; markup: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(body)?.[0] ?? ''
  return { preloads, markup: body.slice(preloads.length) }
}

function metaOf(head: RouteHead, config: PageConfig): string[] {
  const whole = (path: string) => new URL(path, config.public_url).href
  const size: { width?: number; height?: number } = head.image ?? { width: 1200, height: 630 }
  const tags: [kind: 'name' | 'property', name: string, content: string | undefined][] = [
    ['name', 'description', head.description],
    ['name', 'robots', head.noindex ? 'noindex' : undefined],
    ['property', 'og:site_name', config.product_name],
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:type', head.type ?? 'website'],
    ['property', 'og:url', head.canonical && whole(head.canonical)],
    ['property', 'og:image', whole(head.image?.url ?? '/icons/social.png')],
    ['property', 'og:image:width', size.width?.toString()],
    ['property', 'og:image:height', size.height?.toString()],
    ['property', 'og:image:alt', head.image?.alt],
    ['property', 'og:video', head.video && whole(head.video.url)],
    ['property', 'og:video:type', head.video && 'video/mp4'],
    ['property', 'og:video:width', head.video?.width.toString()],
    ['property', 'og:video:height', head.video?.height.toString()],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  const shown = tags.flatMap(([kind, name, content]) =>
    content ? [`<meta ${kind}="${name}" content="${escapeHtml(content)}">`] : [],
  )
  const address = head.canonical && whole(head.canonical)
  const oembed = `/oembed.json?url=${encodeURIComponent(address ?? '')}`
  return [
    ...shown,
    ...(address ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(head.title)}" href="${escapeHtml(head.feed)}">`,
        ]
      : []),
    ...(head.isEmbeddable && address
      ? [`<link rel="alternate" type="application/json+oembed" href="${escapeHtml(whole(oembed))}">`]
      : []),
    // This is data, not script: the browser does not run it, and the escaped text cannot close the element.
    ...(head.jsonLd
      ? [`<script type="application/ld+json">${JSON.stringify(head.jsonLd).replaceAll('<', '\\u003c')}</script>`]
      : []),
  ]
}
