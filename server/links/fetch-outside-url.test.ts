import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchOutsideUrl } from './fetch-outside-url.ts'

const BOMB = gzipSync(Buffer.alloc(50e6))
const seen: { url: string; headers: Record<string, unknown> }[] = []
const pages: Record<string, RequestListener> = {
  '/page': (_, reply) => reply.setHeader('content-type', 'text/html').setHeader('set-cookie', 'a=1').end('hello'),
  '/packed': (_, reply) => reply.setHeader('content-encoding', 'gzip').end(gzipSync('hello')),
  '/bomb': (_, reply) => reply.setHeader('content-encoding', 'gzip').end(BOMB),
  '/large': (_, reply) => reply.end(Buffer.alloc(100_000)),
  '/slow': (_, reply) => void reply.write('…'),
  '/missing': (_, reply) => reply.writeHead(404).end(),
  '/loop': (_, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/once': (_, reply) => reply.writeHead(301, { location: '/page' }).end(),
  '/inside': (_, reply) => reply.writeHead(302, { location: `http://127.0.0.1:${closed.port}/secret` }).end(),
  '/file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}
const listener: RequestListener = (request, reply) => {
  seen.push({ url: request.url!, headers: request.headers })
  const page = pages[request.url!]
  if (page) page(request, reply)
  else reply.writeHead(200).end('secret')
}
const servers = [createServer(listener), createServer(listener)]
const open = { port: 0 }
const closed = { port: 0 }

beforeAll(async () => {
  for (const server of servers) await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.port = (servers[0]!.address() as AddressInfo).port
  closed.port = (servers[1]!.address() as AddressInfo).port
})
afterAll(() => {
  for (const server of servers) server.closeAllConnections()
  for (const server of servers) server.close()
})

function read(path: string, more = {}) {
  const guard = { allowPrivate: [`127.0.0.1:${open.port}`], accept: '*/*', maxBytes: 10_000, timeoutMs: 1_000, ...more }
  return fetchOutsideUrl(path.startsWith('/') ? `http://127.0.0.1:${open.port}${path}` : path, guard)
}

test('a page is read, over a redirect, without cookies and under our own name', async () => {
  const page = await read('/once')
  expect(page).toMatchObject({ url: `http://127.0.0.1:${open.port}/page`, contentType: 'text/html' })
  expect(page.bytes.toString()).toBe('hello')
  await read('/page')
  expect(seen.at(-1)!.headers.cookie).toBeUndefined()
  expect(seen.at(-1)!.headers['user-agent']).toMatch(/^Bowerbird/)
})

test('a packed answer is unpacked, up to the size', async () => {
  expect((await read('/packed')).bytes.toString()).toBe('hello')
  await expect(read('/bomb', { timeoutMs: 15_000 })).rejects.toMatchObject({ isTooLarge: true })
})

test('a larger answer fails, or is cut where that will do', async () => {
  await expect(read('/large')).rejects.toMatchObject({ isTooLarge: true })
  expect((await read('/large', { mayCut: true })).bytes).toHaveLength(10_000)
})

test.each([
  ['/slow', /abort|timeout/i],
  ['/missing', /404/],
  ['/loop', /too often/],
  ['/file', /Only http/],
  ['ftp://example.org/', /Only http/],
  ['http://user:secret@127.0.0.1/', /password/],
  ['http://example.org:25/', /port 25/],
  ['no address', /Only http/],
])('%s gives nothing', async (path, why) => {
  await expect(read(path)).rejects.toThrow(why)
})

test('nothing of the own network is reached: by address, by name, or by redirect', async () => {
  const before = seen.length
  const { port } = closed
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0', '127.1']
  for (const host of hosts) await expect(read(`http://${host}:${port}/secret`), host).rejects.toThrow(/public address/)
  expect(seen).toHaveLength(before)
  await expect(read('/inside')).rejects.toThrow(/public address/)
  expect(seen.some(({ url }) => url === '/secret')).toBe(false)
})
