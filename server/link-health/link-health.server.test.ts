import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { LinkHealthResource, OffsiteResource } from '#domain/resources/offsite.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { hashUrl } from '../links/hash-url.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { checkDueLinks } from './check-links.ts'
import { findLinkHealth } from './health-rows.ts'

const DAY = 24 * 3600_000

let test_: TestHouse
let base = ''
let isUp = true
const asked: string[] = []
const page =
  '<html><head><meta property="og:title" content="Two jars"><meta property="og:description" content="Fired twice."></head></html>'
const listener: RequestListener = (request, reply) => {
  if (request.url === '/robots.txt') return void reply.writeHead(404).end()
  asked.push(request.url ?? '')
  if (request.url === '/moved') return void reply.writeHead(302, { location: '/page' }).end()
  if (request.url === '/inward') return void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  if (request.url === '/busy') return void reply.writeHead(429, { 'retry-after': '3600' }).end()
  if (!isUp) return void reply.writeHead(404).end()
  reply.setHeader('content-type', 'text/html').end(page)
}
const outside = createServer(listener)
beforeAll(async () => {
  test_ = await openTestHouse()
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  base = `127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(async () => {
  outside.close()
  await test_.end()
})

const urlOf = (path: string) => `http://${base}${path}`
const look = () => checkDueLinks(test_.house, { allowPrivate: [base] })
const pathsAsked = () => asked.splice(0)
async function note(...paths: string[]) {
  const rows = paths.map((path) => ({
    url_hash: hashUrl(urlOf(path)),
    url: urlOf(path),
    host: base,
    next_check_at: test_.house.clock(),
  }))
  await test_.house.db.insertInto('link_health').values(rows).execute()
}

test('link health: links of new, saved and changed pins are noted once; invented and private hosts never', async () => {
  const maker = await test_.person()
  const image_base64 = await makeTestPicture()
  const links = ['https://real-shop.de/jar', 'https://clay.example/', 'http://10.0.0.8/', 'http://intranet/']
  for (const link of links) await test_.as(maker)(PinResource.create, { image_base64, link })
  const pin = await test_.as(maker)(PinResource.create, { image_base64 })
  await test_.as(maker)(PinResource.update, { id: pin.id, link: 'https://real-shop.de/jar' })
  await test_.actOnFacts()
  const rows = await test_.house.db.selectFrom('link_health').select('url').execute()
  expect(rows).toEqual([{ url: 'https://real-shop.de/jar' }])
  await test_.house.db.deleteFrom('link_health').execute()
})

test('link health: one link of a host at a time, a minute apart, and as long as it asks for', async () => {
  await note('/page', '/moved')
  expect(await look()).toBe(1)
  expect(await look()).toBe(0)
  test_.pass(11 * 60_000)
  expect(await look()).toBe(1)
  expect(pathsAsked().toSorted()).toEqual(['/moved', '/page', '/page'])
  expect(await findLinkHealth(test_.house.db, urlOf('/moved'))).toMatchObject({
    state: 'ok',
    hops: 1,
    title: 'Two jars',
    description: 'Fired twice.',
  })
  test_.pass(61_000)
  await note('/busy')
  await look()
  await note('/later')
  test_.pass(30 * 60_000)
  expect(await look()).toBe(0)
  test_.pass(31 * 60_000)
  expect(await look()).toBe(1)
  pathsAsked()
})

test('link health: a redirect into a private network, or a private address itself, is never followed', async () => {
  await test_.house.db.deleteFrom('link_hosts').execute()
  await note('/inward')
  await look()
  expect(await findLinkHealth(test_.house.db, urlOf('/inward'))).toMatchObject({ state: 'failing', failures: 1 })
  pathsAsked()
  await test_.house.db.deleteFrom('link_hosts').execute()
  await note('/closed')
  // Without the exception for private addresses, which only tests make.
  await checkDueLinks(test_.house)
  expect(pathsAsked()).toEqual([])
  expect(await findLinkHealth(test_.house.db, urlOf('/closed'))).toMatchObject({ state: 'failing' })
})

test('link health: a source that is gone says so, with the last known words; one that comes back is fine again', async () => {
  const maker = await test_.person()
  const link = 'https://real-shop.de/gone'
  const pin = await test_.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), link })
  const ask = () => test_.as(null)(LinkHealthResource.get, { pin_id: pin.id })
  expect(await ask()).toMatchObject({ state: 'unknown' })
  await test_.house.db.deleteFrom('link_health').execute()
  // The pin's URL is replaced by a page of this test's server.
  const row = { url_hash: hashUrl(link), url: urlOf('/jar'), host: base, next_check_at: test_.house.clock() }
  await test_.house.db.insertInto('link_health').values(row).execute()
  const lookAfter = async (days: number) => {
    await test_.house.db.deleteFrom('link_hosts').execute()
    test_.pass(days * DAY)
    await look()
  }
  await lookAfter(0)
  expect(await ask()).toMatchObject({ state: 'ok' })
  isUp = false
  await lookAfter(8)
  expect(await ask()).toMatchObject({ state: 'unknown' })
  await lookAfter(2)
  expect(await ask()).toMatchObject({
    state: 'gone',
    title: 'Two jars',
    description: 'Fired twice.',
    seen_at: expect.any(String),
  })
  isUp = true
  await lookAfter(31)
  expect(await ask()).toEqual({ state: 'ok', title: '', description: '', seen_at: null })
})

test('offsite.2 where a link was seen to lead counts: a blocked host behind it, or too many stations', async () => {
  const url = 'https://real-shop.de/short'
  const row = { url_hash: hashUrl(url), url, host: 'real-shop.de', next_check_at: new Date(Date.now() + 900 * DAY) }
  await test_.house.db
    .insertInto('link_health')
    .values({ ...row, final_host: 'iplogger.org' })
    .execute()
  const check = async () => (await test_.as(null)(OffsiteResource.get, { url })).redirect_status
  expect(await check()).toBe('suspicious')
  await test_.house.db
    .updateTable('link_health')
    .set({ final_host: 'real-shop.de', hops: 4 })
    .where('url', '=', url)
    .execute()
  expect(await check()).toBe('suspicious')
  await test_.house.db.updateTable('link_health').set({ hops: 1 }).where('url', '=', url).execute()
  expect(await check()).toBe('ok')
})

test('offsite.2 a pin that three people call spam is doubted until someone has looked', async () => {
  const maker = await test_.person()
  const pin = await test_.as(maker)(PinResource.create, {
    image_base64: await makeTestPicture(),
    link: 'https://clay.example/',
  })
  const check = async () =>
    (await test_.as(null)(OffsiteResource.get, { url: 'https://clay.example/', pin_id: pin.id })).redirect_status
  const id = test_.house.newId()
  await test_.house.db
    .insertInto('cases')
    .values({ id, kind: 'pin', target_id: pin.id, against_id: maker.id })
    .execute()
  const report = (n: number) =>
    test_.house.db
      .insertInto('case_reports')
      .values({ case_id: id, reporter_id: String(n) as Id, reason: 'spam' })
      .execute()
  await report(1)
  await report(2)
  expect(await check()).toBe('ok')
  await report(3)
  expect(await check()).toBe('suspicious')
  await test_.house.db.updateTable('cases').set({ state: 'decided' }).where('id', '=', id).execute()
  expect(await check()).toBe('ok')
})
