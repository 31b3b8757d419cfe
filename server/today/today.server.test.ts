import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PinHideResource } from '#domain/resources/feedback.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import {
  ArticleResource,
  StaffArticlesResource,
  StaffTodayResource,
  TodayFeedResource,
  TodayResource,
} from '#domain/resources/today.ts'
import type { Person } from '../context.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'
import { updateToday } from './update-today.ts'

let world: TestHouse
let staff: Person
beforeAll(async () => {
  world = await testHouse()
  staff = await world.person({ is_staff: true })
})
afterAll(() => world.end())
const as: TestHouse['as'] = (...who) => world.as(...who)
const day = (ago: number) => new Date(world.house.clock().getTime() - ago * 86_400_000).toISOString().slice(0, 10)

test('today.8 today.9 a fresh house has nothing to show; a future, unreadable or long gone day is none', async () => {
  const today = await as(null)(TodayResource.get, {})
  expect(today).toMatchObject({ id: day(0), after: null, before: day(1), articles: [], words: [] })
  expect(Object.values(today.parts).flat()).toEqual([])
  expect(await as(null)(TodayResource.get, { date: day(30) })).toMatchObject({ before: null, after: day(29) })
  for (const date of [day(-1), day(31), 'yesterday', '2026-02-31'])
    await expect(as(null)(TodayResource.get, { date })).rejects.toMatchObject({ kind: 'not_found' })
})

test('today.3 an article is there from its start until its end, for its countries and languages; staff see it before', async () => {
  const at = (hours: number) => new Date(world.house.clock().getTime() + hours * 3600_000).toISOString()
  const { id: pin_id } = await as(staff)(PinResource.create, { title: 'Cover', image_base64: await aPicture() })
  const wish = {
    title: 'Blue things',
    body: '## One\n\n**Two**',
    pins: `/pin/${pin_id}/`,
    countries: 'de',
    languages: 'de',
  }
  const { slug } = await as(staff)(StaffArticlesResource.create, { ...wish, starts_at: at(1), ends_at: at(3) })
  const german = { country: 'DE', locale: 'de' }
  const read = (more: object = german) => as(null, more)(ArticleResource.get, { slug })
  await expect(read()).rejects.toMatchObject({ kind: 'not_found' })
  expect(await as(staff)(ArticleResource.get, { slug })).toMatchObject({ title: 'Blue things', pin_ids: [pin_id] })
  world.pass(2 * 3600_000)
  expect((await read()).blocks[0]).toMatchObject({ kind: 'heading' })
  expect((await as(null, german)(TodayResource.get, {})).articles.map((one) => one.slug)).toEqual([slug])
  await expect(read({ country: 'US', locale: 'en-US' })).rejects.toMatchObject({ kind: 'not_found' })
  world.pass(2 * 3600_000)
  await expect(read()).rejects.toMatchObject({ kind: 'not_found' })
  for (const bad of [{ starts_at: 'soon' }, { pins: 'nothing' }, { starts_at: at(2), ends_at: at(1) }])
    await expect(as(staff)(StaffArticlesResource.create, { ...wish, ...bad })).rejects.toMatchObject({
      kind: 'bad_input',
    })
})

test('today.1 today.4 today.6 today.9 lists come from real saves; staff put in and take out; what one hid is gone', async () => {
  const makers = [await world.person(), await world.person()]
  const savers = await Promise.all(Array.from({ length: 6 }, () => world.person()))
  const pin = async (title: string, by: Person) =>
    (await as(by)(PinResource.create, { title, image_base64: await aPicture() })).id
  const [loved, liked, quiet] = [
    await pin('Loved', makers[0] as Person),
    await pin('Liked', makers[1] as Person),
    await pin('Quiet', makers[1] as Person),
  ]
  for (const saver of savers) await as(saver)(RepinResource.create, { pin_id: loved })
  for (const saver of savers.slice(0, 2)) await as(saver)(RepinResource.create, { pin_id: liked })
  await world.actOnFacts()
  await updateToday(world.house)
  const ids = async (who: Person | null = null) => {
    const { parts } = await as(who)(TodayResource.get, {})
    return { best: parts.best.map(({ id }) => id), trending: parts.trending.map(({ id }) => id) }
  }
  expect(await ids()).toEqual({ best: [loved, liked], trending: [] })
  await as(staff)(StaffTodayResource.create, { part: 'best', pin: `/pin/${loved}/`, is_out: true })
  await as(staff)(StaffTodayResource.create, { part: 'best', pin: quiet, position: 1 })
  await world.actOnFacts()
  expect(await ids()).toEqual({ best: [quiet, liked], trending: [loved] })
  const [viewer] = savers as [Person]
  await as(viewer)(PinHideResource.update, { pin_id: liked as Id })
  expect((await ids(viewer)).best).toEqual([quiet])
  expect((await as(null)(TodayFeedResource.get, { part: 'trending' })).items.map(({ id }) => id)).toEqual([loved])
  const choices = (await as(staff)(StaffTodayResource.get, {})).items
  expect(choices.map(({ is_out, chosen_by }) => [is_out, chosen_by])).toEqual([
    [true, staff.username],
    [false, staff.username],
  ])
  await expect(as(viewer)(StaffTodayResource.get, {})).rejects.toMatchObject({ kind: 'forbidden' })
})

test('today.5 words that five people look for are told, never a person’s name', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => world.person()))
  await world.person({ username: 'marlene_fir', first_name: 'Marlene' })
  await sql`INSERT INTO name_search (kind, target_id, text, score) SELECT 'user', id, 'marlene', 1 FROM users
    WHERE username = 'marlene_fir'`.execute(world.house.db)
  for (const { id } of people)
    for (const term of ['Moss', 'Marlene', 'nude'])
      await sql`INSERT INTO searches (user_id, term, searched_at) VALUES (${id}, ${term}, ${world.house.clock()})`.execute(
        world.house.db,
      )
  await updateToday(world.house)
  expect((await as(null)(TodayResource.get, {})).words).toEqual(['moss'])
})
