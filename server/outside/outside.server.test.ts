import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { connectDb, connectPool } from '../db/connect.ts'
import { openServer } from '../http/server.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let pin: Pin
let secret: Pin
beforeAll(async () => {
  server = await openTestServer()
  const maker = await server.person({ username: 'maker' })
  const board = await server.as(maker)(BoardResource.create, { name: 'Open things' })
  const hidden = await server.as(maker)(BoardResource.create, { name: 'Hidden things', privacy: 'secret' })
  const wish = { title: 'Salt & <pepper>', description: 'Two "jars"' }
  pin = await server.as(maker)(PinResource.create, {
    ...wish,
    board_id: board.id,
    image_base64: await makeTestPicture(900, 600),
  })
  secret = await server.as(maker)(PinResource.create, { board_id: hidden.id, image_base64: await makeTestPicture() })
})
afterAll(() => server.end())

const get = (url: string) => server.app.inject({ method: 'GET', url })

test('wire.12 oEmbed shows a pin of ours by either of its addresses, and nothing else', async () => {
  for (const url of [`http://localhost:3000/pin/${pin.id}/`, `/pin/salt--${pin.id}/`]) {
    const answer = await get(`/oembed.json?url=${encodeURIComponent(url)}`)
    expect(answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Salt & <pepper>',
      author_name: 'maker',
      width: 736,
    })
    expect(answer.json().html).toContain('alt="Salt &amp; &lt;pepper&gt;"')
  }
  for (const url of [
    `https://elsewhere.example/pin/${pin.id}/`,
    `/pin/${secret.id}/`,
    '/maker/hidden-things/',
    '/maker/none/',
    '/nobody/',
    '/',
    '',
  ])
    expect((await get(`/oembed.json?url=${encodeURIComponent(url)}`)).statusCode).toBe(404)
})

test('wire.12 oEmbed answers for a board and a profile, within the room there is', async () => {
  for (const [url, title] of [
    ['http://localhost:3000/maker/open-things/', 'Open things'],
    ['/maker/open-things', 'Open things'],
    ['http://localhost:3000/maker/', 'maker'],
    ['/maker/_saved/', 'maker'],
  ] as const) {
    const answer = (await get(`/oembed.json?maxwidth=200&url=${encodeURIComponent(url)}`)).json()
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', title, author_name: 'maker', width: 200 })
    const path = title === 'maker' ? '/maker/' : '/maker/open-things/'
    expect(answer.html).toMatch(new RegExp(`^<a href="http://localhost:3000${path}"[^>]*><img src="http`))
    expect(answer.html).toContain(`width="200" height="${answer.height}"`)
  }
})

test('wire.12 a board that only people with its address see is not embedded', async () => {
  const maker = await server.person({ username: 'quiet' })
  await server.as(maker)(BoardResource.create, { name: 'By address', privacy: 'protected' })
  expect((await get('/oembed.json?url=%2Fquiet%2Fby-address%2F')).statusCode).toBe(404)
})

