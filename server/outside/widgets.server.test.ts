import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let pinId: string
beforeAll(async () => {
  server = await openTestServer()
  const maker = await server.person({ username: 'maker' })
  const ask = server.as(maker)
  const board = await ask(BoardResource.create, { name: 'Open things' })
  const hidden = await ask(BoardResource.create, { name: 'Hidden things', privacy: 'secret' })
  const add = async (board_id: string, link: string) =>
    (await ask(PinResource.create, { board_id, link, image_base64: await makeTestPicture(900, 600) } as never)).id
  pinId = await add(board.id, 'https://shop.test/vase')
  await add(board.id, 'https://shop.test/vase/')
  await add(hidden.id, 'https://shop.test/vase')
  await ask(BoardSectionResource.create, { board_id: board.id, name: 'Blue ones', initial_pins: [pinId] as never })
})
afterAll(() => server.end())

const get = (url: string) => server.app.inject({ url })

test.each(['f', 'PIN_1.f.callback[0]', 'a.b[12].c', '_9', 'x'.repeat(80)])(
  'wire.12 %s is a callback',
  async (callback) => {
    const told = await get(`/v3/pidgets/users/maker/pins/?callback=${encodeURIComponent(callback)}`)
    expect(told.statusCode).toBe(200)
    expect(told.headers['content-type']).toContain('text/javascript')
    expect(told.body.startsWith(`/**/${callback}({`)).toBe(true)
    expect(told.body.endsWith('})')).toBe(true)
  },
)

test.each(['', 'a[b]', 'a[0', 'a]', '[0]', 'a..b', '.a', 'a(1)', 'a;b', 'a b', 'x'.repeat(81), 'a&callback=b'])(
  'wire.12 %j is no callback',
  async (callback) => {
    const sent = callback.includes('&') ? callback : encodeURIComponent(callback)
    expect((await get(`/v3/pidgets/users/maker/pins/?callback=${sent}`)).statusCode).toBe(400)
    expect((await get(`/v1/urls/count.json?url=x&callback=${sent}`)).statusCode).toBe(400)
  },
)

test('wire.12 pins have the pictures and the people that embed scripts read, and each address is there', async () => {
  const info = (await get(`/v3/pidgets/pins/info/?pin_ids=${pinId}`)).json().data[0]
  const user = (await get('/v3/pidgets/users/maker/pins/')).json().data
  const ownFace = {
    about: '',
    profile_url: 'http://localhost:3000/maker/',
    image_small_url: expect.stringContaining('/user/default_'),
  }
  expect(user.user).toMatchObject(ownFace)
  for (const pin of [info, ...user.pins]) {
    expect([pin.user, pin.pinner, pin.native_creator]).toMatchObject([ownFace, ownFace, ownFace])
    expect(pin.description).toBe(' ')
    for (const size of ['237x', '345x', '600x', '236x', 'orig']) {
      const { url, width, height } = pin.images[size]
      const file = await get(new URL(url).pathname)
      expect([size, file.statusCode]).toEqual([size, 200])
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width, height })
    }
  }
})

test('wire.12 many pins are asked for at once, however the list is written, and none that is not there', async () => {
  for (const list of [`${pinId},1,x,`, `pin_ids=${pinId}`, ` ${pinId} ,9999999999999999999`]) {
    const sent = list.startsWith('pin_ids=') ? `pin_ids=1&${list}` : `pin_ids=${encodeURIComponent(list)}`
    const told = await get(`/v3/pidgets/pins/info?${sent}`)
    expect([list, told.statusCode, told.json().data.map((pin: { id: string }) => pin.id)]).toEqual([list, 200, [pinId]])
  }
  expect((await get('/v3/pidgets/pins/info/')).json().data).toEqual([])
})

test('wire.12 a section answers like a board', async () => {
  const board = (await get('/v3/pidgets/boards/maker/open-things/pins/')).json().data
  const section = (await get('/v3/pidgets/sections/maker/open-things/blue-ones/pins/')).json().data
  expect(section.pins.map((pin: { id: string }) => pin.id)).toEqual([pinId])
  expect(section).toMatchObject({ board: { name: 'Open things' }, user: board.user, section: { title: 'Blue ones' } })
  const called = await get('/v3/pidgets/sections/maker/open-things/blue-ones/pins?callback=f')
  expect(called.body).toMatch(/^\/\*\*\/f\(\{/)
  expect((await get('/v3/pidgets/sections/maker/open-things/none/pins/')).statusCode).toBe(404)
})

test('wire.12 how often a page was saved, in whichever way its address is written; secret saves do not count', async () => {
  for (const url of [
    'https://shop.test/vase',
    'https://shop.test/vase/',
    'http://shop.test/vase',
    'HTTPS://SHOP.test/vase',
  ])
    expect((await get(`/v1/urls/count.json?url=${encodeURIComponent(url)}`)).body).toBe(
      `receiveCount(${JSON.stringify({ url, count: 2 })})`,
    )
  const own = await get('/v1/urls/count.json/?callback=tell&url=https%3A%2F%2Fshop.test%2Fcup')
  expect(own.body).toBe('tell({"url":"https://shop.test/cup","count":0})')
  for (const url of ['', 'nonsense', '<script>'])
    expect((await get(`/v1/urls/count.json?url=${encodeURIComponent(url)}`)).body).not.toContain('<')
})
