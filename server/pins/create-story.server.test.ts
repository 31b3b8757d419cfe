import { Readable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { DraftPublishResource, DraftResource, DraftsResource } from '#domain/resources/drafts.ts'
import { MediaUploadsResource } from '#domain/resources/media.ts'
import { ConversationMessagesResource, ConversationsResource } from '#domain/resources/messages.ts'
import { PinResource, PinRestoreResource, RepinResource } from '#domain/resources/pins.ts'
import { StoryPinResource } from '#domain/resources/stories.ts'
import { toStoryPages } from '#domain/rules/story/story-pages.ts'
import type { Person } from '../context.ts'
import { storePicture } from '../media/store-picture.ts'
import { tuneRoutes } from '../media/tunes.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { makeNextVideo } from '../video/make-video.ts'
import { storeVideo } from '../video/store-video.ts'
import { makeTestClip } from '../video/testing/clips.ts'
import { sweepTrash } from './trash-sweep.ts'

const DAY = 24 * 3600_000

let test_: TestHouse
let owner: Person
let other: Person
beforeAll(async () => {
  test_ = await openTestHouse()
  owner = await test_.person({ username: 'owner' })
  other = await test_.person({ username: 'other' })
})
afterAll(() => test_.end())

const picture = async () => {
  const bytes = Buffer.from((await makeTestPicture()).replace(/^data:[^,]*,/, ''), 'base64')
  return (await storePicture(test_.house, bytes, owner.id)).signature
}
const image = (image_signature: string) => ({ type: 'story_pin_image_block', image_signature })
const words = (text: string) => ({ type: 'story_pin_paragraph_block', text })
const page = (...blocks: object[]) => ({ blocks })
const story = (pages: object[], pin_title = 'A day by the lake') => JSON.stringify({ metadata: { pin_title }, pages })
const create = (story_pin: string, who = owner) => test_.as(who)(StoryPinResource.create, { story_pin })

async function product(): Promise<Id> {
  const { id } = await test_.as(owner)(PinResource.create, { image_base64: await makeTestPicture(), title: 'A cup' })
  const rich_summary = { type_name: 'product', display_name: 'A cup', products: [] }
  const rich = JSON.stringify({ rich_summary, is_shoppable: true })
  await test_.house.db.updateTable('aggregates').set({ rich, kind: 'product' }).where('first_pin_id', '=', id).execute()
  return id
}

test('create.15 create.16 a story keeps its pages in order and says how many stand still', async () => {
  const [first, second] = [await picture(), await picture()]
  const { id } = await create(
    story([page(words('Good morning')), page(image(first)), page(image(second), words('Noon'))]),
  )
  const pin = await test_.as(null)(PinResource.get, { id })
  expect(pin).toMatchObject({
    title: 'A day by the lake',
    image_signature: first,
    native_creator: { username: 'owner' },
  })
  expect(pin.story_pin_data).toMatchObject({
    is_deleted: false,
    has_product_pins: false,
    has_affiliate_products: false,
    static_page_count: 3,
    total_video_duration: 0,
    metadata: { pin_title: 'A day by the lake' },
    pages: [
      { id: '1', image_signature: null, blocks: [{ ...words('Good morning'), block_type: 1 }] },
      { id: '2', image_signature: first },
      { id: '3', image_signature: second },
    ],
  })
  const { publicUrl } = test_.house.settings
  const [block] = (pin.story_pin_data as { pages: { blocks: object[] }[] }).pages[1]?.blocks ?? []
  expect(block).toMatchObject({
    type: 'story_pin_image_block',
    block_type: 2,
    image: { images: { originals: { url: expect.stringMatching(`^${publicUrl}/originals/.*${first}`) } } },
  })
})

test('wire.16 create.16 numbers name blocks as well, clients’ further fields are no fault, unknown blocks are passed over', async () => {
  const signature = await picture()
  const style = { block_style: { height: 100, width: 100, x_coord: 0, y_coord: 0 } }
  const sent = {
    metadata: { pin_title: 'By numbers', canvas_aspect_ratio: 0.5625 },
    pages: [
      {
        blocks: [
          { ...style, type: 2, image_signature: signature },
          { type: 99, confetti: true },
        ],
        clips: [{ clip_type: 1 }],
        layout: 0,
      },
    ],
  }
  const { id } = await create(JSON.stringify(sent))
  const { story_pin_data } = await test_.as(owner)(PinResource.get, { id })
  expect(
    (story_pin_data as { pages: { blocks: { block_type: number }[] }[] }).pages.map((one) => one.blocks.length),
  ).toEqual([1])
})

test('create.16 products on pages set has_product_pins, those marked as affiliate has_affiliate_products', async () => {
  const [signature, cup] = [await picture(), await product()]
  const tag = (more: object = {}) => ({ type: 'story_pin_product_sticker_block', pin_id: cup, ...more })
  const plain = await create(story([page(image(signature), tag())]))
  const blocks = (data: typeof plain.story_pin_data) => data?.pages[0]?.blocks.map(({ type }) => type)
  expect(blocks(plain.story_pin_data)).toEqual(['story_pin_image_block', 'story_pin_product_sticker_block'])
  const older = await create(story([page(image(signature), tag({ type: 'story_pin_product_block' }))]))
  expect(blocks(older.story_pin_data)).toEqual(['story_pin_image_block', 'story_pin_product_sticker_block'])
  expect(plain.story_pin_data).toMatchObject({ has_product_pins: true, has_affiliate_products: false })
  const paid = await create(story([page(image(signature), tag({ is_affiliate: true }))]))
  expect(paid.story_pin_data).toMatchObject({ has_product_pins: true, has_affiliate_products: true })
  await expect(create(story([page(image(signature), tag({ pin_id: plain.id }))]))).rejects.toMatchObject({
    key: 'story.notProduct',
  })
  const six = Array.from({ length: 6 }, () => tag())
  await expect(create(story([page(image(signature), ...six)]))).rejects.toMatchObject({ key: 'story.tooManyProducts' })
})

test.each<[what: string, pages: () => Promise<object[]> | object[], title: string, key: string]>([
  ['a title', () => [page(words('Hello'))], '', 'story.titleMissing'],
  ['pages', () => [], 'Title', 'story.pageCount'],
  ['at most 20 pages', () => Array.from({ length: 21 }, () => page(words('Hello'))), 'Title', 'story.pageCount'],
  ['something on each page', () => [page(words('Hello')), page(words('  '))], 'Title', 'story.emptyPage'],
  ['at most 250 characters a page', () => [page(words('x'.repeat(251)))], 'Title', 'story.textTooLong'],
  [
    'one picture a page',
    async () => [page(image(await picture()), image(await picture()))],
    'Title',
    'story.onePicture',
  ],
  [
    'music of the house',
    () => [page(words('Hello'), { type: 4, audio: { audio_url: 'https://evil.test/a.mp3' } })],
    'Title',
    'story.noTune',
  ],
])('create.15 a story needs %s, or nothing is published', async (_, pages, title, key) => {
  await expect(create(story(await pages(), title))).rejects.toMatchObject({ key })
})

test('create.16 a page that names an upload of someone else is refused', async () => {
  const media_info_list = JSON.stringify([{ id: 'a', media_type: 'image-story-pin' }])
  const registered = await test_.as(other)(MediaUploadsResource.create, { media_info_list })
  const { upload_id } = Object.values(registered)[0] as { upload_id: string }
  const block = { type: 'story_pin_image_block', upload_id }
  await expect(create(story([page(block)]))).rejects.toMatchObject({ key: 'upload.none' })
})

test('create.15 a story of words alone has a plain picture for its card', async () => {
  const pin = await create(story([page(words('Only words'))]))
  expect(pin.image_signature).toMatch(/^[0-9a-f]{32}$/)
  expect(pin.story_pin_data).toMatchObject({ static_page_count: 1 })
})

test('story.6: music is named by its whole address, and that answers', async () => {
  const music = { type: 'story_pin_music_block', audio: { audio_url: '/sounds/river.wav' } }
  const pin = await create(story([page(words('La la'), music)]))
  const { publicUrl } = test_.house.settings
  const blocks = (pin.story_pin_data as unknown as { pages: { blocks: object[] }[] }).pages[0]?.blocks
  expect(blocks).toContainEqual({
    type: 'story_pin_music_block',
    block_type: 4,
    audio: { audio_url: `${publicUrl}/sounds/river.wav` },
  })
  const app = fastify()
  await app.register(tuneRoutes)
  const sound = await app.inject('/sounds/river.wav')
  expect([sound.statusCode, sound.headers['content-type'], sound.rawPayload.toString('latin1', 0, 4)]).toEqual([
    200,
    'audio/wav',
    'RIFF',
  ])
  expect(new Set(sound.rawPayload.subarray(44)).size).toBeGreaterThan(50)
})

test('story.7 its creator deletes a story: every save shows the placeholder until it is restored, which can be done for 30 days', async () => {
  const { as } = test_
  const pin = await create(story([page(image(await picture()))], 'Soon gone'))
  const board = await as(other)(BoardResource.create, { name: 'Stories' })
  const saved = await as(other)(RepinResource.create, { pin_id: pin.id, board_id: board.id })
  const conversation = await as(other)(ConversationsResource.create, { user_ids: [owner.id], text: 'Look' })
  await as(other)(ConversationMessagesResource.create, { conversation_id: conversation.id, pin: saved.id })
  const states = async () => {
    const [card] = (await as(other)(BoardFeedResource.get, { board_id: board.id })).items
    const { items } = await as(owner)(ConversationMessagesResource.get, { conversation_id: conversation.id })
    const sent = items.find((message) => message.pin)?.pin
    const whole = await as(null)(PinResource.get, { id: saved.id })
    return [card, sent, whole].map((one) => [one?.story_pin_data?.is_deleted, one?.image_signature === null])
  }
  expect(await states()).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ])
  await as(owner)(PinResource.delete, { id: pin.id })
  expect(await states()).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
  await as(owner)(PinRestoreResource.update, { id: pin.id })
  expect(await states()).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ])
  await as(owner)(PinResource.delete, { id: pin.id })
  test_.pass(29 * DAY)
  await sweepTrash(test_.house)
  await as(owner)(PinRestoreResource.update, { id: pin.id })
  await as(owner)(PinResource.delete, { id: pin.id })
  test_.pass(31 * DAY)
  await sweepTrash(test_.house)
  await expect(as(owner)(PinRestoreResource.update, { id: pin.id })).rejects.toMatchObject({ kind: 'no_pin' })
  expect(await states()).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
})

