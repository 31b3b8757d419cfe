import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { UserBlockResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinHideResource } from '#domain/resources/feedback.ts'
import { MarkedWordsResource } from '#domain/resources/marked-words.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import {
  ArticleResource,
  StaffArticlesResource,
  StaffTodayResource,
  TodayFeedResource,
  TodayResource,
} from '#domain/resources/today.ts'
import type { Person } from '../context.ts'
import { indexEverything } from '../search/index-everything.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { updateToday } from './update-today.ts'

let world: TestHouse
let staff: Person
beforeAll(async () => {
  world = await openTestHouse()
  staff = await world.person({ is_staff: true })
})
afterAll(() => world.end())
const as: TestHouse['as'] = (...who) => world.as(...who)
const day = (ago: number) => new Date(world.house.clock().getTime() - ago * 86_400_000).toISOString().slice(0, 10)

const searched = (user_id: Id, term: string) =>
  sql`INSERT INTO searches (user_id, term, searched_at) VALUES (${user_id}, ${term}, ${world.house.clock()})
    ON CONFLICT DO NOTHING`.execute(world.house.db)

test('today.8 today.9 a fresh house has nothing to show; a future, unreadable or long gone day is none', async () => {
  const today = await as(null)(TodayResource.get, {})
  expect(today).toMatchObject({ id: day(0), after: null, before: day(1), articles: [], words: [] })
  expect(Object.values(today.parts).flat()).toEqual([])
  expect(await as(null)(TodayResource.get, { date: day(30) })).toMatchObject({ before: null, after: day(29) })
  for (const date of [day(-1), day(31), 'yesterday', '2026-02-31'])
    await expect(as(null)(TodayResource.get, { date })).rejects.toMatchObject({ kind: 'not_found' })
})

test('today.9 a fresh house shows its articles alone', async () => {
  const starts_at = world.house.clock().toISOString()
  await as(staff)(StaffArticlesResource.create, { title: 'Hello', countries: 'NZ', starts_at })
  await updateToday(world.house)
  const today = await as(null, { country: 'NZ', locale: 'en-NZ' })(TodayResource.get, {})
  expect(today.articles.map(({ title }) => title)).toEqual(['Hello'])
  expect(today).toMatchObject({ words: [], earlier: {}, parts: { best: [], trending: [], popular: [], shop: [] } })
})

test('today.3 an article is there from its start until its end, for its countries and languages; staff see it before', async () => {
  const at = (hours: number) => new Date(world.house.clock().getTime() + hours * 3600_000).toISOString()
  const { id: pin_id } = await as(staff)(PinResource.create, { title: 'Cover', image_base64: await makeTestPicture() })
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
  for (const elsewhere of [
    { country: 'US', locale: 'de' },
    { country: 'DE', locale: 'en-US' },
    { country: 'US', locale: 'en-US' },
  ]) {
    await expect(read(elsewhere)).rejects.toMatchObject({ kind: 'not_found' })
    expect((await as(null, elsewhere)(TodayResource.get, {})).articles.map((one) => one.slug)).not.toContain(slug)
  }
  expect(await read({ country: 'DE', locale: 'de-DE' })).toMatchObject({ slug })
  world.pass(2 * 3600_000)
  await expect(read()).rejects.toMatchObject({ kind: 'not_found' })
  const board = await as(staff)(BoardResource.create, { name: 'Blue board' })
  const { id: cover_pin } = await as(staff)(PinResource.create, {
    title: 'Another',
    image_base64: await makeTestPicture(),
  })
  const whole = { ...wish, countries: '', languages: '', starts_at: at(-1), board: board.url, cover_pin }
  const written = await as(staff)(StaffArticlesResource.create, whole)
  expect(written).toMatchObject({ board: board.url, cover_pin, slug: 'blue-things-2' })
  const shown = await as(null)(ArticleResource.get, { slug: written.slug })
  const signature = (await as(staff)(PinResource.get, { id: cover_pin })).image_signature
  expect(shown).toMatchObject({ board: { id: board.id }, cover: { signature }, pin_ids: [pin_id] })
  const secret = await as(await world.person())(BoardResource.create, { name: 'Mine alone', privacy: 'secret' })
  for (const bad of [
    { starts_at: 'soon' },
    { pins: 'nothing' },
    { starts_at: at(2), ends_at: at(1) },
    { board: '/nobody/nothing/' },
    { board: secret.url },
    { cover_pin: '12' },
  ])
    await expect(as(staff)(StaffArticlesResource.create, { ...wish, ...bad })).rejects.toMatchObject({
      kind: 'bad_input',
    })
  for (const [field, sent, code] of [
    ['countries', 'de XX', 'XX'],
    ['languages', 'en qq', 'qq'],
  ])
    await expect(as(staff)(StaffArticlesResource.create, { ...wish, [field as string]: sent })).rejects.toMatchObject({
      kind: 'bad_input',
      field,
      values: { code },
    })
  expect(
    await as(staff)(StaffArticlesResource.create, { ...wish, countries: 'us, at', languages: 'EN pt' }),
  ).toMatchObject({ countries: 'US AT', languages: 'en pt' })
})

