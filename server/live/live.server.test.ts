import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import { aggregateTopic, type LiveTopic, personTopic } from '#domain/live.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { openServer } from '../http/server.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'
import { announce } from './announce.ts'
import { readEventStream } from './testing/read-stream.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.listen()
})
afterAll(() => server.end())

const cookieOf = (client: WireClient) => [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const tell = (topic: LiveTopic, id: string) =>
  inUnitOfWork(server.house, 'house', async (ctx) => announce(ctx, topic, 'message', id))
const opened = (client: WireClient, query = '', at = address) =>
  readEventStream(`${at}/live/?${query}`, cookieOf(client))
const dataOf = (event: { data: string } | undefined) => event && JSON.parse(event.data)

test('a person hears what is announced to them, after the commit, and nobody else does', async () => {
  const ada = await server.client()
  const ben = await server.client()
  const stream = await opened(ada)
  expect(stream.status).toBe(200)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.headers.get('cache-control')).toContain('no-transform')
  await tell(personTopic(ben.person.id), '1')
  await tell(personTopic(ada.person.id), '2')
  expect(dataOf(await stream.next())).toEqual({ topic: `person:${ada.person.id}`, kind: 'message', id: '2' })
  stream.end()
})

test('asking for another person hears nothing of them', async () => {
  const ada = await server.client()
  const ben = await server.client()
  const stream = await opened(ada, `topics=${personTopic(ben.person.id)}`)
  await tell(personTopic(ben.person.id), '1')
  await tell(personTopic(ada.person.id), '2')
  expect(dataOf(await stream.next())).toMatchObject({ id: '2' })
  stream.end()
})

test('a change that is rolled back is never announced', async () => {
  const ada = await server.client()
  const stream = await opened(ada)
  const takenBack = inUnitOfWork(server.house, 'house', async (ctx) => {
    announce(ctx, personTopic(ada.person.id), 'message', '1')
    throw new Error('taken back')
  })
  await expect(takenBack).rejects.toThrow('taken back')
  await tell(personTopic(ada.person.id), '2')
  expect(dataOf(await stream.next())).toMatchObject({ id: '2' })
  stream.end()
})

test('the notification is sent outside the transaction, which would make others wait', async () => {
  const ada = await server.client()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  await tell(personTopic(ada.person.id), '1')
  const asked = () =>
    query.mock.calls.map(([text]) => (typeof text === 'string' ? text : (text as { text: string }).text))
  await expect.poll(() => asked().findIndex((text) => text.includes('pg_notify'))).toBeGreaterThan(-1)
  expect(asked().findIndex((text) => text.includes('pg_notify'))).toBeGreaterThan(asked().indexOf('commit'))
  expect(asked()).toContain('commit')
})

test('events reach the streams of another process on the same database', async () => {
  const ada = await server.client()
  const other = await openServer(server.house)
  const second = await other.listen({ host: '127.0.0.1', port: 0 })
  const streams = [await opened(ada), await opened(ada, '', second)]
  await tell(personTopic(ada.person.id), '3')
  for (const stream of streams) expect(dataOf(await stream.next())).toMatchObject({ id: '3' })
  await other.close()
  expect(await streams[1]?.next()).toBeUndefined()
  streams[0]?.end()
})

test('a reconnecting browser gets the missed events, or is told to refetch', async () => {
  const ada = await server.client()
  const before = Date.now()
  await tell(personTopic(ada.person.id), '4')
  // The hub looks back three seconds more than requested, which is before this test connected.
  const again = await opened(ada, `last=${before + 2990}`)
  expect(dataOf(await again.next())).toMatchObject({ id: '4' })
  const late = await opened(ada, `last=${before - 3_600_000}`)
  expect((await late.next())?.event).toBe('refetch')
  again.end()
  late.end()
})

test('events of pins reach those who may see them; visitors get no other events', async () => {
  const owner = await server.client()
  const ask = server.as(owner.person)
  const place = async (board_id?: Id) =>
    (await ask(PinResource.create, { image_base64: await makeTestPicture(), ...(board_id && { board_id }) }))
      .aggregated_pin_data?.id as Id
  const open = await place()
  const secret = await place((await ask(BoardResource.create, { name: 'Hidden', privacy: 'secret' })).id)
  const topics = `topics=${aggregateTopic(open)},${aggregateTopic(secret)}`
  const visitor = await opened(server.visitor(), topics)
  const mine = await opened(owner, topics)
  await tell(aggregateTopic(secret), '5')
  await tell(aggregateTopic(open), '6')
  expect(dataOf(await visitor.next())).toMatchObject({ id: '6' })
  expect(dataOf(await mine.next())).toMatchObject({ id: '5' })
  expect((await opened(server.visitor())).status).toBe(401)
  expect((await opened(server.visitor(), `topics=${aggregateTopic(secret)}`)).status).toBe(401)
  visitor.end()
  mine.end()
})

test('a stream ends with its session, on this device and from another', async () => {
  const ada = await server.client({ username: 'ada_ends', password: 'feathers and twigs' })
  const here = await opened(ada)
  const elsewhere = server.visitor()
  await elsewhere.logIn('ada_ends', 'feathers and twigs')
  const there = await opened(elsewhere)
  await ada.post('UserSessionStore', 'delete', { all_others: true })
  expect((await there.next())?.event).toBe('ended')
  expect(await there.next()).toBeUndefined()
  await ada.post('UserSession', 'delete')
  expect((await here.next())?.event).toBe('ended')
  expect(await here.next()).toBeUndefined()
})

test('too many or wrong topics are refused, and one person holds a dozen streams at most', async () => {
  const ada = await server.client()
  const many = Array.from({ length: 21 }, (_, at) => `thing:${at + 1}`).join()
  for (const topics of [many, 'thing:x', 'board:1', '../person:1'])
    expect((await opened(ada, `topics=${topics}`)).status).toBe(400)
  const streams = await Promise.all(Array.from({ length: 12 }, () => opened(ada)))
  const refused = await opened(ada)
  expect(refused.status).toBe(429)
  for (const stream of streams) stream.end()
})
