import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Question } from '#domain/resource.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { QUESTIONS } from '../ask/answers.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { toWireFields } from '../testing/wire-client.ts'

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const READING = ['GET', 'HEAD', 'OPTIONS']
const writes = QUESTIONS.filter(({ verb }) => verb !== 'get')
const reads = QUESTIONS.filter(({ verb }) => verb === 'get')
let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
/** Options that contain some for every question. */
let options: Record<string, unknown>

beforeAll(async () => {
  server = await openTestServer()
  me = await server.client({ username: 'asker' })
  const other = await server.person({ username: 'someone' })
  const board = await server.as(me.person)(BoardResource.create, { name: 'Mine' })
  const pin = await server.as(me.person)(PinResource.create, {
    image_base64: await makeTestPicture(),
    board_id: board.id,
  })
  const theirs = await server.as(other)(PinResource.create, { image_base64: await makeTestPicture() })
  options = {
    id: pin.id,
    pin_id: theirs.id,
    pin: theirs.id,
    pin_ids: [pin.id],
    board_id: board.id,
    user_id: other.id,
    username: 'asker',
    slug: 'mine',
    name: 'Changed',
    title: 'Changed',
    text: 'Changed',
    first_name: 'Changed',
    about: 'Changed',
    url: 'https://elsewhere.example/',
    query: 'nest',
    term: 'nest',
    object_id: theirs.aggregated_pin_data.id,
  }
}, 60_000)
afterAll(() => server.end())

/** The content of every table. */
async function everything(): Promise<Record<string, string>> {
  const { db } = server.house
  const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(db)
  const kept = await sql<Record<string, string>>`SELECT ${sql.join(
    rows.map(
      ({ name }) =>
        sql`(SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM ${sql.table(name)} t) AS ${sql.ref(name)}`,
    ),
  )}`.execute(db)
  return kept.rows[0] ?? {}
}

const address = ({ name, verb }: Question) => `/resource/${name}/${verb}/?${toWireFields(options)}`
const pathOf = ({ path = '' }: Question) => {
  const [method = '', place = ''] = path.split(' ')
  const filled = place.replace(/:(\w+)/g, (_, name: string) => String(options[name] ?? options.id))
  return { method, url: `${filled}?${toWireFields(options)}` }
}
/** The method that is answered like another. */
const SAME_AS: Record<string, string> = { HEAD: 'GET', PATCH: 'PUT' }
const key = ({ name, verb }: Question) => `${name}.${verb}`

test('every question that changes something is asked by POST alone, or by the method of its path', async () => {
  const before = await everything()
  const wrong: string[] = []
  for (const question of writes)
    for (const method of METHODS.filter((one) => one !== 'POST')) {
      const told = await me.send(method, address(question))
      if (told.status !== 404) wrong.push(`${method} ${key(question)}: ${told.status}`)
    }
  for (const question of QUESTIONS.filter(({ path }) => path)) {
    const { method: own, url } = pathOf(question)
    for (const method of METHODS.filter((one) => one !== own)) {
      const asked = SAME_AS[method] ?? method
      const isTaken = QUESTIONS.some((one) => one.path && pathOf(one).url === url && pathOf(one).method === asked)
      if (isTaken) continue
      const told = await me.send(method, url)
      const isAnothers = told.status !== 404 && READING.includes(method)
      if (told.status !== 404 && !isAnothers) wrong.push(`${method} ${url.split('?')[0]}: ${told.status}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await everything()).toEqual(before)
})

test('HEAD and GET, with the session alone, change nothing, whatever is asked', async () => {
  // The first search with a picture stores the picture's features.
  await me.get('VisualLiveSearch', options)
  me.cookies.delete('csrftoken')
  // A visit to home stores only what it has shown and its session.
  const isHome = ({ name }: Question) => name.startsWith('UserHomefeed')
  const visited = async () => {
    const { home_shown: _, home_visits: __, ...rest } = await everything()
    return rest
  }
  const atFirst = await visited()
  for (const home of reads.filter(isHome)) await me.send('GET', address(home))
  expect(await visited()).toEqual(atFirst)
  const before = await everything()
  const told = new Map<string, number>()
  for (const question of reads.filter((one) => !isHome(one)))
    for (const method of READING) {
      const { status } = await me.send(method as 'GET', address(question))
      told.set(`${method} ${key(question)}`, status)
    }
  for (const [asked, status] of told) {
    if (asked.startsWith('GET ')) expect([asked, told.get(asked.replace('GET', 'HEAD'))]).toEqual([asked, status])
    if (asked.startsWith('OPTIONS ')) expect([asked, status]).toEqual([asked, 404])
  }
  expect([...told].filter(([asked, status]) => asked.startsWith('GET') && status === 200).length).toBeGreaterThan(40)
  me.cookies.set('csrftoken', 'a-token-of-my-own')
  expect(await everything()).toEqual(before)
}, 60_000)

test.each([
  ['UserSettingsResource/update', { about: 'By HEAD' }],
  ['BoardResource/create', { name: 'By HEAD' }],
  ['UserSessionResource/delete', {}],
])('HEAD %s is refused, and changes nothing', async (asked, options) => {
  const before = await everything()
  for (const method of ['HEAD', 'GET', 'OPTIONS'] as const)
    expect((await me.send(method, `/resource/${asked}/?${toWireFields(options)}`)).status).toBe(404)
  expect(await everything()).toEqual(before)
})

test('HEAD asks a path like GET, without a body', async () => {
  const found = QUESTIONS.filter(({ verb, path }) => verb === 'get' && path)
  expect(found.length).toBeGreaterThan(0)
  for (const question of found) {
    const { url } = pathOf(question)
    expect((await me.send('HEAD', url)).status).toBe((await me.send('GET', url)).status)
  }
})

test('a link of a mail does nothing when a program only looks whether it is there', async () => {
  await me.post('EmailVerification', 'create')
  await server.actOnFacts()
  const link = /\/email\/verify\/?\?token=[\w.-]+/.exec(JSON.stringify(server.mails))?.[0] ?? 'none'
  const before = await everything()
  expect((await me.send('HEAD', link)).status).toBe(404)
  expect(await everything()).toEqual(before)
  const followed = await me.send('GET', link)
  expect([followed.status, followed.headers.location]).toEqual([302, '/settings/?verified=1'])
})