test('today.3 articles for elsewhere push none of one’s own out; an edit keeps pins that are gone and names a wrong one', async () => {
  const at = (hours: number) => new Date(world.house.clock().getTime() + hours * 3600_000).toISOString()
  const write = (more: object) => as(staff)(StaffArticlesResource.create, { title: 'Here', ...more })
  const everywhere = await write({ starts_at: at(-2) })
  for (let n = 0; n < 21; n++) await write({ title: 'Dort', countries: 'DE', starts_at: at(-1) })
  const american = { country: 'US', locale: 'en-US' }
  const slugs = async (more = {}) =>
    (await as(null, american)(TodayResource.get, more)).articles.map(({ slug }) => slug)
  expect(await slugs()).toContain(everywhere.slug)
  world.pass(24 * 3600_000)
  expect(await slugs({ date: day(1) })).toContain(everywhere.slug)
  for (const [state, times] of [
    ['draft', {}],
    ['scheduled', { starts_at: at(1) }],
    ['live', { starts_at: at(-1) }],
    ['ended', { starts_at: at(-2), ends_at: at(-1) }],
  ] as const)
    expect((await write(times)).state).toBe(state)
  const pin = async () =>
    (await as(staff)(PinResource.create, { title: 'Cover', image_base64: await makeTestPicture() })).id
  const [gone, stays] = [await pin(), await pin()]
  const { id, pins, cover_pin } = await write({ pins: `${gone} ${stays}` })
  await as(staff)(PinResource.delete, { id: gone })
  const sent = { id, title: 'Here', pins, cover_pin }
  expect(await as(staff)(StaffArticlesResource.update, sent)).toMatchObject({ pins, cover_pin: gone })
  await expect(as(staff)(StaffArticlesResource.update, { ...sent, pins: `${pins} /pin/12/` })).rejects.toMatchObject({
    key: 'today.noPin',
    field: 'pins',
    values: { pin: '/pin/12/' },
  })
  // A title of symbols alone yields no slug, so the URL has the id.
  const signs = await write({ title: '✨✨' })
  expect(signs.slug).toBe(signs.id)
})

test('today.1 today.4 today.6 today.9 lists come from real saves; staff put in and take out; what one hid is gone', async () => {
  const makers = [await world.person(), await world.person()]
  const savers = await Promise.all(Array.from({ length: 6 }, () => world.person()))
  const pin = async (title: string, by: Person) =>
    (await as(by)(PinResource.create, { title, image_base64: await makeTestPicture() })).id
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
  for (const position of [-1, 1.5, 101])
    await expect(as(staff)(StaffTodayResource.create, { part: 'best', pin: quiet, position })).rejects.toMatchObject({
      field: 'position',
      key: 'staff.todayPositionWrong',
    })
  await expect(as(viewer)(StaffTodayResource.get, {})).rejects.toMatchObject({ kind: 'forbidden' })
})

