import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { AggregatedCommentResource } from '#domain/resources/comments.ts'
import { ConversationMessagesResource, ConversationsResource } from '#domain/resources/messages.ts'
import { HostResource, OffsiteResource } from '#domain/resources/offsite.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { type OffsiteTarget, offsitePath } from '#domain/rules/link/external-link.ts'
import type { Person } from '../context.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let maker: Person
let staff: Person
let pin: Pin
let secret: Pin
const link = 'https://clay.example/jar?size=2'

beforeAll(async () => {
  server = await openTestServer()
  maker = await server.person({ username: 'maker' })
  staff = await server.person({ username: 'staff' })
  await server.house.db.updateTable('users').set({ is_staff: true }).where('id', '=', staff.id).execute()
  const hidden = await server.as(maker)(BoardResource.create, { name: 'Hidden', privacy: 'secret' })
  const image_base64 = await makeTestPicture()
  pin = await server.as(maker)(PinResource.create, { image_base64, link })
  secret = await server.as(maker)(PinResource.create, { image_base64, link, board_id: hidden.id })
})
afterAll(() => server.end())

const outbound = async () => {
  const rows = await server.house.db.selectFrom('pin_days').select('outbound').where('pin_id', '=', pin.id).execute()
  return rows.reduce((sum, row) => sum + row.outbound, 0)
}

const agreed = { analytics: true, marketing: false, personalization: false }
const toldBy = (actor: string) =>
  server.house.db.selectFrom('events').select(['object_id', 'aux']).where('actor_key', '=', actor).execute()

test('api.9 offsite.9 entity.10 GET only asks and answers message, redirect_status and url', async () => {
  const wire = server.visitor()
  const query = new URLSearchParams({ check_only: 'true', pin_id: pin.id, url: `${link}&epik=dj0y` })
  const answer = await wire.send('GET', `/v3/offsite/?${query}`)
  expect(answer.data).toMatchObject({
    message: '',
    redirect_status: 'ok',
    url: link,
    is_known: true,
  })
  await wire.send('GET', `/v3/offsite/?${query.toString().replace('true', 'false')}`)
  expect(await outbound()).toBe(0)
})

test('api.9 offsite.3 POST with check_only false tells of a click, each one once', async () => {
  const before = await outbound()
  const click = { url: link, pin_id: pin.id, check_only: false, client_tracking_params: 'CwAB', aux_data: '{"a":1}' }
  const visitor = server.as(null, {
    csrf: 'v',
    consent: { analytics: true, marketing: false, personalization: false },
    visitorKey: 'v',
  })
  await Promise.all([
    visitor(OffsiteResource.create, { ...click, guid: 'one' }),
    visitor(OffsiteResource.create, { ...click, guid: 'one' }),
  ])
  await server.as(await server.person())(OffsiteResource.create, { ...click, guid: 'one' })
  expect(await outbound()).toBe(before + 2)
  // The owner's own clicks and those of bots count nothing.
  await server.as(maker)(OffsiteResource.create, { ...click, guid: 'own' })
  await server.as(null, { csrf: 'bot', isBot: true })(OffsiteResource.create, { ...click, guid: 'bot' })
  expect(await outbound()).toBe(before + 2)
  await visitor(OffsiteResource.create, { ...click, check_only: true, guid: 'two' })
  expect(await outbound()).toBe(before + 2)
  const told = await server.house.db
    .selectFrom('events')
    .select(['object_id', 'aux'])
    .where('actor_key', '=', 'vv')
    .execute()
  expect(told).toEqual([{ object_id: pin.id, aux: { url: link, client_tracking_params: 'CwAB', aux_data: '{"a":1}' } }])
})

test('offsite.7 a right click is told and does not count as leaving; without consent nothing is kept', async () => {
  const before = await outbound()
  const aux_data = JSON.stringify({ clickthrough_type: 'rightClick', object_id: pin.id })
  const kept = async () => (await server.house.db.selectFrom('events').select('aux').execute()).length
  const events = await kept()
  await server.as(null)(OffsiteResource.create, { url: link, pin_id: pin.id, aux_data })
  expect([await outbound(), await kept()]).toEqual([before, events])
  const consent = { analytics: true, marketing: false, personalization: false }
  await server.as(null, { consent, visitorKey: 'r' })(OffsiteResource.create, { url: link, pin_id: pin.id, aux_data })
  expect([await outbound(), await kept()]).toEqual([before, events + 1])
})

