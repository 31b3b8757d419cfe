import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { AggregatedCommentResource, UnifiedCommentsResource } from '#domain/resources/comments.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { findCountMismatches } from '../doctor.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { storePicture } from '../media/store-picture.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { eraseCommentBatchOfPerson } from './erase-comments.ts'

let world: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let pin: Pin
beforeAll(async () => {
  world = await openTestServer()
  me = await world.client({ username: 'maker' })
  pin = await world.as(await world.person())(PinResource.create, { image_base64: await makeTestPicture() })
})
afterAll(() => world.end())

const thing = () => pin.aggregated_pin_data.id
const aSignature = async () => {
  const bytes = Buffer.from((await makeTestPicture()).replace(/^data:[^,]*,/, ''), 'base64')
  return (await storePicture(world.house, bytes, null)).signature
}

test('wire.17 who tried a thing says so with words and a picture; both feeds and the comments show it', async () => {
  const upload = `${world.house.settings.publicUrl}/originals/${'aa/bb/cc'}/none.jpg`
  expect((await me.post('DidItImageUpload', 'create', { image_url: upload })).status).toBeGreaterThanOrEqual(400)
  const image_signature = await aSignature()
  const address = pin.images.orig?.url.replace(pin.image_signature as string, image_signature)
  const parts = [image_signature.slice(0, 2), image_signature.slice(2, 4), image_signature.slice(4, 6)]
  const image_url = address?.replace(/\/originals\/.*\//, `/originals/${parts.join('/')}/`)
  expect((await me.post('DidItImageUpload', 'create', { image_url })).data).toEqual({ image_signature })
  const { data } = await me.post('DidItActivity', 'create', { pin_id: pin.id, details: 'Worked', image_signature })
  expect(data).toMatchObject({ type: 'userdiditdata', details: 'Worked', image_signatures: [image_signature] })
  const visitor = world.visitor()
  for (const [name, options] of [
    ['AggregatedActivityFeed', { aggregated_pin_data_id: thing(), show_did_it_feed: true }],
    ['DidItUserFeed', { username: 'maker' }],
  ] as const)
    expect((await visitor.get(name, options)).data).toMatchObject([
      { id: data.id, pin_id: pin.id, user: { username: 'maker' } },
    ])
  const { items } = await world.as(null)(UnifiedCommentsResource.get, { aggregated_pin_id: thing() })
  expect(items[0]).toMatchObject({ kind: 'tried', details: 'Worked', images: [{ image_signature }] })
  const uses = await world.house.db.selectFrom('image_uses').selectAll().where('kind', '=', 'comment').execute()
  expect(uses).toMatchObject([{ signature: image_signature, target_id: data.id }])
  const changed = await me.post('DidItActivity', 'update', {
    user_did_it_data_id: data.id,
    details: 'Worked twice',
    image_signature: null,
  })
  expect(changed.data).toMatchObject({ details: 'Worked twice', image_signatures: [] })
  const empty = { user_did_it_data_id: data.id, details: '' }
  expect((await me.post('DidItActivity', 'update', empty)).status).toBe(400)
  expect((await me.post('DidItActivity', 'create', { pin_id: pin.id })).status).toBe(400)
  expect((await me.post('DidItActivity', 'delete', { user_did_it_data_id: data.id })).status).toBe(200)
  expect((await visitor.get('DidItUserFeed', { username: 'maker' })).data).toEqual([])
})

test('a try by a pin that the viewer may not see is not listed', async () => {
  const board = await world.as(me.person)(BoardResource.create, { name: 'Mine', privacy: 'secret' })
  const image_base64 = await makeTestPicture()
  const secret = await world.as(me.person)(PinResource.create, { image_base64, board_id: board.id })
  await me.post('DidItActivity', 'create', { pin_id: secret.id, details: 'Quietly' })
  expect((await world.visitor().get('DidItUserFeed', { username: 'maker' })).data).toEqual([])
  expect((await me.get('DidItUserFeed', { username: 'maker' })).data).toHaveLength(1)
})

test('who leaves for good takes words, pictures and likes along; answers stay', async () => {
  const leaver = await world.client()
  const { data: said } = await leaver.post('AggregatedComment', 'create', { pinId: pin.id, text: 'Bye' })
  const answer = { pin_id: pin.id, text: 'Stay', parent_id: said.id }
  const { id } = await world.as(me.person)(AggregatedCommentResource.create, answer)
  await leaver.post('AggregatedCommentLike', 'create', { comment_id: id })
  await leaver.post('AggregatedComment', 'create', { pinId: pin.id, text: 'Still', parent_id: said.id })
  await inUnitOfWork(world.house, 'house', (ctx) => eraseCommentBatchOfPerson(ctx, leaver.person.id))
  const { items } = await world.as(null)(UnifiedCommentsResource.get, { aggregated_pin_id: thing() })
  expect(items[0]).toMatchObject({ is_deleted: true, reply_count: 1, replies: [{ text: 'Stay', like_count: 0 }] })
  expect(await findCountMismatches(world.house)).toEqual([])
})
