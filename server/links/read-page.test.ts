import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findImagesInHtml } from './find-images-in-html.ts'
import { findPictures } from './read-page.ts'

const html = `<!doctype html><html><head><title>Plain title</title>
<meta property="og:title" content="A nest &amp; its finder"><meta property="og:description" content="Blue things">
<meta property="og:image" content="/cover.jpg"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="800"></head><body>
<img src="/cover.jpg"><img src='a.png?x=1&amp;y=2' width=400 height=300><img src="/icon.png" width="16" height="16">
<img src="data:image/gif;base64,R0lGOD"><img srcset="small.jpg 300w, large.jpg 900w" src="small.jpg"><img src="/logo.svg">
</body></html>`

const server = createServer((request, reply) => {
  if (request.url === '/photo.png') return reply.setHeader('content-type', 'image/png').end('bytes')
  if (request.url === '/text') return reply.setHeader('content-type', 'text/plain').end('<img src=a.png>')
  if (request.url === '/many') {
    const many = Array.from({ length: 60 }, (_, at) => `<img src="/${at}.jpg">`).join('')
    return reply.setHeader('content-type', 'text/html').end(many)
  }
  return reply.setHeader('content-type', 'text/html; charset=utf-8').end(html)
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
const find = (path: string) => findPictures(`http://${host}${path}`, { allowPrivate: [host] })

test('a page offers its own choice first, then what it shows, without icons and drawings', async () => {
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

test('at most thirty are offered', async () => expect(await find('/many')).toHaveLength(30))

test('a hostile page does not make looking slow', () => {
  const started = performance.now()
  findImagesInHtml('<img '.repeat(200_000), 'http://example.org/')
  findImagesInHtml(`<img ${'src="'.repeat(200_000)}`, 'http://example.org/')
  findImagesInHtml('<img srcset="a 1w, ">'.repeat(40_000), 'http://example.org/')
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('relative addresses follow the page’s base', () => {
  const found = findImagesInHtml('<base href="/x/"><img src="y.jpg">', 'https://example.org/a/b')
  expect(found).toEqual([{ url: 'https://example.org/x/y.jpg', width: null, height: null }])
})