test('offsite.9 an ad of someone else has its own name; a pin nobody may see is none', async () => {
  const before = await outbound()
  const visitor = server.as(null, { consent: agreed, visitorKey: 'ad' })
  await visitor(OffsiteResource.create, { url: link, third_party_ad: 'ad-7' })
  expect(await toldBy('vad')).toEqual([expect.objectContaining({ aux: { url: link, third_party_ad: 'ad-7' } })])
  expect(await outbound()).toBe(before)
  for (const pin_id of [secret.id, '1000000000000000001' as Id])
    await expect(server.as(null)(OffsiteResource.get, { url: link, pin_id })).rejects.toMatchObject({ kind: 'no_pin' })
})

test('offsite.2 offsite.15 staff decide on a host and say why; deciding is noted, and can be forgotten', async () => {
  const check = (url: string) => server.as(null)(OffsiteResource.get, { url })
  expect((await check('https://shop.spamhost.example/a')).redirect_status).toBe('ok')
  const message = 'Spam. <a href="/about/community-guidelines/#spam">Read</a>'
  await server.as(staff)(HostResource.update, { host: 'https://SpamHost.example/x', verdict: 'suspicious', message })
  const told = await check('https://shop.spamhost.example/a')
  expect(told).toMatchObject({ redirect_status: 'suspicious', message, token: null, nofollow: true })
  const { items } = await server.as(staff)(HostResource.get, { query: 'spamhost' })
  expect(items).toMatchObject([
    { host: 'spamhost.example', verdict: 'suspicious', is_shipped: false, set_by: { username: 'staff' } },
  ])
  await server.as(staff)(HostResource.delete, { host: 'spamhost.example' })
  expect((await check('https://shop.spamhost.example/a')).redirect_status).toBe('ok')
  const acts = await server.house.db.selectFrom('staff_acts').select(['act', 'target']).orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual(['host.suspicious', 'host.forgotten'])
})

test('offsite.2 hosts that come with the house are listed page by page, and staff may overrule them', async () => {
  const first = await server.as(staff)(HostResource.get, { page_size: 5 })
  const next = await server.as(staff)(HostResource.get, { page_size: 5, bookmarks: first.next })
  expect(new Set([...first.items, ...next.items].map(({ host }) => host)).size).toBe(10)
  const check = () => server.as(null, { locale: 'de-DE' })(OffsiteResource.get, { url: 'https://www.iplogger.org/x' })
  expect(await check()).toMatchObject({ redirect_status: 'suspicious', message: expect.stringContaining('vielleicht') })
  await server.as(staff)(HostResource.update, { host: 'iplogger.org', verdict: 'ok' })
  expect(await check()).toMatchObject({ redirect_status: 'ok', nofollow: false })
  for (const host of ['', 'not a host', '-x.example', 'a'.repeat(64)])
    await expect(server.as(staff)(HostResource.update, { host, verdict: 'ok' })).rejects.toMatchObject({
      field: 'host',
    })
})

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const leave = (cookie: string, way: OffsiteTarget) =>
  server.app.inject({ method: 'GET', url: offsitePath(way), headers: { cookie, 'user-agent': BROWSER } })
const tokenFor = async (csrf: string, way: { url: string; pin_id?: Id }) =>
  (await server.as(null, { csrf })(OffsiteResource.get, way)).token as string

test('route.16 offsite.4 a browser leaves by its own token, which also counts the click once', async () => {
  const token = await tokenFor('mine', { url: link, pin_id: pin.id })
  const before = await outbound()
  const answer = await leave('csrftoken=mine', { url: link, pin_id: pin.id, token })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, link])
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
  await leave('csrftoken=mine', { url: link, pin_id: pin.id, token })
  await leave('csrftoken=mine', { url: link, pin_id: pin.id, token, isTold: true })
  expect(await outbound()).toBe(before + 1)
})

test('offsite.3 offsite.4 whoever leaves by the door is told of with what the link carried', async () => {
  const token = await tokenFor('mine', { url: link, pin_id: pin.id })
  const aux_data = '{"clickthrough_type":"click"}'
  const way = { url: link, pin_id: pin.id, token, client_tracking_params: 'CwAB', aux_data }
  await leave('csrftoken=mine; bb_consent=a; bb_visitor=door', way)
  const told = { url: link, client_tracking_params: 'CwAB', aux_data }
  await expect.poll(() => toldBy('vdoor')).toEqual([{ object_id: pin.id, aux: told }])
})