test('today.6 lists are of the viewer’s place, filled from everywhere below 8; of public pins, one creator at most twice, nothing of someone blocked', async () => {
  const locals = await Promise.all(Array.from({ length: 9 }, () => world.person({ locale: 'fi-FI' })))
  await world.house.db
    .updateTable('users')
    .set({ country: 'FI' })
    .where(
      'id',
      'in',
      locals.map(({ id }) => id),
    )
    .execute()
  const one = await world.person()
  const make = async (title: string, by: Person) =>
    (await as(by)(PinResource.create, { title, image_base64: await makeTestPicture() })).id
  const save = async (pin_id: Id, savers: readonly Person[]) => {
    for (const saver of savers) await as(saver)(RepinResource.create, { pin_id })
  }
  const loud: Id[] = []
  for (const n of [1, 2, 3]) loud.push(await make(`Suomi ${n}`, one))
  for (const id of loud) await save(id, locals.slice(0, 4))
  await indexEverything(world.house)
  await updateToday(world.house)
  const best = async (who: Person | null, place: object = { country: 'FI', locale: 'fi-FI' }) =>
    (await as(who, place)(TodayResource.get, {})).parts.best
  const few = await best(null)
  // Choices of staff, two pins by the person whom locals save, then the best from everywhere.
  expect(few.filter(({ pinner }) => pinner?.id === one.id)).toHaveLength(2)
  expect(few.slice(1, 3).every(({ pinner }) => pinner?.id === one.id)).toBe(true)
  expect(few.length).toBeGreaterThan(3)
  expect((await best(null, { country: 'US', locale: 'en-US' }))[0]?.pinner?.id).toBeDefined()
  // With eight local pins, there are no others.
  for (const [n, maker] of locals.slice(0, 8).entries()) await save(await make(`Oma ${n}`, maker), locals.slice(8))
  await indexEverything(world.house)
  await updateToday(world.house)
  const own = await best(null)
  expect(own.every(({ title }) => /^(Suomi|Oma|Quiet)/.test(title))).toBe(true)
  expect(own.length).toBeGreaterThanOrEqual(8)
  const viewer = await world.person()
  await as(viewer)(UserBlockResource.create, { blocked_user_id: one.id })
  expect((await best(viewer)).some(({ pinner }) => pinner?.id === one.id)).toBe(false)
  const shown = own.find(({ pinner }) => pinner?.id === one.id)
  await as(one)(PinResource.delete, { id: shown?.id as Id })
  expect((await best(null)).map(({ id }) => id)).not.toContain(shown?.id)
})

test('today.5 today.6 words that five people look for are told, those of one’s place first, never a person’s name nor a marked word', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => world.person()))
  await world.person({ username: 'marlene_fir', first_name: 'Marlene' })
  await indexEverything(world.house)
  for (const { id } of people) for (const term of ['Moss', 'Marlene', 'nude']) await searched(id, term)
  const germans = await Promise.all(Array.from({ length: 5 }, () => world.person({ locale: 'de-DE' })))
  const ids = germans.map(({ id }) => id)
  await world.house.db.updateTable('users').set({ country: 'DE' }).where('id', 'in', ids).execute()
  for (const user_id of ids) await searched(user_id, 'Strandkorb')
  for (const { id } of people) for (const term of ['moss', 'fern']) await searched(id, term)
  await updateToday(world.house)
  const words = async (place: object) => (await as(null, place)(TodayResource.get, {})).words
  const german = await words({ country: 'DE', locale: 'de-DE' })
  expect([german[0], german.toSorted()]).toEqual(['strandkorb', ['fern', 'moss', 'strandkorb']])
  expect((await words({ country: 'US', locale: 'en-US' })).slice(-1)).toEqual(['strandkorb'])
  // Words marked by staff are no longer shown from that moment on.
  await as(staff)(MarkedWordsResource.create, { word: 'Fern' })
  expect((await words({ country: 'DE', locale: 'de-DE' })).toSorted()).toEqual(['moss', 'strandkorb'])
  await as(staff)(MarkedWordsResource.delete, { word: 'fern' })
})