test('story.7 deleting a save of a story leaves the story', async () => {
  const pin = await create(story([page(image(await picture()))], 'Stays'))
  const saved = await test_.as(other)(RepinResource.create, { pin_id: pin.id })
  await test_.as(other)(PinResource.delete, { id: saved.id })
  expect(await test_.as(null)(PinResource.get, { id: pin.id })).toMatchObject({ story_pin_data: { is_deleted: false } })
})

const video = async (who = owner) => {
  const { id } = await storeVideo(test_.house, { stream: Readable.from([makeTestClip({ seconds: 2 })]) }, who.id)
  return id
}
const usesOf = (id: Id) =>
  test_.house.db.selectFrom('video_uses').select('aggregate_id').where('video_id', '=', id).execute()

test('story.1 story.3 create.15 a page of a video counts its length, shows its picture until it is ready, then plays', async () => {
  const [moving, still] = [await video(), await picture()]
  const block = { type: 'story_pin_video_block', video_id: moving }
  await expect(create(story([page(block)]), other)).rejects.toMatchObject({ key: 'upload.none' })
  const { id } = await create(story([page(block, words('Look')), page(image(still))]))
  const read = async () => (await test_.as(null)(PinResource.get, { id })).story_pin_data as StoryPinData
  const made = await read()
  expect(made).toMatchObject({ static_page_count: 1, total_video_duration: expect.closeTo(2000, -3) })
  const [waiting] = toStoryPages(made)
  expect(waiting).toMatchObject({ video: null, picture: { url: expect.stringMatching(/\/736x\//) }, texts: ['Look'] })
  await makeNextVideo(test_.house)
  await test_.actOnFacts()
  const [ready] = toStoryPages(await read())
  expect(ready).toMatchObject({
    picture: null,
    video: { id: moving, video_list: { V_720P: { url: expect.stringMatching(/^http.*\.mp4$/) } } },
  })
  expect(ready?.lasts).toBeGreaterThan(1500)
}, 60_000)

test('create.15 its maker gives a story other pages; what no page shows any more is let go', async () => {
  const [moving, still] = [await video(), await picture()]
  const { id } = await create(story([page({ type: 3, video_id: moving }), page(words('Two'))]))
  expect(await usesOf(moving)).toHaveLength(1)
  const change = (who: Person) =>
    test_.as(who)(StoryPinResource.update, { id, story_pin: story([page(image(still))], 'Anew') })
  await expect(change(other)).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await change(owner)).toMatchObject({
    title: 'Anew',
    image_signature: still,
    story_pin_data: { static_page_count: 1, total_video_duration: 0, pages: [{ image_signature: still }] },
  })
  expect(await usesOf(moving)).toEqual([])
}, 60_000)

test('create.15 a story that was changed elsewhere meanwhile is not overwritten', async () => {
  const { id, story_pin_data } = await create(story([page(words('One'))]))
  const { version } = story_pin_data as StoryPinData
  const change = (text: string, from?: number) =>
    test_.as(owner)(StoryPinResource.update, { id, story_pin: story([page(words(text))]), version: from })
  const [a, b] = await Promise.allSettled([change('From the desk', version), change('From the phone', version)])
  expect([a.status, b.status].sort()).toEqual(['fulfilled', 'rejected'])
  const refused = [a, b].find((one) => one.status === 'rejected')
  expect(refused).toMatchObject({ reason: { kind: 'conflict', key: 'story.changedElsewhere', field: 'story_pin' } })
  await change('After looking', (version ?? 0) + 1)
  await change('A client that knows of no versions')
  const { story_pin_data: now } = await test_.as(owner)(PinResource.get, { id })
  expect(now).toMatchObject({ version: 4, first_text: 'A client that knows of no versions' })
})

test('story.5 a card says what its first page says, alone or over the picture', async () => {
  const { id } = await create(story([page(words('Good'), words('morning')), page(image(await picture()))]))
  const seen = await create(story([page(image(await picture()), words('Noon'))]))
  const board = await test_.as(owner)(BoardResource.create, { name: 'Cards of stories' })
  const save = (pin_id: Id) => test_.as(owner)(RepinResource.create, { pin_id, board_id: board.id })
  for (const pin of [id, seen.id]) await save(pin)
  const { items } = await test_.as(owner)(BoardFeedResource.get, { board_id: board.id, field_set_key: 'card' })
  const told = items.map(({ story_pin_data: one }) => [one?.first_text, one?.is_first_text_over])
  expect(told.sort()).toEqual([
    ['Good\nmorning', false],
    ['Noon', true],
  ])
  expect(items.some(({ story_pin_data }) => 'pages' in (story_pin_data ?? {}))).toBe(false)
})

test('create.5 create.17 a draft keeps its video, and the pin that it becomes has it', async () => {
  const id = await video()
  const { signature, ext, width, height, dominant_color } = await storePicture(
    test_.house,
    Buffer.from((await makeTestPicture()).replace(/^data:[^,]*,/, ''), 'base64'),
    owner.id,
  )
  const kept = {
    key: 'draft-with-a-video',
    added_at: 1,
    picture: { signature, ext, width, height, color: dominant_color },
    video: { id },
  }
  await expect(test_.as(other)(DraftResource.create, kept)).rejects.toMatchObject({ key: 'upload.none' })
  await test_.as(owner)(DraftResource.create, kept)
  expect(await usesOf(id)).toHaveLength(1)
  const { drafts } = await test_.as(owner)(DraftsResource.get, {})
  expect(drafts).toMatchObject([{ video: { id } }])
  const pin = await test_.as(owner)(DraftPublishResource.create, { key: kept.key })
  expect(pin).toMatchObject({ video_status: 'processing', image_signature: signature })
  expect(await usesOf(id)).toHaveLength(1)
  await test_.as(owner)(DraftResource.create, { ...kept, key: 'another-draft-of-it' })
  await test_.as(owner)(DraftResource.delete, { key: 'another-draft-of-it' })
  expect(await usesOf(id)).toHaveLength(1)
}, 60_000)

test('create.17 the video and the cover of a published pin are replaced by whoever made it, and the former goes', async () => {
  const [former, next, cover] = [await video(), await video(), await picture()]
  const { id } = await test_.as(owner)(PinResource.create, { video_id: former })
  const replace = (more: object, who = owner) => test_.as(who)(PinResource.update, { id, ...more })
  await expect(replace({ video_id: next }, other)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(replace({ video_id: await video(other) })).rejects.toMatchObject({ key: 'upload.none' })
  await replace({ video_id: next })
  expect([await usesOf(former), (await usesOf(next)).length]).toEqual([[], 1])
  expect(await replace({ image_signature: cover })).toMatchObject({
    image_signature: cover,
    video_status: 'processing',
  })
  const plain = await test_.as(owner)(PinResource.create, { image_signature: cover })
  await expect(test_.as(owner)(PinResource.update, { id: plain.id, video_id: next })).rejects.toMatchObject({
    key: 'pin.videoStays',
  })
}, 60_000)
