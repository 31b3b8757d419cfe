import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PIN_IMAGE_SIZES } from '#domain/constants/sizes.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { FavoriteResource, PinResource, RepinResource } from '#domain/resources/pins.ts'
import { InterestFollowingResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let owner: Person
let other: Person
beforeAll(async () => {
  server = await openTestServer()
  owner = await server.person({ username: 'owner' })
  other = await server.person({ username: 'other' })
})
afterAll(() => server.end())

test('entity.1 the words of a pin come back as they were written, and are escaped where they are HTML', async () => {
  const words = {
    title: '  Ä <b>vase</b> & more ',
    description: 'Clay & "glaze" <script> #Blue #blau',
    alt_text: 'A vase, 花瓶',
  }
  const made = await server.as(owner)(PinResource.create, { image_base64: await makeTestPicture(), ...words })
  const pin = await server.as(null)(PinResource.get, { id: made.id })
  expect(pin).toMatchObject({
    title: 'Ä <b>vase</b> & more',
    grid_title: 'Ä <b>vase</b> & more',
    pin_title: 'Ä <b>vase</b> & more',
    seo_title: 'Ä <b>vase</b> & more',
    description: words.description,
    description_html: 'Clay &amp; &quot;glaze&quot; &lt;script&gt; #Blue #blau',
    seo_description: words.description,
    closeup_description: words.description,
    closeup_unified_description: words.description,
    alt_text: 'A vase, 花瓶',
    seo_noindex_reason: null,
    category: null,
    hashtags: ['Blue', 'blau'],
    note: null,
  })
  expect(pin.seo_url).toMatch(new RegExp(`--${pin.id}/$`))
})

test('wire.16 a pin without a title is called by the beginning of its description', async () => {
  const description = 'A blue vase. '.repeat(10).trim()
  const made = await server.as(owner)(PinResource.create, { image_base64: await makeTestPicture(), description })
  const pin = await server.as(null)(PinResource.get, { id: made.id })
  const beginning = `${description.slice(0, 100)}…`
  expect(pin).toMatchObject({ title: '', pin_title: '', grid_title: beginning, seo_title: beginning, description })
  const bare = await server.as(owner)(PinResource.create, { image_base64: await makeTestPicture() })
  expect(bare).toMatchObject({ title: '', grid_title: '' })
})

test('entity.1 a note is for its owner and the people of the board alone', async () => {
  const board = await server.as(owner)(BoardResource.create, { name: 'Noted' })
  const made = await server.as(owner)(PinResource.create, { board_id: board.id, image_base64: await makeTestPicture() })
  const noted = await server.as(owner)(PinResource.update, { id: made.id, note: 'Ask Mira.' })
  expect(noted.note).toBe('Ask Mira.')
  expect((await server.as(other)(PinResource.get, { id: made.id })).note).toBeNull()
  const changed = await server.as(owner)(PinResource.update, { id: made.id, title: 'Only the title' })
  expect([changed.title, changed.note]).toEqual(['Only the title', 'Ask Mira.'])
})

test('entity.2 the links of a pin, and only such as one may leave by', async () => {
  const ask = server.as(owner)
  const made = await ask(PinResource.create, {
    image_base64: await makeTestPicture(),
    link: 'https://www.shop.test/a b?x=1#y',
  })
  const link = 'https://www.shop.test/a%20b?x=1#y'
  expect(await server.as(null)(PinResource.get, { id: made.id })).toMatchObject({
    link,
    mobile_link: link,
    tracked_link: link,
    destination_url: link,
    ad_destination_url: null,
    domain: 'shop.test',
    link_domain: { name: 'shop.test' },
    is_go_linkless: false,
  })
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.test/',
    'https://user:word@a.test/',
    'no link',
  ])
    await expect(ask(PinResource.update, { id: made.id, link: bad })).rejects.toMatchObject({
      kind: 'bad_input',
      field: 'link',
    })
  expect((await ask(PinResource.update, { id: made.id, link: '' })).link).toBeNull()
})

test('entity.2 where a picture was taken from stays told, and null when it was sent', async () => {
  const origin = 'https://nowhere.invalid/a.jpg'
  const taken = await server.as(owner)(PinResource.create, { image_url: origin, method: 'scraped' })
  expect((await server.as(owner)(PinResource.get, { id: taken.id })).orig_image_url).toBe(origin)
  const sent = await server.as(owner)(PinResource.create, { image_base64: await makeTestPicture() })
  expect((await server.as(owner)(PinResource.get, { id: sent.id })).orig_image_url).toBeNull()
})

