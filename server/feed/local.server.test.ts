import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinHideResource } from '#domain/resources/feedback.ts'
import { ExploreLocalResource, PinResource, RepinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { updateFeedPool } from './pool.ts'

let house: TestHouse
const people: Person[] = []
const pins: Record<string, Id> = {}

async function personIn(country: string): Promise<Person> {
  const person = await house.person()
  return house.house.db
    .updateTable('users')
    .set({ country })
    .where('id', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const near = async (country: string, more: object = {}, who: Person | null = null) =>
  house.as(who, { country })(ExploreLocalResource.get, more)
const idsNear = async (country: string, who: Person | null = null) =>
  (await near(country, {}, who)).items.map((pin) => pin.id)

beforeAll(async () => {
  house = await openTestHouse()
  for (const country of ['DE', 'DE', 'FR']) people.push(await personIn(country))
  const [anna, bernd, chloe] = people as [Person, Person, Person]
  const pinBy = async (person: Person, title: string, more: object = {}) => {
    pins[title] = (
      await house.as(person)(PinResource.create, { title, image_base64: await makeTestPicture(), ...more })
    ).id
    return pins[title]
  }
  const secret = await house.as(anna)(BoardResource.create, { name: 'Shy', privacy: 'secret' })
  await pinBy(anna, 'hers')
  await pinBy(anna, 'hidden', { board_id: secret.id })
  const loved = await pinBy(chloe, 'loved')
  await pinBy(chloe, 'theirs')
  for (const person of [anna, bernd]) await house.as(person)(RepinResource.create, { pin_id: loved })
  await updateFeedPool(house.house)
})
afterAll(() => house.end())

test('save.4 near someone is what people of their country keep, the most loved first, and nothing that is secret', async () => {
  expect(await idsNear('DE')).toEqual([pins.loved, pins.hers])
  expect(await idsNear('FR')).toEqual(expect.arrayContaining([pins.loved, pins.theirs]))
  expect(await idsNear('FR')).not.toContain(pins.hers)
  expect(await idsNear('JP')).toEqual([])
})

test('its pages go on in the version in which they began', async () => {
  const first = await near('DE', { page_size: 1 })
  expect(first.items.map((pin) => pin.id)).toEqual([pins.loved])
  await updateFeedPool(house.house)
  const second = await near('DE', { page_size: 1, bookmarks: [first.next] })
  expect([second.items.map((pin) => pin.id), second.next]).toEqual([[pins.hers], null])
})

test('who hid a pin does not meet it there, and what is deleted is gone at once', async () => {
  const [, bernd] = people as [Person, Person]
  await house.as(bernd)(PinHideResource.update, { pin_id: pins.loved as Id })
  expect(await idsNear('DE', bernd)).toEqual([pins.hers])
  const [anna] = people as [Person]
  await house.as(anna)(PinResource.delete, { id: pins.hers as Id })
  expect(await idsNear('DE')).toEqual([pins.loved])
})