test('today.1 today.2 where nothing is saved anymore, a part is the one of the last day that has some, and says so', async () => {
  const lively = await as(null)(TodayResource.get, {})
  const trending = lively.parts.trending.map(({ id }) => id)
  expect(trending.length).toBeGreaterThan(0)
  expect(lively.earlier).toEqual({})
  const then = day(0)
  world.pass(5 * 86_400_000)
  await updateToday(world.house)
  const quiet = await as(null)(TodayResource.get, {})
  expect(quiet.parts.trending.map(({ id }) => id)).toEqual(trending)
  expect(quiet).toMatchObject({ id: day(0), earlier: { trending: then } })
  // Choices of staff count as today's, and so do saves within the month.
  expect(Object.keys(quiet.earlier)).toEqual(['trending'])
  const feed = async (more: object = {}) =>
    (await as(null)(TodayFeedResource.get, { part: 'trending', ...more })).items.map(({ id }) => id)
  expect(await feed({ date: then })).toEqual(trending)
  expect(await feed()).toEqual([])
  expect((await as(null)(TodayResource.get, { date: day(1) })).parts.trending).toEqual([])
  world.pass(31 * 86_400_000)
  await updateToday(world.house)
  expect((await as(null)(TodayResource.get, {})).parts.trending).toEqual([])
})

test('today.5 a name is a full name or a username, alone or among other words; one word of it is no name', async () => {
  await world.person({ username: 'martha_blue', first_name: 'Martha', last_name: 'Blue' })
  await world.person({ username: 'kiln', first_name: 'Ada', last_name: 'Quill' })
  await world.person({ username: 'zelda2', first_name: 'Zelda', last_name: 'Quorn' })
  await world.person({ first_name: '太郎', last_name: '田中' })
  await world.person({ first_name: '철수', last_name: '김' })
  await world.person({ first_name: 'Ada', last_name: 'O’Brien' })
  await world.person({ first_name: 'Anna-Lena', last_name: 'Zorn' })
  await world.person({ first_name: 'Anna', last_name: 'Müller' })
  await world.person({ first_name: 'Jörg', last_name: 'Kaefer' })
  await world.person({ first_name: 'Ron', last_name: 'Mc Donald' })
  await world.person({ first_name: 'Kit', last_name: 'Chen' })
  const shy = await world.person({ first_name: 'Anna Maria', last_name: 'Berg' })
  await as(shy)(UserSettingsResource.update, { exclude_from_search: true })
  await world.actOnFacts()
  await indexEverything(world.house)
  const names = ['Marlene', 'kiln', 'martha_blue', 'Martha Blue', 'martha blue wedding', 'a marlene fir']
  const turned = ['blue martha', 'quill ada', '田中太郎', '太郎 田中', 'anna berg', 'berg maria kitchen']
  const joined = [
    'zeldaquorn',
    'quornzelda',
    '김철수',
    '김철수 요리',
    '@zelda2',
    '@zelda2 kitchen',
    'ada obrien kitchen',
    'zeldaquorn kitchen',
    'mcdonald ron burger',
    '@zelda2’s',
    '@zelda2,',
    '#zelda2',
  ]
  const signs = [
    'ada obrien',
    'annalena zorn',
    'zorn annalena',
    'zelda quorns kitchen',
    'zelda quorn’s',
    'zeldaquorn’s',
    'marlene’s',
    'anna mueller',
    'annamueller kitchen',
    'joerg käfer',
  ]
  const words = [
    'art',
    'blue',
    'blue wedding',
    'kiln shelf',
    'martha',
    '100%',
    '田中',
    'zinc',
    'marlene wedding',
    '철수',
    'small kitchens',
    '#kiln shelf',
  ]
  const people = await Promise.all(Array.from({ length: 5 }, () => world.person()))
  // More names than the list has words; names don't take up places.
  for (const { id } of people)
    for (const term of [...names, ...turned, ...joined, ...signs, ...words]) await searched(id, term)
  await updateToday(world.house)
  expect((await as(null)(TodayResource.get, {})).words.toSorted()).toEqual(words.toSorted())
})

