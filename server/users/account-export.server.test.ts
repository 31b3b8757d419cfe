import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOG_EVENT } from '#domain/log-events.ts'
import { DataExportResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { makeTestBrowser } from '../auth/testing/browser.ts'
import { openServer } from '../http/server.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let world: TestHouse
let app: FastifyInstance
const PASSWORD = 'violet bower'

beforeAll(async () => {
  world = await openTestHouse()
  app = await openServer(world.house)
})
afterAll(async () => {
  await app.close()
  await world.end()
})

async function loggedIn(username: string) {
  const one = makeTestBrowser(app)
  await one.ask('UserSession', 'create', { username_or_email: username, password: PASSWORD })
  return one
}

test('a copy of everything is made by a job and goes to its owner alone, for an hour', async () => {
  const ada = await world.person({ username: 'copied', password: PASSWORD })
  const curious = await world.person({ username: 'curious', password: PASSWORD })
  const ask = world.as(ada)
  await ask(BoardResource.create, { name: 'Blue things', privacy: 'secret' })
  await ask(UserSettingsResource.update, { about: 'I collect blue things.' })
  const pin = await world.as(curious)(PinResource.create, { title: 'Seen', image_base64: await makeTestPicture() })
  await world.as(ada, { consent: { analytics: false, marketing: false, personalization: true } })(
    EventsResource.create,
    {
      events: [{ event_type: LOG_EVENT.closeup, object_id_str: pin.id }],
    },
  )
  const asked = await ask(DataExportResource.create, {})
  expect(asked).toMatchObject({ state: 'waiting', url: null })
  expect(await ask(DataExportResource.create, {})).toMatchObject({ id: asked.id })
  await world.actOnFacts()
  const { items } = await ask(DataExportResource.get, {})
  expect(items).toMatchObject([{ id: asked.id, state: 'ready' }])
  const url = (items[0]?.url ?? '').replace('http://localhost:3000', '')
  const own = await (await loggedIn('copied')).send('GET', url)
  expect(own.status).toBe(200)
  expect(own.body).toMatchObject({
    profile: { username: 'copied', about: 'I collect blue things.', email: 'copied@example.test' },
    boards: [{ name: 'Blue things', privacy: 'secret' }],
    looked_at: [{ pin_id: pin.id }],
  })
  expect(JSON.stringify(own.body)).not.toMatch(/password_hash|argon2|token_hash/)
  expect((await makeTestBrowser(app).send('GET', url)).status).toBe(401)
  expect((await (await loggedIn('curious')).send('GET', url)).status).toBe(404)
  expect((await (await loggedIn('copied')).send('GET', url.replace(/s=..../, 's=xxxx'))).status).toBe(404)
  // The person is notified after the export was made.
  await world.actOnFacts()
  expect(world.mails.some(({ subject }) => subject === 'Your data is ready to download')).toBe(true)
  world.pass(61 * 60_000)
  expect((await (await loggedIn('copied')).send('GET', url)).status).toBe(404)
})

test('of several copies the newest stays', async () => {
  const ada = await world.person()
  for (let i = 0; i < 2; i++) {
    await world.as(ada)(DataExportResource.create, {})
    await world.actOnFacts()
  }
  expect((await world.as(ada)(DataExportResource.get, {})).items.length).toBe(1)
})
