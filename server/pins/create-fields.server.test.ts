import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { UserBlockResource, UserSettingsResource } from '#domain/resources/account.ts'
import { AggregatedCommentResource } from '#domain/resources/comments.ts'
import { DraftPublishResource, DraftResource } from '#domain/resources/drafts.ts'
import { InterestsResource, TopicFeedResource } from '#domain/resources/interests.ts'
import { AltTextResource, PictureCropResource } from '#domain/resources/media.ts'
import { NewsHubResource } from '#domain/resources/notifications.ts'
import { PinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { toOriginalKey } from '../files/file-keys.ts'
import { type StoredPicture, storePicture } from '../media/store-picture.ts'
import { drawTestPng } from '../media/testing/pictures.ts'
import { invalidateInterestTree } from '../records/interest-tree.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let world: TestHouse
let ada: Person
let ben: Person
let picture: StoredPicture
let turned: StoredPicture
beforeAll(async () => {
  world = await openTestHouse()
  ada = await world.person({ username: 'ada_fields' })
  ben = await world.person({ username: 'ben_fields' })
  picture = await storePicture(world.house, await drawTestPng(), ada.id)
  turned = await storePicture(
    world.house,
    await sharp(await drawTestPng())
      .rotate(90)
      .png()
      .toBuffer(),
    ada.id,
  )
})
afterAll(() => world.end())

const make = (options: object) => world.as(ada)(PinResource.create, { image_signature: picture.signature, ...options })

test.each([
  ['title', 100],
  ['description', 500],
  ['alt_text', 500],
] as const)(
  'create.2 a %s of %i characters is taken, counted by code points and trimmed; one more is refused at its field',
  async (field, most) => {
    expect((await make({ [field]: ` ${'🪹'.repeat(most)} ` }))[field]).toBe('🪹'.repeat(most))
    await expect(make({ [field]: 'a'.repeat(most + 1) })).rejects.toMatchObject({ kind: 'bad_input', field })
  },
)

test('create.2 a link of 2048 characters is taken and one more refused', async () => {
  const link = `https://example.com/${'a'.repeat(2028)}`
  expect((await make({ link })).link).toBe(link)
  await expect(make({ link: `${link}a` })).rejects.toMatchObject({ kind: 'bad_input', field: 'link' })
})

test('create.9 who is named is kept, linked and told once; unknown, private and blocked names stay plain text', async () => {
  const eve = await world.person({ username: 'eve_fields' })
  await world.as(eve)(UserBlockResource.create, { blocked_user_id: ada.id })
  const shy = await world.person({ username: 'shy_fields' })
  await world.as(shy)(UserSettingsResource.update, { is_private_profile: true })
  const text = 'With @ben_fields, @eve_fields, @shy_fields and @nobody_here'
  const pin = await make({ description: text })
  expect(pin.user_mention_tags).toMatchObject([
    { object_id: ben.id, offset: 5, length: 11, user: { username: 'ben_fields' } },
  ])
  await world.as(ada)(PinResource.update, { id: pin.id, description: `${text}!` })
  await world.actOnFacts()
  const news = (await world.as(ben)(NewsHubResource.get, {})).items
  expect(news).toHaveLength(1)
  expect(JSON.stringify(news)).toContain('mentioned you in a Pin')
  for (const untold of [eve, shy]) expect((await world.as(untold)(NewsHubResource.get, {})).items).toEqual([])
  await world.as(ben)(UserSettingsResource.update, { is_private_profile: true })
  expect((await world.as(ada)(PinResource.get, { id: pin.id })).user_mention_tags).toMatchObject([{ user: null }])
  await world.as(ben)(UserSettingsResource.update, { is_private_profile: false })
  const changed = await world.as(ada)(PinResource.update, { id: pin.id, description: 'Nobody' })
  expect(changed.user_mention_tags).toEqual([])
})

test('create.9 at most 20 are named', async () => {
  const many = await Promise.all(Array.from({ length: 22 }, (_, at) => world.person({ username: `named_${at + 100}` })))
  const pin = await make({ description: many.map(({ username }) => `@${username}`).join(' ') })
  expect(pin.user_mention_tags).toHaveLength(20)
})

test('create.10 a pin stands in the feeds of the topics it is tagged with; an unknown one and an 11th are refused', async () => {
  await world.house.db
    .insertInto('interests')
    .values(
      Array.from({ length: 11 }, (_, at) => ({
        id: world.house.newId(),
        name: `Topic ${at}`,
        url_name: `topic-${at}`,
        names: JSON.stringify({ en: `Topic ${at}` }),
      })),
    )
    .execute()
  invalidateInterestTree(world.house)
  const { items } = await world.as(ada)(InterestsResource.get, { query: 'topic', to_tag: true, page_size: 50 })
  const ids = items.map(({ id }) => id)
  expect(ids).toHaveLength(11)
  const pin = await make({ interest_ids: ids.slice(0, 10) })
  await world.actOnFacts()
  const feed = await world.as(ben)(TopicFeedResource.get, { interest: ids[3] as Id })
  expect(feed.items.map(({ id }) => id)).toContain(pin.id)
  await expect(make({ interest_ids: ids })).rejects.toMatchObject({ key: 'interest.tooMany', field: 'interest_ids' })
  await expect(make({ interest_ids: ['77'] })).rejects.toMatchObject({ key: 'interest.none', field: 'interest_ids' })
})

test('create.11 card.10 alt text is offered from what the picture shows, and stands as auto_alt_text where none was written', async () => {
  const objects = ['cat', 'chair', 'cat'].map((label) => ({ x: 0, y: 0, w: 0.5, h: 0.5, label, score: 0.9 }))
  await world.house.db
    .updateTable('images')
    .set({ objects: JSON.stringify(objects), read_version: 99 })
    .where('signature', '=', turned.signature)
    .execute()
  const ask = (locale: string) => world.as(ada, { locale })(AltTextResource.get, { image_signature: turned.signature })
  expect(await ask('en-US')).toMatchObject({ text: 'May show: cat and chair' })
  expect((await ask('de-DE')).text).toMatch(/^Zeigt vielleicht: /)
  const pin = await world.as(ada)(PinResource.create, { image_signature: turned.signature })
  expect([pin.alt_text, pin.auto_alt_text]).toEqual(['', 'May show: cat and chair'])
})

const crop = (options: object) =>
  world.as(ada)(PictureCropResource.create, {
    image_signature: picture.signature,
    x: 0,
    y: 0,
    w: 1,
    h: 1,
    turns: 0,
    ...options,
  })

test('create.12 a crop has the size of the part, turned first, and what was cut off is at no address once it is published', async () => {
  const whole = await storePicture(
    world.house,
    await sharp(await drawTestPng())
      .flip()
      .png()
      .toBuffer(),
    ada.id,
  )
  const { picture: part } = await crop({ image_signature: whole.signature, x: 0.25, y: 0.5, w: 0.5, h: 0.5, turns: 1 })
  expect([part.width, part.height]).toEqual([240, 320])
  const key = 'crop-draft-key'
  await world.as(ada)(DraftResource.create, {
    key,
    added_at: 1,
    picture: part,
    whole: { signature: whole.signature, ext: whole.ext, width: 640, height: 480, color: whole.dominant_color },
    crop: { x: 0.25, y: 0.5, w: 0.5, h: 0.5, turns: 1 },
  })
  await world.actOnFacts()
  expect(await world.house.files.get(toOriginalKey(whole.signature, whole.ext))).not.toBeNull()
  const pin = await world.as(ada)(DraftPublishResource.create, { key })
  await world.actOnFacts()
  expect([pin.image_signature, pin.image_width, pin.image_height]).toEqual([part.signature, 240, 320])
  expect(await world.house.files.get(toOriginalKey(whole.signature, whole.ext))).toBeNull()
})

test('create.12 too small a part is refused', async () => {
  await expect(crop({ w: 0.01 })).rejects.toMatchObject({ key: 'upload.tooSmall' })
})

test('create.13 with comments turned off a comment by call is 403, turned on again it works', async () => {
  const pin = await make({ is_comments_allowed: false })
  const say = () =>
    world.as(ben)(AggregatedCommentResource.create, {
      object_id: pin.aggregated_pin_data.id,
      pin_id: pin.id,
      text: 'Hello',
    })
  expect((await world.as(ben)(PinResource.get, { id: pin.id })).may_comment).toBe(false)
  await expect(say()).rejects.toMatchObject({ kind: 'forbidden' })
  await world.as(ada)(PinResource.update, { id: pin.id, is_comments_allowed: true })
  expect((await say()).text).toBe('Hello')
})

test('create.14 a carousel has 2 to 5 pictures in their order, each with its words and link', async () => {
  const slot = (signature: string, title: string) => ({
    image_signature: signature,
    title,
    details: `About ${title}`,
    link: 'https://example.com/',
  })
  const slots = [slot(turned.signature, 'Second first'), slot(picture.signature, 'First second')]
  const pin = await make({ carousel_slots: slots })
  expect(pin.carousel_data?.carousel_slots.map(({ title, details }) => [title, details])).toEqual([
    ['Second first', 'About Second first'],
    ['First second', 'About First second'],
  ])
  expect(pin.image_signature).toBe(turned.signature)
  for (const count of [1, 6])
    await expect(make({ carousel_slots: Array.from({ length: count }, () => slots[0]) })).rejects.toMatchObject({
      key: 'carousel.count',
      field: 'carousel_slots',
    })
})

test('a published pin’s picture is replaced by whoever made it, and the former one goes', async () => {
  const former = await storePicture(
    world.house,
    await sharp(await drawTestPng())
      .negate()
      .png()
      .toBuffer(),
    ada.id,
  )
  const pin = await make({ image_signature: former.signature })
  const replace = (person: Person) =>
    world.as(person)(PinResource.update, { id: pin.id, image_signature: turned.signature })
  await expect(replace(ben)).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await replace(ada)).toMatchObject({ image_signature: turned.signature, image_width: 480 })
  await world.actOnFacts()
  expect(await world.house.files.get(toOriginalKey(former.signature, former.ext))).toBeNull()
})
