import { expect, test } from 'vitest'
import { renderDocument } from './document.ts'
import type { PageConfig } from './page-config.ts'

const config: PageConfig = {
  product_name: 'Bowerbird',
  public_url: 'https://example.org',
  media_url: '',
  theme: 'dark',
  locale: 'ar-XB',
  now: '2026-01-01T00:00:00Z',
  version: '1',
  has_demo_mail: false,
  survey_origin: null,
  app: { store_ids: { android: undefined, ios: undefined }, scheme: 'bowerbird', upsell_days: 14, min_account_days: 1 },
}
const face = { style: '/assets/face.css', script: '/assets/face.js' }
const assets = {
  scripts: ['/assets/entry.js'],
  styles: ['/assets/a.css'],
  preloads: [],
  fonts: ['/assets/f.woff2'],
  face,
}
const written = { entities: {}, answers: { x: '</script><b>' }, lists: {}, viewer: {} as never, config }
const html = renderDocument({
  head: {
    title: 'Blue "birds"',
    description: '<Feathers>',
    canonical: '/pin/blue--1/',
    image: { url: '/736x/a.jpg', width: 736, height: 900, alt: 'A bird' },
  },
  title: 'Blue "birds" | Bowerbird',
  body: '<link rel="preload" as="image" href="/a.jpg"/><main>Hello</main>',
  written,
  assets,
  config,
})

test('the page says its language, direction and theme', () => {
  expect(html).toContain('<html lang="ar-XB" dir="rtl" data-theme="dark">')
})

test('what a page is about is told to others, escaped once', () => {
  expect(html).toContain('<meta property="og:title" content="Blue &quot;birds&quot;">')
  expect(html).toContain('<meta property="og:description" content="&lt;Feathers&gt;">')
  expect(html).toContain('<meta property="og:image" content="https://example.org/736x/a.jpg">')
  expect(html).toContain('<meta property="og:image:width" content="736">')
  expect(html).toContain('<link rel="canonical" href="https://example.org/pin/blue--1/">')
})

test('no script and no style stands in it; the store can’t end its block', () => {
  expect(html).not.toMatch(/<script(?![^>]*(src=|application\/json))|<style/)
  expect(html.match(/<\/script>/g)).toHaveLength(3)
  expect(html).toContain('\\u003c/script>')
})

test('the face comes first, its script after its styles, and rarer letters only where words have them', () => {
  const places = ['face.css', 'face.js', 'a.css', 'entry.js'].map((file) => html.indexOf(`/assets/${file}`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(html).not.toContain('f.woff2')
})

test('preloads stand in the head', () => {
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('</head>'))
  expect(html).toContain('<div id="root"><main>')
})

test('wire.12 a page that has a video names its file, type and size', () => {
  const video = { url: '/v/a.mp4', width: 720, height: 1280 }
  const page = renderDocument({
    head: { title: 'A', type: 'video.other', video },
    title: 'A',
    body: '',
    written,
    assets,
    config,
  })
  expect(page).toContain('<meta property="og:type" content="video.other">')
  expect(page).toContain('<meta property="og:video" content="https://example.org/v/a.mp4">')
  expect(page).toContain('<meta property="og:video:type" content="video/mp4">')
  expect(page).toContain('<meta property="og:video:width" content="720">')
  expect(page).toContain('<meta property="og:video:height" content="1280">')
  expect(html).not.toContain('og:video')
})
