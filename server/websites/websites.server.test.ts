import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { NewsHubResource } from '#domain/resources/notifications.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { UserResource } from '#domain/resources/users.ts'
import { WebsiteResource } from '#domain/resources/websites.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { checkWebsite } from './check-website.ts'
import { findWebsiteProof } from './find-website-proof.ts'
import { recheckWebsites } from './recheck-websites.ts'
import { makeProofToken } from './websites.ts'

let house: TestHouse
let site: Server
let port: number
/** The responses of the simulated site, by path. */
const pages: Record<string, string> = {}
beforeAll(async () => {
  house = await openTestHouse()
  site = createServer((request, reply) => {
    const page = pages[request.url ?? '']
    reply.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page ?? '')
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  port = (site.address() as AddressInfo).port
}, 60_000)
afterAll(async () => {
  await new Promise((done) => site.close(done))
  await house.end()
})

const HOST = 'studio.example'
const noRecords = async () => []
const byDns = (person: Person) => ({
  records: async () => [`bb-site-verification=${makeProofToken(house.house, person.id, HOST)}`],
})
const claim = (person: Person) => house.as(person)(WebsiteResource.create, { website_url: `www.${HOST}/shop` })
const stateOf = async (person: Person) => (await house.as(person)(WebsiteResource.get, {})).items[0]

test('profile.5 a site is looked at in all three places; private addresses are never asked', async () => {
  const local = { guard: { allowPrivate: [`127.0.0.1:${port}`] }, records: noRecords }
  const url = `http://127.0.0.1:${port}/`
  const look = (looking = local) => findWebsiteProof(url, '127.0.0.1', 'abc', looking)
  pages['/'] = '<head></head>'
  expect(await look()).toEqual({ problem: 'missing' })
  pages['/'] = '<head><meta name="bb-site-verification" content="abc"></head>'
  expect(await look()).toEqual({ method: 'meta' })
  expect(await look({ ...local, guard: { allowPrivate: [] } })).toEqual({ problem: 'unreachable' })
  pages['/'] = ''
  pages['/bb-abc.html'] = 'bb-site-verification: abc'
  expect(await look()).toEqual({ method: 'file' })
  expect(
    await look({ guard: { allowPrivate: [] }, records: async () => ['bb-site-verification=abc'] } as never),
  ).toEqual({
    method: 'dns',
  })
})

test('profile.5 profile.6 a claimed site gets its tick by proof, on the profile and on pins from it, and loses it without', async () => {
  const ada = await house.person({ first_name: 'Ada', last_name: 'Ash' })
  await house.as(ada)(UserSettingsResource.update, { website_url: `https://${HOST}/` })
  const other = await house.person()
  const pin = await house.as(other)(PinResource.create, {
    image_base64: await makeTestPicture(),
    link: `https://www.${HOST}/vase?x=1`,
  })
  expect(await claim(ada)).toMatchObject({ host: HOST, state: 'open' })
  await checkWebsite(house.house, ada.id, HOST, { records: noRecords, guard: {} })
  expect(await stateOf(ada)).toMatchObject({ state: 'failed', problem: 'unreachable' })
  await checkWebsite(house.house, ada.id, HOST, byDns(ada))
  expect(await stateOf(ada)).toMatchObject({ state: 'verified', method: 'dns' })
  const profile = () => house.as(other)(UserResource.get, { user_id: ada.id })
  expect((await profile()).is_primary_website_verified).toBe(true)
  const seen = await house.as(other)(PinResource.get, { id: pin.id })
  expect(seen.link_domain).toMatchObject({ name: HOST, official_user: { id: ada.id, full_name: 'Ada Ash' } })
  const told = (await house.as(ada)(NewsHubResource.get, {})).items.map(({ kind }) => kind)
  expect(told).toContain('website_verified')

  await house.as(ada)(UserSettingsResource.update, { website_url: 'https://elsewhere.example/' })
  expect((await profile()).is_primary_website_verified).toBe(false)
  await house.as(ada)(UserSettingsResource.update, { website_url: `https://www.${HOST}/` })
  expect((await profile()).is_primary_website_verified).toBe(true)

  await house.house.db
    .updateTable('websites')
    .set({ checked_at: new Date(0) })
    .execute()
  await recheckWebsites(house.house)
  expect(await stateOf(ada)).toMatchObject({ state: 'failed' })
  expect((await profile()).is_primary_website_verified).toBe(false)
})

test('profile.5 a site that changed hands belongs to who proves it now; removing it takes the tick away', async () => {
  const [first, second] = [await house.person(), await house.person()]
  for (const person of [first, second]) {
    await claim(person)
    await checkWebsite(house.house, person.id, HOST, byDns(person))
  }
  expect(await stateOf(first)).toMatchObject({ state: 'failed', problem: 'lost' })
  expect(await stateOf(second)).toMatchObject({ state: 'verified' })
  await house.as(second)(WebsiteResource.delete, { host: HOST })
  expect((await house.as(second)(WebsiteResource.get, {})).items).toEqual([])
  expect(await house.house.db.selectFrom('website_owners').selectAll().execute()).toEqual([])
})

test('profile.5 what is no website is refused at its field; another’s claim is none of mine', async () => {
  const [ada, bob] = [await house.person(), await house.person()]
  await expect(house.as(ada)(WebsiteResource.create, { website_url: 'not a site' })).rejects.toMatchObject({
    kind: 'bad_input',
    field: 'website_url',
  })
  await claim(ada)
  await expect(house.as(bob)(WebsiteResource.update, { host: HOST })).rejects.toMatchObject({ kind: 'not_found' })
})