test('entity.11 every picture is as large as the record says, and at its address', async () => {
  const made = await server.as(owner)(PinResource.create, { image_base64: await makeTestPicture(300, 450) })
  const pin = await server.as(null)(PinResource.get, { id: made.id })
  expect(Object.keys(pin.images).toSorted()).toEqual([...PIN_IMAGE_SIZES, 'orig'].toSorted())
  expect(pin.images.orig).toMatchObject({ width: 300, height: 450 })
  for (const [size, { url, width, height }] of Object.entries(pin.images)) {
    const reply = await server.app.inject({ url: new URL(url, 'http://localhost').pathname })
    expect([size, reply.statusCode]).toEqual([size, 200])
    const real = await sharp(reply.rawPayload).metadata()
    expect([size, real.width, real.height]).toEqual([size, width, height])
  }
  expect(pin.image_signature).toMatch(/^[0-9a-f]{32}$/)
  expect(pin.dominant_color).toMatch(/^#[0-9a-f]{6}$/)
})

test('entity.12 a pin is shown as this viewer sees it, never as another did', async () => {
  const made = await server.as(owner)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Mine' })
  const asOwner = () => server.as(owner)(PinResource.get, { id: made.id })
  const asOther = () => server.as(other)(PinResource.get, { id: made.id })
  expect((await asOwner()).access).toEqual(['write'])
  await server.as(other)(FavoriteResource.create, { pin_id: made.id })
  const board = await server.as(other)(BoardResource.create, { name: 'Kept' })
  const saved = await server.as(other)(RepinResource.create, { pin_id: made.id, board_id: board.id })
  expect(await asOther()).toMatchObject({
    access: [],
    favorited_by_me: true,
    favorite_user_count: 1,
    repin_count: 1,
    saved_info: { local_pin_id: saved.id, board_id: board.id, title: 'Kept', type: 'board', url: '/other/kept/' },
  })
  expect(await asOwner()).toMatchObject({
    access: ['write'],
    favorited_by_me: false,
    favorite_user_count: 1,
    saved_info: { local_pin_id: made.id, type: 'profile', url: '/owner/_saved/' },
  })
  expect(await server.as(null)(PinResource.get, { id: made.id })).toMatchObject({
    access: [],
    favorited_by_me: false,
    saved_info: null,
  })
  const { house } = server
  const { id } = (await house.db
    .selectFrom('aggregates')
    .select('id')
    .where('first_pin_id', '=', made.id)
    .executeTakeFirst()) as never
  await house.db.insertInto('reactions').values({ user_id: other.id, aggregate_id: id, type: 5 }).execute()
  await house.db
    .updateTable('aggregates')
    .set({ reaction_counts: JSON.stringify({ 5: 1 }) })
    .where('id', '=', id)
    .execute()
  expect(await asOther()).toMatchObject({
    reaction_by_me: 5,
    reaction_counts_data: [{ reaction_type: 5, reaction_count: 1 }],
  })
  expect((await asOwner()).reaction_by_me).toBeNull()
})

test('entity.10 an interest has id, name and url_name', async () => {
  const { db, newId } = server.house
  const interest = { id: newId(), name: 'Ceramics', url_name: 'ceramics' }
  await db.insertInto('interests').values(interest).execute()
  await db.insertInto('follows').values({ follower_id: owner.id, kind: 'interest', target_id: interest.id }).execute()
  const { items } = await server.as(null)(InterestFollowingResource.get, { username: 'owner' })
  expect(items).toEqual([expect.objectContaining({ type: 'interest', ...interest })])
})

test('what was saved from someone who left stays, without their name', async () => {
  const leaver = await server.person()
  const made = await server.as(leaver)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Left' })
  const saved = await server.as(other)(RepinResource.create, { pin_id: made.id })
  const copy = () => server.as(null)(PinResource.get, { id: saved.id })
  expect(await copy()).toMatchObject({ origin_pinner: { id: leaver.id }, via_pinner: { id: leaver.id } })
  await server.house.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', leaver.id).execute()
  expect(await copy()).toMatchObject({
    title: 'Left',
    origin_pinner: null,
    via_pinner: null,
    native_creator: null,
    closeup_attribution: null,
  })
  await expect(server.as(other)(PinResource.get, { id: made.id })).rejects.toMatchObject({ kind: 'no_pin' })
  await server.house.db.updateTable('users').set({ state: 'active' }).where('id', '=', leaver.id).execute()
})

test.each(['protected', 'secret'] as const)(
  'a save from a %s board does not tell where it came from',
  async (privacy) => {
    const board = await server.as(owner)(BoardResource.create, { name: `From ${privacy}`, privacy })
    const made = await server.as(owner)(PinResource.create, {
      board_id: board.id,
      image_base64: await makeTestPicture(),
    })
    const saver = privacy === 'secret' ? owner : other
    const saved = await server.as(saver)(RepinResource.create, { pin_id: made.id })
    const copy = await server.as(null)(PinResource.get, { id: saved.id })
    expect([copy.via_pinner, copy.origin_pinner, copy.native_creator]).toEqual([null, null, null])
    const third = await server.as(await server.person())(RepinResource.create, { pin_id: saved.id })
    const again = await server.as(null)(PinResource.get, { id: third.id })
    expect([again.via_pinner, again.origin_pinner, again.native_creator]).toEqual([null, null, null])
  },
)
