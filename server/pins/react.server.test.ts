import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { PinResource, ReactionResource, RepinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let world: TestServer
let pin: Pin
let ann: Person
let ben: Person
beforeAll(async () => {
  world = await openTestServer()
  ann = await world.person({ username: 'ann' })
  ben = await world.person({ username: 'ben' })
  pin = await world.as(ann)(PinResource.create, { image_base64: await makeTestPicture() })
})
afterAll(() => world.end())

const seen = async (id: string, who: Person | null) => {
  const { reaction_counts, reaction_by_me } = await world.as(who)(PinResource.get, { id })
  return { reaction_counts, reaction_by_me }
}

test('react.1 everyone has one reaction to a thing; another takes its place, and saves of the thing show it too', async () => {
  const react = (who: Person, reaction_type: 1 | 7) =>
    world.as(who)(ReactionResource.create, { pin_id: pin.id, reaction_type })
  await react(ann, 7)
  await react(ann, 7)
  await react(ben, 7)
  const saved = await world.as(ben)(RepinResource.create, { pin_id: pin.id })
  expect(await react(ben, 1)).toMatchObject({ reaction_by_me: 1, reaction_counts: { 1: 1, 7: 1 } })
  expect(await seen(saved.id, ann)).toEqual({ reaction_counts: { 1: 1, 7: 1 }, reaction_by_me: 7 })
  expect(await seen(pin.id, null)).toEqual({ reaction_counts: { 1: 1, 7: 1 }, reaction_by_me: null })
  await world.as(ben)(ReactionResource.delete, { pin_id: pin.id })
  await world.as(ben)(ReactionResource.delete, { pin_id: pin.id })
  expect(await seen(pin.id, ben)).toEqual({ reaction_counts: { 7: 1 }, reaction_by_me: null })
})

test('react.3 whoever made a thing turns its reactions off for all pins of it, and on again', async () => {
  const made = await world.as(ann)(PinResource.create, { image_base64: await makeTestPicture() })
  const saved = await world.as(ben)(RepinResource.create, { pin_id: made.id })
  const react = (pin_id: Pin['id']) => world.as(ben)(ReactionResource.create, { pin_id, reaction_type: 7 })
  const turn = (who: Person, id: Pin['id'], reactions_disabled: boolean) =>
    world.as(who)(PinResource.update, { id, reactions_disabled })
  await react(made.id)
  await expect(turn(ben, saved.id, true)).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await turn(ann, made.id, true)).reactions_disabled).toBe(true)
  const card = { id: saved.id, field_set_key: 'card' } as const
  expect((await world.as(ben)(PinResource.get, card)).reactions_disabled).toBe(true)
  for (const id of [made.id, saved.id])
    await expect(react(id)).rejects.toMatchObject({ kind: 'forbidden', key: 'pin.reactionsOff' })
  expect((await turn(ann, made.id, false)).reactions_disabled).toBe(false)
  expect(await react(saved.id)).toMatchObject({ reaction_counts: { 7: 1 }, reaction_by_me: 7 })
  await turn(ann, made.id, true)
  await world.as(ben)(ReactionResource.delete, { pin_id: saved.id })
  expect(await seen(made.id, ben)).toEqual({ reaction_counts: {}, reaction_by_me: null })
})

test('a reaction that is none is refused, and many at once are all counted', async () => {
  const wrong = { pin_id: pin.id, reaction_type: 3 as never }
  await expect(world.as(ann)(ReactionResource.create, wrong)).rejects.toMatchObject({
    kind: 'bad_input',
    field: 'reaction_type',
  })
  const crowd = await Promise.all(Array.from({ length: 8 }, () => world.person()))
  await Promise.all(crowd.map((one) => world.as(one)(ReactionResource.create, { pin_id: pin.id, reaction_type: 13 })))
  expect((await seen(pin.id, null)).reaction_counts).toMatchObject({ 13: 8 })
})

test('fav.5 a favorite counts once however often it is asked for, and both calls answer the count', async () => {
  const client = await world.client()
  const path = `/v3/pins/${pin.id}/favorite/`
  for (const [method, count, mine] of [
    ['POST', 1, true],
    ['POST', 1, true],
    ['DELETE', 0, false],
    ['DELETE', 0, false],
  ] as const) {
    const { data } = await client.send(method, path, {})
    expect([method, data.favorite_user_count, data.favorited_by_me]).toEqual([method, count, mine])
  }
})
