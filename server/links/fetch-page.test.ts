import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPageImages } from './fetch-page.ts'
import { collectPageImages } from './page-images.ts'
import { toPageSummary } from './page-summary.ts'
import { parsePageTags } from './parse-page.ts'

const html = `<!doctype html><html><head><title>Plain title</title>
<meta property="og:title" content="A nest &amp; its finder"><meta property="og:description" content="Blue things">
<meta property="og:image" content="/cover.jpg"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="800"></head><body>
<img src="/cover.jpg"><img src='a.png?x=1&amp;y=2' width=400 height=300><img src="/icon.png" width="16" height="16">
<img src="data:image/gif;base64,R0lGOD"><img srcset="small.jpg 300w, large.jpg 900w" src="small.jpg"><img src="/logo.svg">
</body></html>`

const chosen = `<meta property="og:image" content="http://example.org/small.jpg">
<meta property="og:image:secure_url" content="https://example.org/small.jpg">
<meta property="og:image:width" content="300"><meta property="og:image:height" content="200">
<meta property="og:image" content="https://example.org/large.jpg">
<meta property="og:image:width" content="900"><meta property="og:image:height" content="700">
<meta name="twitter:image:src" content="https://example.org/bird.jpg"><meta property="og:image" content="javascript:x">
<img src="https://example.org/large.jpg">`

const spoken = (tag: string) => `<head>${tag}<title>Café für Vögel</title></head><img src="a.jpg">`
const inLetters: Record<string, { type: string; bytes: Buffer }> = {
  '/in-latin1-by-header': { type: 'text/html; charset=ISO-8859-1', bytes: Buffer.from(spoken(''), 'latin1') },
  '/in-latin1-by-tag': {
    type: 'text/html',
    bytes: Buffer.from(
      spoken('<meta http-equiv="Content-Type" content="text/html; charset = windows-1252">'),
      'latin1',
    ),
  },
  '/in-utf16': { type: 'text/html; charset=utf-8', bytes: Buffer.from(`\ufeff${spoken('')}`, 'utf16le') },
  '/in-nonsense': { type: 'text/html; charset=x-nonsense', bytes: Buffer.from(spoken('<meta charset="utf-16">')) },
}

const server = createServer((request, reply) => {
  if (request.url === '/photo.png') return reply.setHeader('content-type', 'image/png').end('bytes')
  if (request.url === '/text') return reply.setHeader('content-type', 'text/plain').end('<img src=a.png>')
  if (request.url === '/many') {
    const many = Array.from({ length: 60 }, (_, at) => `<img src="/${at}.jpg">`).join('')
    return reply.setHeader('content-type', 'text/html').end(many)
  }
  if (request.url === '/chosen') return reply.setHeader('content-type', 'text/html').end(chosen)
  const letters = inLetters[request.url ?? '']
  if (letters) return reply.setHeader('content-type', letters.type).end(letters.bytes)
  return reply.setHeader('content-type', 'text/html; charset=utf-8').end(html)
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
const find = (path: string) => findPageImages(`http://${host}${path}`, { allowPrivate: [host] })

test('rich.9 a page offers its own choice first, then what it shows, without icons and drawings', async () => {
  const found = await find('/garden/')
  expect(found.map(({ url }) => url.replace(`http://${host}`, ''))).toEqual([
    '/cover.jpg',
    '/garden/a.png?x=1&y=2',
    '/garden/large.jpg',
  ])
  expect(found[0]).toMatchObject({ width: 1200, height: 800, title: 'A nest & its finder', description: 'Blue things' })
  expect(found[1]).toMatchObject({ width: 400, height: 300 })
})

test('the address of a picture offers that picture, other files offer nothing', async () => {
  expect(await find('/photo.png')).toMatchObject([{ url: `http://${host}/photo.png` }])
  expect(await find('/text')).toEqual([])
})

test('rich.9 at most thirty are offered', async () => expect(await find('/many')).toHaveLength(30))

test('relative addresses follow the page’s base', () => {
  const found = collectPageImages(parsePageTags('<base href="/x/"><img src="y.jpg">'), 'https://example.org/a/b')
  expect(found).toEqual([{ url: 'https://example.org/x/y.jpg', width: null, height: null }])
})

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`

test.each([
  ['what it says for links', `<title>Plain</title>${meta('og:title', 'Open')}`, 'Open'],
  ['its title', `<title> Plain &amp; simple\n</title>${meta('twitter:title', 'Bird')}`, 'Plain & simple'],
  ['its title, not that of a drawing', '<svg><title>Icon</title></svg><title>Plain</title>', 'Plain'],
  ['its title tag', `${meta('title', 'Tagged')}${meta('twitter:title', 'Bird')}`, 'Tagged'],
  ['the heading of a post', '<h1>Site</h1><h2 class="big entry-title">A <i>nest</i></h2><p>more</p>', 'A nest'],
  ['a heading that is called a title', '<h1 class="page__title"><a>Nest</a></h1>rest', 'Nest'],
  ['what it says for short messages', meta('twitter:title', 'Bird'), 'Bird'],
  ['what it says for libraries', meta('DC.title', 'Core'), 'Core'],
  ['nothing', '<p>words', ''],
])('a page is called by %s', (_, page, title) => expect(toPageSummary(parsePageTags(page)).title).toBe(title))

test.each([
  [`${meta('description', 'Plain')}<meta property="og:description" content="Open">`, 'Open'],
  [`${meta('description', 'Plain')}${meta('twitter:description', 'Bird')}`, 'Plain'],
  ['<meta itemprop="description" content="Item">', 'Item'],
  ['<div id="description">Told <b>here</b></div> not here', 'Told here'],
  [meta('twitter:description', 'Bird'), 'Bird'],
  [meta('dc.description', 'Core'), 'Core'],
])('a page is described by %s', (page, text) => expect(toPageSummary(parsePageTags(page)).description).toBe(text))

test('several pictures chosen by a page have their own sizes; the largest is first, each is named once', async () => {
  const found = await find('/chosen')
  expect(found.map(({ url, width, height }) => [url, width, height])).toEqual([
    ['https://example.org/large.jpg', 900, 700],
    ['https://example.org/small.jpg', 300, 200],
    ['https://example.org/bird.jpg', null, null],
  ])
})

test.each([
  ['its header', '/in-latin1-by-header'],
  ['its tag', '/in-latin1-by-tag'],
  ['its first bytes, whatever the header says', '/in-utf16'],
  ['nothing that exists', '/in-nonsense'],
])('a page’s letters are read by %s', async (_, path) => {
  expect((await find(path))[0]?.title).toBe('Café für Vögel')
})