test('today.9 whatever staff put into a part is there, also a third thing of one creator', async () => {
  const maker = await world.person()
  const put: Id[] = []
  for (const title of ['Third', 'Second', 'First'])
    put.unshift((await as(maker)(PinResource.create, { title, image_base64: await makeTestPicture() })).id)
  await world.actOnFacts()
  await indexEverything(world.house)
  for (const [position, pin] of put.entries())
    await as(staff)(StaffTodayResource.create, { part: 'popular', pin, position })
  await world.actOnFacts()
  for (const place of [{}, { country: 'FI', locale: 'fi-FI' }])
    expect((await as(null, place)(TodayResource.get, {})).parts.popular.slice(0, 3).map(({ id }) => id)).toEqual(put)
})

test('today.9 what is put into another part goes there, and the day is never without its lists meanwhile', async () => {
  const { id } = await as(staff)(PinResource.create, { title: 'Moved', image_base64: await makeTestPicture() })
  await world.actOnFacts()
  await indexEverything(world.house)
  for (const part of ['best', 'trending'] as const) await as(staff)(StaffTodayResource.create, { part, pin: id })
  const { items } = await as(staff)(StaffTodayResource.get, {})
  expect(items.filter(({ pin_id }) => pin_id === id).map(({ part }) => part)).toEqual(['trending'])
  await world.actOnFacts()
  const sizes = async () => (await as(null)(TodayResource.get, {})).parts.trending.length
  const before = await sizes()
  // The lists are written completely or not at all.
  await sql`ALTER TABLE today_pins ADD CONSTRAINT no_more CHECK (false) NOT VALID`.execute(world.house.db)
  onTestFinished(async () => {
    await sql`ALTER TABLE today_pins DROP CONSTRAINT no_more`.execute(world.house.db)
  })
  await expect(updateToday(world.house)).rejects.toThrow()
  expect(before).toBeGreaterThan(0)
  expect(await sizes()).toBe(before)
})

test('today.9 what could never show is refused: a picture in the shop, and what not everyone sees', async () => {
  const board = await as(staff)(BoardResource.create, { name: 'Not yet', privacy: 'secret' })
  const picture = await as(staff)(PinResource.create, { title: 'A picture', image_base64: await makeTestPicture() })
  const secret = await as(staff)(PinResource.create, { board_id: board.id, image_base64: await makeTestPicture() })
  const put = (part: 'shop' | 'best', pin: Id) => as(staff)(StaffTodayResource.create, { part, pin })
  await expect(put('shop', picture.id)).rejects.toMatchObject({ key: 'today.noProduct', field: 'pin' })
  await expect(put('best', secret.id)).rejects.toMatchObject({ key: 'today.notForEveryone', field: 'pin' })
  const sold = await as(staff)(PinResource.create, { title: 'Sold', image_base64: await makeTestPicture() })
  await sql`UPDATE aggregates SET kind = 'product', rich = '{"is_oos_product": true}' WHERE first_pin_id = ${sold.id}`.execute(
    world.house.db,
  )
  await expect(put('shop', sold.id)).rejects.toMatchObject({ key: 'today.soldOut', field: 'pin' })
  for (const pin of ['12', `https://elsewhere.example/pin/${picture.id}/`])
    await expect(put('best', pin as Id)).rejects.toMatchObject({ key: 'pin.none', field: 'pin' })
  const chosen = (await as(staff)(StaffTodayResource.get, {})).items.map(({ pin_id }) => pin_id)
  expect(chosen).not.toContain(picture.id)
  expect(chosen).not.toContain(secret.id)
})
