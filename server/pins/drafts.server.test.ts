import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardCollaboratorResource, BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardArchiveResource, BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { DraftPublishResource, DraftResource, DraftScheduleResource, DraftsResource } from '#domain/resources/drafts.ts'
import { NewsHubResource } from '#domain/resources/notifications.ts'
import { PinResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { UserPinsResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { storePicture } from '../media/store-picture.ts'
import { sweepPictures } from '../media/sweep-pictures.ts'
import { drawTestPng } from '../media/testing/pictures.ts'
import { showViewer } from '../records/show-viewer.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { publishDueDrafts } from './publish-scheduled.ts'

let world: TestHouse
let ada: Person
let ben: Person
let picture: { signature: string; ext: string; width: number; height: number; color: string }
let board: { id: Id; name: string; url: string; privacy: 'public' }
const MINUTE = 60_000

beforeAll(async () => {
  world = await openTestHouse()
  ada = await world.person({ username: 'ada_drafts' })
  ben = await world.person({ username: 'ben_drafts' })
  const { signature, ext, width, height, dominant_color } = await storePicture(world.house, await drawTestPng(), ada.id)
  picture = { signature, ext, width, height, color: dominant_color }
  const { id, name, url } = await world.as(ada)(BoardResource.create, { name: 'Drafts' })
  board = { id, name, url, privacy: 'public' }
})
afterAll(() => world.end())

let made = 0
const newKey = () => `draft-key-${String(++made).padStart(6, '0')}`
const keep = (person: Person, key: string, more: object = {}) =>
  world.as(person)(DraftResource.create, { key, added_at: made * 1000, picture, ...more })
const listed = async (person: Person) => (await world.as(person)(DraftsResource.get, {})).drafts
const inMinutes = (minutes: number) => world.house.clock().getTime() + minutes * MINUTE
const schedule = (person: Person, key: string, at: number) =>
  world.as(person)(DraftScheduleResource.update, { key, at })
const scheduledCount = async (person: Person) => (await showViewer(await world.context(person))).scheduled_pin_count

test('create.5 a draft is listed for its maker with picture and words, and for nobody else, by address or in lists', async () => {
  const key = newKey()
  const before = (await world.as(ada)(BoardResource.get, { board_id: board.id })).pin_count
  const draft = await keep(ada, key, { title: 'Blue', board })
  await keep(ada, key, { title: 'Blue vase', link: 'not yet a link', is_known: true, board })
  expect(await listed(ada)).toMatchObject([
    { key, state: 'draft', title: 'Blue vase', link: 'not yet a link', picture, board: { id: board.id } },
  ])
  expect(await listed(ben)).toEqual([])
  expect(await world.as(ada)(PinResource.get, { id: draft.id })).toMatchObject({ state: 'draft', title: 'Blue vase' })
  for (const other of [ben, null])
    await expect(world.as(other)(PinResource.get, { id: draft.id })).rejects.toMatchObject({ kind: 'no_pin' })
  await world.actOnFacts()
  for (const person of [ada, ben]) {
    const lists = [
      await world.as(person)(BoardFeedResource.get, { board_id: board.id }),
      await world.as(person)(UserPinsResource.get, { username: 'ada_drafts' }),
      await world.as(person)(UserHomefeedResource.get, {}),
    ]
    expect(lists.flatMap(({ items }) => items).filter(({ id }) => id === draft.id)).toEqual([])
  }
  expect((await world.as(ada)(BoardResource.get, { board_id: board.id })).pin_count).toBe(before)
})

test('create.5 publishing or deleting a draft removes it everywhere, and what was changed elsewhere does not bring it back', async () => {
  const [first, second] = [newKey(), newKey()]
  const draft = await keep(ada, first, { title: 'Goes' })
  await keep(ada, second)
  const pin = await world.as(ada)(PinResource.create, {
    guid: first,
    image_signature: picture.signature,
    title: 'Goes',
    board_id: board.id,
  })
  expect([pin.id, pin.state]).toEqual([draft.id, 'live'])
  expect((await world.as(null)(PinResource.get, { id: pin.id })).title).toBe('Goes')
  await world.as(ada)(DraftResource.delete, { key: second })
  await world.as(ada)(DraftResource.delete, { key: second })
  expect((await listed(ada)).filter(({ key }) => key === first || key === second)).toEqual([])
  for (const key of [first, second])
    await expect(keep(ada, key, { is_known: true })).rejects.toMatchObject({ key: 'draft.gone' })
})

test('create.5 create.14 what was taken out of a draft can be put back, and so can the draft, however old its pictures are', async () => {
  const taken = await storePicture(world.house, await drawTestPng('#aa2222'), ada.id)
  const other = { ...picture, signature: taken.signature, ext: taken.ext }
  const slot = (one: typeof picture) => ({ ...one, title: '', details: '', link: '' })
  const key = newKey()
  const [two, one] = [{ slots: [slot(picture), slot(other)] }, { slots: [slot(picture)] }]
  await keep(ada, key, two)
  for (const isDeleted of [false, true]) {
    world.pass(2 * 24 * 60 * MINUTE)
    if (isDeleted) await world.as(ada)(DraftResource.delete, { key })
    else await keep(ada, key, { ...one, is_known: true })
    await world.actOnFacts()
    await sweepPictures(world.house)
    expect(await keep(ada, key, two)).toMatchObject(two)
  }
  await keep(ada, key, { ...one, is_known: true })
  world.pass(25 * 60 * MINUTE)
  await sweepPictures(world.house)
  await expect(keep(ada, key, { ...two, is_known: true })).rejects.toMatchObject({ kind: 'not_found' })
  await world.as(ada)(DraftResource.delete, { key })
})

test('create.5 a draft of another person can neither be changed nor taken, and nothing else is done with one’s own', async () => {
  const key = newKey()
  const { id } = await keep(ada, key)
  await world.as(ben)(DraftResource.delete, { key })
  await expect(world.as(ben)(DraftPublishResource.create, { key })).rejects.toMatchObject({ kind: 'not_found' })
  await expect(schedule(ben, key, inMinutes(60))).rejects.toMatchObject({ kind: 'not_found' })
  expect((await keep(ben, key)).id).not.toBe(id)
  await expect(world.as(ada)(RepinResource.create, { pin_id: id })).rejects.toMatchObject({ key: 'draft.unpublished' })
  await expect(world.as(ada)(PinResource.delete, { id })).rejects.toMatchObject({ key: 'draft.unpublished' })
  await expect(world.as(ada)(PinResource.update, { id, title: 'x' })).rejects.toMatchObject({
    key: 'draft.unpublished',
  })
})

test('create.5 the 201st draft is refused, and one without a picture', async () => {
  const eve = await world.person({ username: 'eve_drafts' })
  await keep(eve, newKey())
  await sql`INSERT INTO drafts (user_id, key, pin_id, form, added_at, changed_at)
    SELECT ${eve.id}, 'other-' || n, n, '{}', now(), now() FROM generate_series(1, 199) n`.execute(world.house.db)
  await expect(keep(eve, newKey())).rejects.toMatchObject({ key: 'draft.tooMany' })
  await expect(keep(ada, newKey(), { picture: null })).rejects.toMatchObject({ key: 'pin.pictureMissing' })
})

test.each([
  [9, 'draft.tooSoon'],
  [-5, 'draft.tooSoon'],
  [30 * 24 * 60 + 1, 'draft.tooLate'],
])('create.7 a time %i minutes ahead is refused at its field', async (minutes, why) => {
  const key = newKey()
  await keep(ada, key)
  await expect(schedule(ada, key, inMinutes(minutes))).rejects.toMatchObject({ key: why, field: 'at' })
})

test('create.7 a scheduled pin is its owner’s alone until its time, then it is live and listed, once', async () => {
  const [key, later] = [newKey(), newKey()]
  const { id } = await keep(ada, key, { title: 'On time', board })
  await keep(ada, later)
  expect(await schedule(ada, key, inMinutes(11))).toMatchObject({ state: 'scheduled' })
  await schedule(ada, later, inMinutes(40))
  await publishDueDrafts(world.house)
  expect(await world.as(ada)(PinResource.get, { id })).toMatchObject({ state: 'scheduled' })
  await expect(world.as(ben)(PinResource.get, { id })).rejects.toMatchObject({ kind: 'no_pin' })
  world.pass(12 * MINUTE)
  await Promise.all([publishDueDrafts(world.house), publishDueDrafts(world.house), publishDueDrafts(world.house)])
  await world.actOnFacts()
  const pin = await world.as(ben)(PinResource.get, { id })
  expect(pin).toMatchObject({ state: 'live', title: 'On time', board: { id: board.id } })
  expect(Math.abs(Date.parse(pin.created_at) - world.house.clock().getTime())).toBeLessThan(MINUTE)
  const { items } = await world.as(ben)(BoardFeedResource.get, { board_id: board.id })
  expect(items.filter((one) => one.id === id)).toHaveLength(1)
  expect((await listed(ada)).find((one) => one.key === later)?.state).toBe('scheduled')
})

test('create.2 create.7 a link is scheduled as it is typed, and what is wrong in a carousel is told then', async () => {
  const [key, wrong] = [newKey(), newKey()]
  const slots = [{ ...picture, title: '', details: '', link: 'nest.example/one' }]
  const second = { ...picture, title: '', details: '', link: '' }
  const { id } = await keep(ada, key, { link: 'nest.example/page', slots: [...slots, second] })
  await schedule(ada, key, inMinutes(11))
  world.pass(12 * MINUTE)
  await publishDueDrafts(world.house)
  expect(await world.as(ben)(PinResource.get, { id })).toMatchObject({
    link: 'https://nest.example/page',
    carousel_data: { carousel_slots: [{ link: 'https://nest.example/one' }, { link: null }] },
  })
  await keep(ada, wrong, { slots: [...slots, { ...second, link: 'not a link' }] })
  await expect(schedule(ada, wrong, inMinutes(20))).rejects.toMatchObject({
    key: 'link.invalid',
    field: 'carousel_slots',
  })
  await keep(ada, wrong, { is_known: true, slots })
  await expect(schedule(ada, wrong, inMinutes(20))).rejects.toMatchObject({ key: 'carousel.count' })
})

test('create.5 saving a draft takes at most one statement for all the pictures it gains, and none for those it has', async () => {
  const key = newKey()
  const taken = await Promise.all(
    ['#111111', '#222222', '#444444', '#888888'].map(async (color) =>
      storePicture(world.house, await drawTestPng(color), ada.id),
    ),
  )
  const slots = taken.map(({ signature, ext, width, height, dominant_color: color }) => {
    return { signature, ext, width, height, color, title: '', details: '', link: '' }
  })
  await keep(ada, key)
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const usesTaken = () =>
    spy.mock.calls.filter(([query]) => `${(query as { text?: string }).text}`.includes('INSERT INTO image_uses')).length
  await keep(ada, key, { slots, is_known: true })
  const atFirst = usesTaken()
  await keep(ada, key, { slots, is_known: true, title: 'Four jars' })
  const later = usesTaken() - atFirst
  spy.mockRestore()
  expect([atFirst, later]).toEqual([1, 0])
})

test('create.8 the time is changed, a pin published now or taken back, and those that wait are counted', async () => {
  const cat = await world.person({ username: 'cat_drafts' })
  const keys = [newKey(), newKey()] as const
  for (const key of keys) {
    await keep(cat, key, { title: key })
    await schedule(cat, key, inMinutes(20))
  }
  expect(await scheduledCount(cat)).toBe(2)
  const at = inMinutes(90)
  expect(await schedule(cat, keys[0], at)).toMatchObject({ scheduled_at: at })
  expect(await scheduledCount(cat)).toBe(2)
  await expect(keep(cat, keys[0])).rejects.toMatchObject({ key: 'draft.isScheduled' })
  const pin = await world.as(cat)(DraftPublishResource.create, { key: keys[0] })
  expect((await world.as(null)(PinResource.get, { id: pin.id })).title).toBe(keys[0])
  expect(await world.as(cat)(DraftScheduleResource.delete, { key: keys[1] })).toMatchObject({ state: 'draft' })
  expect(await scheduledCount(cat)).toBe(0)
  expect(await listed(cat)).toMatchObject([{ key: keys[1], state: 'draft', scheduled_at: null }])
})

test.each<[string, (board_id: Id, by: Person) => Promise<unknown>]>([
  ['archived', (board_id) => world.as(ada)(BoardArchiveResource.create, { board_id })],
  ['deleted', (board_id) => world.as(ada)(BoardResource.delete, { board_id })],
  [
    'closed to them',
    (board_id, { id }) => world.as(ada)(BoardCollaboratorResource.delete, { board_id, invited_user_id: id }),
  ],
])('create.8 when its board is %s meanwhile it is a draft again, and the news says why', async (how, close) => {
  const dan = await world.person({ username: `dan_${how.replaceAll(' ', '_')}` })
  const { id, name, url } = await world.as(ada)(BoardResource.create, { name: `Closes ${how}` })
  await world.as(ada)(BoardInviteResource.create, { board_id: id, invited_user_ids: [dan.id] })
  await world.as(dan)(BoardInviteResource.update, { board_id: id })
  const key = newKey()
  await keep(dan, key, { title: 'Blue hour', board: { id, name, url, privacy: 'public' } })
  await schedule(dan, key, inMinutes(10.5))
  await close(id, dan)
  world.pass(11 * MINUTE)
  await publishDueDrafts(world.house)
  await world.actOnFacts()
  expect(await listed(dan)).toMatchObject([{ key, state: 'draft' }])
  expect(await scheduledCount(dan)).toBe(0)
  const { items } = await world.as(dan)(NewsHubResource.get, {})
  expect(items[0]?.header_text).toMatch(
    /^We couldn’t publish “Blue hour” because its board is gone .* It’s back in your drafts\.$/,
  )
})

test('create.19 a write-banned account is told so, and the draft stays', async () => {
  const fay = await world.person({ username: 'fay_drafts' })
  const key = newKey()
  await keep(fay, key)
  await world.house.db
    .updateTable('users')
    .set({ settings: JSON.stringify({ is_write_banned: true }) })
    .where('id', '=', fay.id)
    .execute()
  await expect(world.as(fay)(DraftPublishResource.create, { key })).rejects.toMatchObject({ key: 'pin.writeBanned' })
  expect(await listed(fay)).toHaveLength(1)
})

test('create.7 Pins that fail to publish, however many, do not hold up those scheduled after them', async () => {
  const [gil, hal] = [await world.person({ username: 'gil_drafts' }), await world.person({ username: 'hal_drafts' })]
  const [broken, good] = [newKey(), newKey()]
  await keep(gil, broken)
  const { id } = await keep(hal, good)
  await schedule(gil, broken, inMinutes(11))
  await schedule(hal, good, inMinutes(12))
  // A form that no version can read throws, which is a bug rather than a refusal.
  await sql`UPDATE drafts SET form = '{"slots": 7}' WHERE key = ${broken}`.execute(world.house.db)
  await sql`INSERT INTO drafts SELECT user_id, key || n, pin_id, form, state, scheduled_at, added_at, changed_at
    FROM drafts, generate_series(1, 120) n WHERE key = ${broken}`.execute(world.house.db)
  world.pass(13 * MINUTE)
  await publishDueDrafts(world.house)
  expect(await world.as(null)(PinResource.get, { id })).toMatchObject({ state: 'live' })
  await world.house.db.deleteFrom('drafts').where('user_id', '=', gil.id).where('key', '!=', broken).execute()
})

const pageOf = (key: string, text: string) => ({ key, text })
const keepStory = (key: string, editor: string, pages: object[], more: object = {}) =>
  keep(ada, key, { picture: null, title: 'A walk', story: { pages }, editor, ...more })

/** Stores a row for a video of this person, as if it were uploaded. */
async function insertVideo({ id: user_id }: Person): Promise<Id> {
  const id = world.house.newId()
  const size = { bytes: 0, width: 9, height: 16, duration: 1000 }
  const file = { kind: 'video', ext: 'mp4', state: 'ready', cover_signature: picture.signature } as const
  await world.house.db
    .insertInto('videos')
    .values({ id, user_id, ...size, ...file, created_at: world.house.clock() })
    .execute()
  return id
}

test('create.5 saving a story again takes hardly more statements with twenty videos than with one, and nobody else’s video', async () => {
  const videos: Id[] = []
  for (let n = 0; n < 20; n++) videos.push(await insertVideo(ada))
  const pageOfVideo = (id: Id) => ({ key: `page-${id}`, text: '', picture, video: { id } })
  const countOf = async (ids: Id[]) => {
    const key = newKey()
    await keepStory(key, 'desk', ids.map(pageOfVideo))
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    await keepStory(key, 'desk', ids.map(pageOfVideo))
    const count = spy.mock.calls.length
    spy.mockRestore()
    return count
  }
  expect(await countOf(videos)).toBeLessThan((await countOf(videos.slice(0, 1))) + 5)
  const others = [videos[0] as Id, await insertVideo(ben)]
  await expect(keepStory(newKey(), 'desk', others.map(pageOfVideo))).rejects.toMatchObject({ key: 'upload.none' })
})

test('create.7 create.15 a story is scheduled, waits as its maker’s alone and is published with its pages, once', async () => {
  const key = newKey()
  const { id } = await keepStory(key, 'desk', [pageOf('a', 'Only words'), { ...pageOf('b', ''), picture }], { board })
  expect(await schedule(ada, key, inMinutes(11))).toMatchObject({ state: 'scheduled' })
  await expect(world.as(ben)(PinResource.get, { id })).rejects.toMatchObject({ kind: 'no_pin' })
  world.pass(12 * MINUTE)
  await Promise.all([publishDueDrafts(world.house), publishDueDrafts(world.house)])
  expect(await world.as(ben)(PinResource.get, { id })).toMatchObject({
    state: 'live',
    title: 'A walk',
    story_pin_data: { static_page_count: 2, first_text: 'Only words' },
  })
})

test('create.8 create.15 a story of words alone is published now, and one that lacks something can’t be scheduled', async () => {
  const [good, empty, untitled] = [newKey(), newKey(), newKey()]
  await keepStory(good, 'desk', [pageOf('a', 'Only words')])
  await schedule(ada, good, inMinutes(30))
  const pin = await world.as(ada)(DraftPublishResource.create, { key: good })
  expect(pin).toMatchObject({ image_signature: expect.stringMatching(/^[0-9a-f]{32}$/), state: 'live' })
  await keepStory(empty, 'desk', [pageOf('a', ' ')])
  await expect(schedule(ada, empty, inMinutes(30))).rejects.toMatchObject({ key: 'story.emptyPage' })
  await keepStory(untitled, 'desk', [pageOf('a', 'Words')], { title: ' ' })
  await expect(schedule(ada, untitled, inMinutes(30))).rejects.toMatchObject({ key: 'story.titleMissing' })
})

test('create.5 create.15 a story that two devices change at once loses no page', async () => {
  const key = newKey()
  const first = await keepStory(key, 'desk', [pageOf('a', 'One')])
  world.pass(1000)
  await keepStory(key, 'phone', [pageOf('a', 'One'), pageOf('p', 'From the phone')], { seen_at: first.changed_at })
  world.pass(1000)
  const both = await keepStory(key, 'desk', [pageOf('a', 'One'), pageOf('d', 'From the desk')], {
    seen_at: first.changed_at,
  })
  expect(both.story?.pages.map(({ text }) => text)).toEqual(['One', 'From the desk', 'From the phone'])
  world.pass(1000)
  const deleted = await keepStory(key, 'desk', [pageOf('a', 'One')], { seen_at: both.changed_at })
  expect(deleted.story?.pages.map(({ text }) => text)).toEqual(['One'])
})
