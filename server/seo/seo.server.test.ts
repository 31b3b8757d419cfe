import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { loadSitemapIds, updateSitemap } from './sitemap-parts.ts'

let server: TestServer
const pins: Record<string, Pin> = {}
beforeAll(async () => {
  server = await openTestServer()
  const maker = await server.person({ username: 'maker' })
  const shy = await server.person({ username: 'shy_one' })
  await server.as(shy)(UserSettingsResource.update, { exclude_from_search: true })
  const ask = server.as(maker)
  const image_base64 = await makeTestPicture(900, 600)
  const boardOf = async (name: string, privacy: 'public' | 'protected' | 'secret') =>
    (await ask(BoardResource.create, { name, privacy })).id
  const open = await boardOf('Open things', 'public')
  const add = async (key: string, wish: object) => {
    pins[key] = await ask(PinResource.create, { image_base64, ...wish } as never)
  }
  await add('open', { board_id: open, title: 'Salt & <pepper>', description: 'Jars #clay' })
  await add('secret', { board_id: await boardOf('Hidden things', 'secret'), title: 'Hidden jar' })
  await add('protected', { board_id: await boardOf('Quiet things', 'protected'), title: 'Quiet jar' })
  await add('sensitive', { board_id: open, title: 'Nude study' })
})
afterAll(() => server.end())

const get = (url: string) => server.app.inject({ method: 'GET', url })

test('seo.5 seo.10 card.21 route.2 the sitemap is an index of ranges that name what everyone may find, and nothing else', async () => {
  const robots = (await get('/robots.txt')).body
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  const closed = robots.split('\n').flatMap((line) => line.match(/^Disallow: (.*)$/)?.[1] ?? [])
  expect(closed).toContain('/offsite/')
  // A rule is a URL prefix: without an end it would also exclude /settings_of_style/ and /adminka/.
  for (const rule of closed) expect(rule).toMatch(/^\/[\w/-]+(\/|\$)$/)
  const index = await get('/sitemap.xml')
  expect(index.headers['content-type']).toContain('application/xml')
  const parts = [...index.body.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path]) => path as string)
  const [own = '', ...ranges] = parts
  const pages = (await get(own)).body
  for (const path of ['/about/', '/help/', '/help/save-a-pin/', '/terms/'])
    expect(pages).toContain(`<loc>http://localhost:3000${path}</loc>`)
  expect(ranges).toEqual(['/sitemap/boards-0.xml', '/sitemap/people-0.xml', '/sitemap/pins-0.xml'])
  const bodies = await Promise.all(ranges.map(async (path) => (await get(path)).body))
  const all = bodies.join('')
  const urls = [...all.matchAll(/<url>.*?<\/url>/g)].map(([url]) => url)
  for (const url of urls) {
    const changed = /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1] ?? ''
    expect(Math.abs(Date.parse(changed) - Date.now()), url).toBeLessThan(60_000)
  }
  expect(all).toMatch(
    new RegExp(
      `<loc>http://localhost:3000${pins.open?.seo_url}</loc><lastmod>[^<]*</lastmod><image:image><image:loc>[^<]*/736x/`,
    ),
  )
  expect(all).toContain('<loc>http://localhost:3000/maker/open-things/</loc>')
  expect(all).toContain('<loc>http://localhost:3000/maker/</loc>')
  for (const key of ['secret', 'protected', 'sensitive']) expect(all).not.toContain(pins[key]?.id)
  expect(all).not.toMatch(/hidden|quiet|shy_one/)
  for (const path of ['/sitemap/pins-1.xml', '/sitemap/secrets-0.xml', '/sitemap/pins-99999999999999999999.xml'])
    expect((await get(path)).statusCode).toBe(404)
})

test('seo.5 a range that is full is closed and the next one begins after it', async () => {
  const { db } = server.house
  const rows = await db.selectFrom('users').selectAll().where('username', '=', 'maker').execute()
  const many = Array.from({ length: 2100 }, (_, at) => ({
    ...rows[0]!,
    id: server.house.newId(),
    username: `many_${at}`,
  }))
  for (let at = 0; at < many.length; at += 300)
    await db
      .insertInto('users')
      .values(many.slice(at, at + 300).map((row) => ({ ...row, settings: JSON.stringify(row.settings) })) as never)
      .execute()
  await updateSitemap(server.house)
  const parts = await db
    .selectFrom('sitemap_parts')
    .select(['first_id', 'last_id'])
    .where('kind', '=', 'people')
    .orderBy('first_id')
    .execute()
  expect(parts).toHaveLength(2)
  const [first, second] = parts
  expect(await loadSitemapIds(server.house, 'people', first!)).toHaveLength(2000)
  expect(second).toMatchObject({ last_id: null })
  expect(BigInt(second!.first_id)).toBeGreaterThan(BigInt(first!.last_id!))
  await db.deleteFrom('users').where('username', 'like', 'many\\_%').execute()
})

test('wire.12 a pin for a frame elsewhere has no script, and what is secret is not there', async () => {
  const answer = await get(`/embed/pin/${pins.open?.id}/`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-frame-options']).toBeUndefined()
  expect(answer.headers['content-security-policy']).toContain('frame-ancestors *')
  expect(answer.body).toContain('Salt &amp; &lt;pepper&gt;')
  expect(answer.body).not.toContain('<script')
  expect((await get(`/embed/pin/${pins.secret?.id}/`)).statusCode).toBe(404)
})

test('seo.4 seo.9 a pin tells its topics with their pages, and why it stays out of search engines', async () => {
  const ask = server.as(null)
  const open = await ask(PinResource.get, { id: pins.open!.id })
  expect(open.seo_noindex_reason).toBeNull()
  expect(open.pin_join.annotations_with_links_array).toEqual([
    { name: 'Clay', url: '/search/pins/?q=clay&rs=annotation' },
  ])
  const sensitive = await ask(PinResource.get, { id: pins.sensitive!.id })
  expect(sensitive).toMatchObject({ seo_noindex_reason: 'sensitive_raw_pin_text', seo_title: 'study' })
  expect((await ask(PinResource.get, { id: pins.protected!.id })).seo_noindex_reason).toBe('not_listed')
})