test.each([
  '/oembed.json?url=%2Fmaker%2F',
  '/maker/feed.rss',
  '/maker/open-things.rss',
  '/v3/pidgets/users/maker/pins/',
  '/v1/urls/count.json?url=x',
  '/nobody/feed.rss',
])('wire.12 scripts of every site may read %s', async (path) => {
  const answer = await server.app.inject({ url: path, headers: { origin: 'https://elsewhere.example' } })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

test('wire.12 a title with signs that XML forbids leaves feeds well-formed', async () => {
  const maker = await server.person({ username: 'signs' })
  const title = 'Vase\ufffe and\uffff jar\u0001'
  await server.as(maker)(PinResource.create, { title, image_base64: await makeTestPicture() })
  const { body } = await get('/signs/feed.rss')
  expect(body).toContain('<title>Vase and jar</title>')
  for (const sign of ['\ufffe', '\uffff', '\u0001']) expect(body).not.toContain(sign)
})

test('wire.12 feeds of a person and of a board list what a visitor may see', async () => {
  for (const path of ['/maker/feed.rss', '/maker/open-things.rss', '/maker/feed.rss/', '/maker/open-things.rss/']) {
    const feed = await get(path)
    expect(feed.headers['content-type']).toContain('application/rss+xml')
    expect(feed.body).toContain('<title>Salt &amp; &lt;pepper&gt;</title>')
    expect(feed.body).toContain(`<guid isPermaLink="true">http://localhost:3000/pin/${pin.id}/</guid>`)
    expect(feed.body).not.toContain(secret.id)
  }
  for (const path of ['/maker/hidden-things.rss', '/nobody/feed.rss']) expect((await get(path)).statusCode).toBe(404)
})

test('wire.12 a feed is answered once, and nothing is logged about it', async () => {
  const { log } = server.house
  const { level } = log
  log.level = 'warn'
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[pino.symbols.streamSym]
  const written = vi.spyOn(stream as { write(line: string): void }, 'write').mockImplementation(() => undefined)
  for (const path of ['/maker/feed.rss', '/maker/open-things.rss', '/oembed.json?url=%2Fmaker%2F', '/nobody/feed.rss'])
    await get(path)
  expect(written.mock.calls.flat().join()).toBe('')
  written.mockRestore()
  log.level = level
})

test('wire.12 board.7 widgets get pins as JSON or as a call, never what is secret', async () => {
  const info = (await get(`/v3/pidgets/pins/info/?pin_ids=${pin.id},${secret.id},1`)).json()
  expect(info.data.map((one: Pin) => one.id)).toEqual([pin.id])
  const board = await get('/v3/pidgets/boards/maker/open-things/pins/?callback=show.pins')
  expect(board.headers['content-type']).toContain('text/javascript')
  expect(board.body).toMatch(/^\/\*\*\/show\.pins\(\{.*\}\)$/)
  expect(board.body).not.toContain('<')
  const user = (await get('/v3/pidgets/users/maker/pins')).json()
  expect(user.data).toMatchObject({ user: { username: 'maker' }, pins: [{ id: pin.id }] })
  expect((await get('/v3/pidgets/boards/maker/hidden-things/pins/')).statusCode).toBe(404)
  expect((await get('/v3/pidgets/users/maker/pins/?callback=alert(1)//')).statusCode).toBe(400)
})

test.each([
  [{ maxwidth: '300' }, 300, 200],
  [{ maxwidth: '100' }, 100, 66],
  [{ maxheight: '100' }, 149, 100],
  [{ maxwidth: '500', maxheight: '100' }, 149, 100],
  [{ maxwidth: '1' }, 1, 1],
  [{ maxwidth: '5000' }, 736, 491],
  [{ maxwidth: '0' }, 736, 491],
  [{ maxwidth: 'wide', maxheight: '-3' }, 736, 491],
] as [{ maxwidth?: string; maxheight?: string }, number, number][])(
  'wire.12 oEmbed keeps to %j',
  async (room, width, height) => {
    const url = `http://localhost:3000/pin/${pin.id}/`
    const answer = (await get(`/oembed.json?${new URLSearchParams({ url, ...room })}`)).json()
    expect(answer).toMatchObject({ width, height })
    expect(answer.html).toContain(`width="${width}" height="${height}"`)
    expect(answer.thumbnail_width ?? 0).toBeLessThanOrEqual(Number(room.maxwidth) || 736)
    expect(answer.thumbnail_height ?? 0).toBeLessThanOrEqual(Number(room.maxheight) > 0 ? Number(room.maxheight) : 736)
  },
)

test('wire.12 oEmbed speaks JSON only and says so, and an address that can not be read names nothing', async () => {
  const url = encodeURIComponent(`http://localhost:3000/pin/${pin.id}/`)
  expect((await get(`/oembed.json?url=${url}&format=json`)).statusCode).toBe(200)
  expect((await get(`/oembed.json?url=${url}&format=xml`)).statusCode).toBe(501)
  for (const strange of [
    'http://localhost:3000/pin/%25E0%25A4%25A/',
    'http%3A%2F%2Flocalhost%3A3000%2Fpin%2F%25zz',
    'a&url=b',
  ])
    expect((await get(`/oembed.json?url=${strange}`)).statusCode).toBe(404)
})

test.each(['/maker/feed.rss', '/maker/open-things.rss'])(
  'wire.12 %s tells when it changed, and who knows it gets 304',
  async (path) => {
    const first = await get(path)
    const { etag, 'last-modified': changed } = first.headers as Record<string, string>
    expect(Math.abs(Date.parse(changed ?? '') - Date.parse(pin.saved_at))).toBeLessThan(1000)
    const ask = (headers: Record<string, string>) => server.app.inject({ url: path, headers })
    for (const headers of [
      { 'if-none-match': etag as string },
      { 'if-none-match': `"other", ${etag}` },
      { 'if-none-match': (etag as string).replace('W/', '') },
      { 'if-modified-since': changed as string },
    ]) {
      const told = await ask(headers)
      expect([headers, told.statusCode, told.body]).toEqual([headers, 304, ''])
      expect(told.headers.etag).toBe(etag)
    }
    for (const headers of [
      { 'if-none-match': '"other"' },
      { 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' },
      { 'if-modified-since': 'nonsense' },
      { 'if-none-match': '"other"', 'if-modified-since': changed as string },
    ])
      expect((await ask(headers)).statusCode).toBe(200)
  },
)

test('wire.12 fifty pins are asked for at once, in the order they were named', async () => {
  const maker = await server.person()
  const image_base64 = await makeTestPicture()
  const made: string[] = []
  for (let n = 0; n < 6; n++) made.push((await server.as(maker)(PinResource.create, { image_base64 })).id)
  const asked = [...made.toReversed(), ...Array.from({ length: 44 }, (_, n) => String(1000 + n))]
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const info = await get(`/v3/pidgets/pins/info/?pin_ids=${asked.join(',')}`)
  const queries = spy.mock.calls.length
  spy.mockRestore()
  expect(info.json().data.map((one: Pin) => one.id)).toEqual(made.toReversed())
  expect(queries).toBeLessThanOrEqual(6)
})

test('wire.12 with the database away widgets are told so, and nothing is kept of that', async () => {
  const pool = connectPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const app = await openServer({ ...server.house, pool, db: connectDb(pool) })
  const told = await app.inject({ url: `/v3/pidgets/pins/info/?pin_ids=${pin.id}` })
  expect(told.statusCode).toBe(503)
  expect(String(told.headers['cache-control'])).not.toContain('public')
  await app.close()
  await pool.end()
})