test('offsite.4 a missing, forged, foreign, borrowed or expired token never leaves', async () => {
  const token = await tokenFor('mine', { url: link, pin_id: pin.id })
  const way = { url: link, pin_id: pin.id, token }
  const stays = async (cookie: string, other: OffsiteTarget) => {
    const answer = await leave(cookie, other)
    expect([answer.statusCode, answer.headers.location], JSON.stringify(other)).toEqual([404, undefined])
  }
  await stays('csrftoken=mine', { ...way, token: undefined })
  await stays('csrftoken=mine', { ...way, token: `${token.split('.')[0]}.AAAA` })
  await stays('csrftoken=mine', { ...way, token: `zzzzzzzzzz.${token.split('.')[1]}` })
  await stays('csrftoken=theirs', way)
  await stays('', way)
  await stays('csrftoken=mine', { ...way, url: 'https://elsewhere.example/' })
  await stays('csrftoken=mine', { ...way, url: `${link}#@elsewhere.example` })
  await stays('csrftoken=mine', { ...way, pin_id: undefined })
  await stays('csrftoken=mine', { ...way, pin_id: secret.id })
  server.pass(11 * 60_000)
  await stays('csrftoken=mine', way)
})

test('offsite.4 a host that is blocked meanwhile is stopped at the door, token or not', async () => {
  const url = 'https://turned.example/'
  const token = await tokenFor('mine', { url })
  await server.as(staff)(HostResource.update, { host: 'turned.example', verdict: 'porn' })
  expect((await leave('csrftoken=mine', { url, token })).statusCode).toBe(404)
})

test('offsite.6 offsite.12 a browser is told what to remember of an ad, after consent and in good form only', async () => {
  const source = {
    source_event_id: '77',
    destination: '["https://shop.example"]',
    expiry: '604800',
    priority: '2',
    source_event_type: 'navigation',
  }
  const tell = (more: object, cookie = 'bb_consent=m') =>
    server.app.inject({
      url: `/v3/attribution/source/?${new URLSearchParams({ ...source, ...more })}`,
      headers: { cookie },
    })
  const answer = await tell({ advertiser_id: '5' })
  expect(answer.statusCode).toBe(200)
  expect(JSON.parse(String(answer.headers['attribution-reporting-register-source']))).toEqual({
    source_event_id: '77',
    destination: ['https://shop.example'],
    expiry: '604800',
    priority: '2',
  })
  expect((await tell({}, '')).statusCode).toBe(403)
  for (const bad of [
    { destination: '["https://shop.example/path"]' },
    { destination: 'no' },
    { source_event_id: '7"' },
  ])
    expect((await tell(bad)).statusCode).toBe(400)
})

test('offsite.4 an address is known where it stands in someone’s words, for those who may read them', async () => {
  const friend = await server.person()
  const [site, other] = ['https://kiln.example/a', 'https://kiln.example/b']
  const said = await server.as(friend)(AggregatedCommentResource.create, {
    object_id: pin.aggregated_pin_data.id,
    pin_id: pin.id,
    text: `See ${site}.`,
  })
  const known = async (who: Person | null, on: object, url = site) => {
    const asked = server.as(who)(OffsiteResource.get, { url, ...on })
    return asked.then(
      (check) => check.is_known,
      (refusal) => refusal.kind,
    )
  }
  const comment_id = said.id
  expect(await known(null, { comment_id })).toBe(true)
  expect(await known(null, { comment_id }, other)).toBe(false)
  expect(await known(null, { comment_id: '1' })).toBe('not_found')
  await server.as(friend)(AggregatedCommentResource.delete, { comment_id })
  expect(await known(null, { comment_id })).toBe('not_found')

  const talk = await server.as(maker)(ConversationsResource.create, { user_ids: [friend.id], text: `Look: ${site}` })
  const { items } = await server.as(friend)(ConversationMessagesResource.get, { conversation_id: talk.id })
  const message_id = items.find((one) => one.text)?.id
  expect(await known(friend, { message_id })).toBe(true)
  expect(await known(friend, { message_id }, other)).toBe(false)
  expect(await known(staff, { message_id })).toBe('not_found')
  expect(await known(null, { message_id })).toBe(false)
})
