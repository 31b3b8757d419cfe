import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { UserBlockResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { StaffPeopleResource } from '#domain/resources/staff.ts'
import { UserFollowResource, UserResource } from '#domain/resources/users.ts'
import { toPinPriceDisplay } from '#domain/rules/card/price.ts'
import type { StaffActOnPerson } from '#domain/rules/moderation/staff-acts.ts'
import { toRichFields } from '#domain/rules/rich/rich-fields.ts'
import { parseRichPage } from '#domain/rules/rich/rich-page.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import type { StoredMedia, StoredRich } from './show-kinds.ts'

let test_: TestHouse
let owner: Person
let other: Person
beforeAll(async () => {
  test_ = await openTestHouse()
  owner = await test_.person({ username: 'owner' })
  other = await test_.person({ username: 'other' })
})
afterAll(() => test_.end())

type StoredColumns = { media?: StoredMedia; rich?: StoredRich }

async function aPin({ media, rich }: StoredColumns): Promise<Id> {
  const options = { image_base64: await makeTestPicture(), title: 'A thing', link: 'https://shop.test/' }
  const { id } = await test_.as(owner)(PinResource.create, options)
  await test_.house.db
    .updateTable('aggregates')
    .set({ media: JSON.stringify(media ?? null), rich: JSON.stringify(rich ?? null) })
    .where('first_pin_id', '=', id)
    .execute()
  return id
}
const deleteStory = (id: Id) =>
  test_.house.db
    .updateTable('aggregates')
    .set({ story_deleted_at: new Date() })
    .where('first_pin_id', '=', id)
    .execute()
const whole = (id: Id) => test_.as(other)(PinResource.get, { id })
const card = (id: Id) => test_.as(other)(PinResource.get, { id, field_set_key: 'card' })

const slot = {
  id: '1',
  slot_id: '1',
  title: 'Red',
  details: '',
  link: null,
  item_id: null,
  image_signature: '0123456789abcdef0123456789abcdef',
  image_ext: 'jpg',
  image_width: 600,
  image_height: 900,
  dominant_color: '#aa0000',
}
const story = {
  id: '7',
  has_product_pins: true,
  has_affiliate_products: false,
  static_page_count: 2,
  total_video_duration: 0,
  metadata: { pin_title: 'A story' },
  pages: [
    { id: '1', image_signature: null, blocks: [{ type: 'story_pin_paragraph_block', block_type: 1, text: 'Hi' }] },
  ],
}

test('entity.3 a plain pin says null, false and none; its card leaves that out', async () => {
  const id = await aPin({})
  expect(await whole(id)).toMatchObject({
    videos: null,
    story_pin_data: null,
    carousel_data: null,
    rich_summary: null,
    sponsorship: null,
    promoter: null,
    shopping_flags: [],
    is_oos_product: false,
    is_eligible_for_web_closeup: true,
  })
  const shown = await card(id)
  expect(shown).not.toHaveProperty('videos')
  expect(shown).not.toHaveProperty('is_oos_product')
  expect(shown).not.toHaveProperty('is_eligible_for_web_closeup')
})

test('entity.11 the part of a picture that a card shows is told, and null when it is all of it', async () => {
  const image_crop = { min_y: 0.2, max_y: 0.7 }
  const id = await aPin({ media: { image_crop } })
  expect([(await whole(id)).image_crop, (await card(id)).image_crop]).toEqual([image_crop, image_crop])
  expect((await whole(await aPin({}))).image_crop).toBeNull()
})

const SET: [keyof StoredRich, keyof Pin][] = [
  ['is_eligible_for_pdp', 'is_eligible_for_pdp'],
  ['is_oos_product', 'is_oos_product'],
  ['is_shoppable', 'is_shoppable'],
  ['is_eligible_for_pre_loved_goods_label', 'is_eligible_for_pre_loved_goods_label'],
  ['is_go_linkless', 'is_go_linkless'],
]

test('entity.3 each flag is set by a state of its own', async () => {
  const plain = await whole(await aPin({}))
  for (const [stored, flag] of SET) {
    const shown = await whole(await aPin({ rich: { [stored]: true } }))
    expect([flag, plain[flag], shown[flag]]).toEqual([flag, false, true])
    for (const [, other] of SET) if (other !== flag) expect([flag, other, shown[other]]).toEqual([flag, other, false])
  }
  for (const flag of ['is_third_party_ad', 'promoted_is_removable', 'promoted_is_lead_ad'] as const) {
    const shown = await whole(await aPin({ rich: { promotion: { promoter_id: owner.id, [flag]: true } } }))
    expect([flag, plain[flag], shown[flag], shown.is_promoted]).toEqual([flag, false, true, true])
  }
  const apart = await whole(await aPin({ rich: { is_eligible_for_web_closeup: false } }))
  expect([plain.is_eligible_for_web_closeup, plain.should_open_in_stream]).toEqual([true, true])
  expect([apart.is_eligible_for_web_closeup, apart.should_open_in_stream]).toEqual([false, false])
  await test_.as(owner)(PinResource.update, { id: apart.id, link: '' })
  expect((await whole(apart.id)).should_open_in_stream).toBe(true)
  const { id: repin } = await test_.as(other)(RepinResource.create, { pin_id: plain.id })
  expect([plain.is_repin, (await whole(repin)).is_repin]).toEqual([false, true])
})

test('entity.3 a product is stale from the eighth day after its page was seen, and then shows no price', async () => {
  const said = { '@type': 'Product', name: 'Jar', offers: { price: 5, priceCurrency: 'USD', availability: 'InStock' } }
  const about = { url: 'https://shop.test/', title: 'Jar', description: '', now: test_.house.clock().getTime() }
  const page = parseRichPage({ jsonLd: [said], items: [], metas: [] }, about)
  const seen = async (days: number) =>
    card(await aPin({ rich: toRichFields(page, '1', new Date(about.now - days * 24 * 3600_000)) }))
  const [fresh, stale] = [await seen(6.9), await seen(7.1)]
  expect([fresh.is_stale_product ?? false, stale.is_stale_product]).toEqual([false, true])
  expect(toPinPriceDisplay(fresh, 'en-US')).toMatchObject({ kind: 'price', price: '$5.00' })
  expect(toPinPriceDisplay(stale, 'en-US')).toEqual({ kind: 'text', key: 'card.priceOnSite' })
})

test('entity.3 a pin can be promoted quickly by the business that made it, and by nobody else', async () => {
  const business = async () => {
    const { id } = await test_.person()
    await test_.house.db.updateTable('users').set({ is_partner: true }).where('id', '=', id).execute()
    return test_.house.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }
  const [maker, rival] = [await business(), await business()]
  const { id } = await test_.as(maker)(PinResource.create, {
    image_base64: await makeTestPicture(),
    link: 'https://shop.test/lamp',
  })
  const flag = async (who: Person) => (await test_.as(who)(PinResource.get, { id })).is_quick_promotable
  expect([await flag(maker), await flag(rival), await flag(other)]).toEqual([true, false, false])
})

test('entity.3 the promoted pin is an ad, a save of it is downstream of one, and another pin is neither', async () => {
  const ad = await aPin({ rich: { promotion: { promoter_id: owner.id } } })
  const { id: save } = await test_.as(other)(RepinResource.create, { pin_id: ad })
  const flags = async (id: Id) => {
    const { is_promoted, is_downstream_promotion } = await whole(id)
    return { is_promoted, is_downstream_promotion }
  }
  expect(await flags(ad)).toEqual({ is_promoted: true, is_downstream_promotion: false })
  expect(await flags(save)).toEqual({ is_promoted: false, is_downstream_promotion: true })
  expect(await flags(await aPin({}))).toEqual({ is_promoted: false, is_downstream_promotion: false })
})

test('entity.2 a phone has the address its source names for it, an ad its own; a website of someone names them', async () => {
  const mobile_link = 'https://m.shop.test/'
  const id = await aPin({ rich: { mobile_link } })
  expect(await whole(id)).toMatchObject({ link: 'https://shop.test/', mobile_link, link_user_website: null })
  expect((await card(id)).mobile_link).toBe(mobile_link)
  const ad_destination_url = 'https://shop.test/sale'
  const ad = await aPin({ rich: { promotion: { promoter_id: owner.id, ad_destination_url } } })
  expect(await whole(ad)).toMatchObject({ tracked_link: ad_destination_url, mobile_link: 'https://shop.test/' })
  await test_.house.db
    .insertInto('website_owners')
    .values({ host: 'shop.test', user_id: owner.id, verified_at: new Date() })
    .execute()
  const official_user = { username: 'owner' }
  expect(await whole(id)).toMatchObject({ link_domain: { official_user }, link_user_website: { official_user } })
})

test('carousel.7 the pictures of a carousel are given in every size; a card builds them itself', async () => {
  const id = await aPin({ media: { carousel_data: { id: '1', carousel_id: '1', index: 0, carousel_slots: [slot] } } })
  const { carousel_data } = await whole(id)
  expect(carousel_data?.carousel_slots[0]?.images['236x']).toMatchObject({ width: 236, height: 354 })
  const shown = await card(id)
  expect(shown.carousel_data?.carousel_slots[0]).toEqual(slot)
})

test('carousel.7 what is saved at a slot has its words, link and picture; saved on it keeps them', async () => {
  const blue = {
    ...slot,
    id: '2',
    slot_id: '2',
    title: 'Blue',
    details: 'Sky',
    link: 'https://blue.test/',
    item_id: 'b2',
  }
  const seen = { ...blue, image_signature: 'fedcba9876543210fedcba9876543210', dominant_color: '#0000aa' }
  const carousel_data = { id: '1', carousel_id: '1', index: 0, carousel_slots: [slot, seen] }
  const pin_id = await aPin({ media: { carousel_data } })
  const save = (options: object) => test_.as(other)(RepinResource.create, { pin_id, ...options })
  await expect(save({ carousel_slot_id: 'none' })).rejects.toMatchObject({ kind: 'bad_input' })
  const { id: board_id } = await test_.as(other)(BoardResource.create, { name: 'Blue things' })
  const { id } = await save({ board_id, carousel_slot_id: '2' })
  const picture = {
    image_signature: seen.image_signature,
    image_width: 600,
    image_height: 900,
    dominant_color: '#0000aa',
  }
  const saved = await whole(id)
  expect(saved).toMatchObject({
    title: 'Blue',
    description: 'Sky',
    link: 'https://blue.test/',
    alt_text: '',
    ...picture,
  })
  expect(saved.images.orig?.url).toContain(seen.image_signature)
  expect(saved.carousel_data).toMatchObject({ index: 1, carousel_slots: [{ item_id: null }, { item_id: 'b2' }] })
  const board = () => test_.as(other)(BoardResource.get, { board_id })
  expect((await board()).cover_images[0]).toMatchObject({ signature: seen.image_signature })
  await test_.as(other)(PinResource.update, { id, title: 'My blue' })
  expect((await card(id)).carousel_data?.carousel_slots.map(({ title }) => title)).toEqual(['Red', 'My blue'])
  const again = await test_.as(owner)(RepinResource.create, { pin_id: id, allow_duplicate: true })
  expect(await whole(again.id)).toMatchObject({ title: 'My blue', ...picture })
  const other_board = await test_.as(other)(BoardResource.create, { name: 'More blue' })
  await test_.as(other)(PinResource.update, { id, board_id: other_board.id })
  const moved = await test_.as(other)(BoardResource.get, { board_id: other_board.id })
  expect(moved.cover_images[0]).toMatchObject({ signature: seen.image_signature })
})

test('story.3 a story without a title on its pin is called by its own, until it is deleted', async () => {
  const id = await aPin({ media: { story_pin_data: story } })
  expect((await card(id)).grid_title).toBe('A thing')
  await test_.as(owner)(PinResource.update, { id, title: '' })
  for (const told of [await card(id), await whole(id)]) expect(told.grid_title).toBe('A story')
  await deleteStory(id)
  expect((await card(id)).grid_title).toBe('')
})

test('story.2 of a deleted story nothing is told but that, also where it was saved', async () => {
  const kept = await aPin({ media: { story_pin_data: story } })
  expect((await whole(kept)).story_pin_data).toMatchObject({ ...story, is_deleted: false })
  expect((await card(kept)).story_pin_data).not.toHaveProperty('pages')
  const id = await aPin({ media: { story_pin_data: story } })
  const { id: repin } = await test_.as(other)(RepinResource.create, { pin_id: id })
  await deleteStory(id)
  for (const one of [id, repin]) {
    const shown = await whole(one)
    expect(shown.story_pin_data).toMatchObject({ is_deleted: true, pages: [], metadata: { pin_title: '' } })
    expect([shown.image_signature, shown.images]).toEqual([null, {}])
  }
})

test('ads.3 the first pin is the ad, what others saved of it is downstream', async () => {
  const promotion = { promoter_id: owner.id, promoted_is_removable: true, ad_data: { collection_grid_click_type: 3 } }
  const id = await aPin({ rich: { promotion } })
  const { id: repin } = await test_.as(other)(RepinResource.create, { pin_id: id })
  expect(await card(id)).toMatchObject({
    is_promoted: true,
    promoter: { username: 'owner' },
    promoted_is_removable: true,
    ad_data: { collection_grid_click_type: 3, is_weight_loss_ad: false },
  })
  expect(await whole(repin)).toMatchObject({ is_promoted: false, is_downstream_promotion: true, promoter: null })
})

test('ads.3 an ad carries whose it is and how it is counted; a lead ad names its form', async () => {
  const carried = {
    pin_promotion_id: '11',
    campaign_id: '12',
    advertiser_id: '13',
    attribution_source_id: '14',
    dpa_creative_type: 'carousel',
    promoted_is_lead_ad: true,
    promoted_lead_form: { lead_form_id: '15' },
    ad_data: {
      ce_alt_image_signature: 'fedcba9876543210fedcba9876543210',
      collection_grid_click_type: 2,
      is_weight_loss_ad: true,
      exclude_from_grid_rep_tests: true,
    },
  }
  const id = await aPin({
    rich: { promotion: { promoter_id: owner.id, ...carried } as StoredRich['promotion'] & object },
  })
  expect(await whole(id)).toMatchObject(carried)
  const { id: repin } = await test_.as(other)(RepinResource.create, { pin_id: id })
  const none = Object.fromEntries(
    Object.keys(carried).map((name) => [name, name === 'promoted_is_lead_ad' ? false : null]),
  )
  expect(await whole(repin)).toMatchObject(none)
})

test('card.15 entity.12 a partnership names both sides', async () => {
  const id = await aPin({ rich: { sponsorship: { status: 4, creator_id: owner.id, sponsor_id: other.id } } })
  expect((await card(id)).sponsorship).toMatchObject({
    status: 4,
    creator: { username: 'owner' },
    sponsor: { id: other.id, username: 'other' },
  })
  // The sponsor is not shown to someone who blocked them, but to everyone else.
  const blocker = await test_.person()
  await test_.as(blocker)(UserBlockResource.create, { blocked_user_id: other.id })
  expect((await test_.as(blocker)(PinResource.get, { id })).sponsorship).toMatchObject({ status: 4, sponsor: null })
  expect((await test_.as(null)(PinResource.get, { id })).sponsorship?.sponsor?.username).toBe('other')
})

test('card.16 whoever pinned it first is told with a linkless pin only', async () => {
  const id = await aPin({ rich: { is_go_linkless: true } })
  expect((await card(id)).origin_pinner?.username).toBe('owner')
  expect(await card(await aPin({ rich: { is_oos_product: true } }))).not.toHaveProperty('origin_pinner')
})

const file = {
  url: 'https://media.test/a.mp4',
  width: 4,
  height: 6,
  duration: 1000,
  thumbnail: 'https://media.test/a.jpg',
}
const clip = { id: '1', duration: 1000, video_list: { V_720P: file } }

test.each([
  ['is still being made', { videos: clip, video_status: 'processing' as const }, null],
  ['failed', { videos: clip, video_status: 'failed' as const }, null],
  ['has no file', { videos: { ...clip, video_list: {} }, video_status: 'ready' as const }, null],
  ['is ready', { videos: clip, video_status: 'ready' as const }, clip],
])('video.7 a video that %s is told as it is', async (_, media, stored) => {
  const id = await aPin({ media })
  const pin = await whole(id)
  // The collection's pin is represented by its own picture.
  const thumbnail = pin.images['736x']?.url
  const told = stored && { ...stored, video_list: { V_720P: { ...file, thumbnail } } }
  expect(pin).toMatchObject({ videos: told, video_status: media.video_status })
  expect((await card(id)).videos ?? null).toEqual(told)
})

test('wire.8 the address of what is embedded is absolute', async () => {
  const id = await aPin({ media: { embed: { src: '/originals/aa/bb/cc/x.gif', type: 'gif' } } })
  expect((await whole(id)).embed).toEqual({ src: 'http://localhost:3000/originals/aa/bb/cc/x.gif', type: 'gif' })
})

test('entity.6 a pin tells its saves, its collection, and its owner what came of it in 30 days', async () => {
  const id = await aPin({})
  await test_.as(other)(RepinResource.create, { pin_id: id })
  const today = test_.house.clock().toISOString().slice(0, 10)
  await test_.house.db.deleteFrom('pin_days').where('pin_id', '=', id).execute()
  await test_.house.db
    .insertInto('pin_days')
    .values({ pin_id: id, day: today, impressions: 9, clicks: 4, saves: 1, closeups: 2, outbound: 1 })
    .execute()
  const told = async (who: Person) => (await test_.as(who)(PinResource.get, { id })).aggregated_pin_data
  expect(await told(owner)).toMatchObject({
    aggregated_stats: { saves: 1 },
    is_shop_the_look: false,
    pin_tags_chips: [],
    creator_analytics: { '30d_realtime': { impression: 9, pin_click: 4, save: 1 } },
  })
  expect((await told(other)).creator_analytics).toBeNull()

  const product = await test_.as(owner)(PinResource.create, { image_base64: await makeTestPicture(), title: 'A cup' })
  const look = await aPin({ media: { product_tags: [{ pin_id: product.id, x: 0.5, y: 0.25 }] } })
  const { aggregated_pin_data } = await whole(look)
  expect(aggregated_pin_data).toMatchObject({
    is_shop_the_look: true,
    pin_tags_chips: [{ id: product.id, image: expect.stringMatching(/^http.*170x/), link: `/pin/${product.id}/` }],
  })

  const item = {
    pin_id: product.id,
    link: 'https://shop.test/cup',
    image_signature: slot.image_signature,
    image_ext: 'jpg',
  }
  const ad = await aPin({ rich: { promotion: { promoter_id: owner.id, collection_items: [item] } as never } })
  expect((await whole(ad)).collection_pin?.item_data).toMatchObject([
    { pin_id: product.id, link: item.link, images: { '136x136': { url: expect.stringMatching(/^http/) } } },
  ])
})

test('entity.15 videos, carousels and stories are given whole, and by cards in their lean form', async () => {
  const file = { url: '/v/a.mp4', width: 720, height: 1280, duration: 8200, thumbnail: '/t.jpg' }
  const videos = { id: '5', duration: 8200, video_list: { V_720P: file } }
  const video = await aPin({ media: { videos, video_status: 'ready' } })
  for (const pin of [await whole(video), await card(video)])
    expect(pin.videos).toMatchObject({
      id: '5',
      duration: 8200,
      video_list: {
        V_720P: { ...file, url: expect.stringMatching(/^http.*a\.mp4$/), thumbnail: expect.stringMatching(/^http/) },
      },
    })
  const carousel_data = { id: '1', carousel_id: '1', index: 0, carousel_slots: [slot] }
  const carousel = await aPin({ media: { carousel_data } })
  expect((await whole(carousel)).carousel_data).toMatchObject({
    carousel_id: '1',
    index: 0,
    carousel_slots: [{ ...slot, images: { '236x': { width: 236, height: 354 }, orig: { width: 600, height: 900 } } }],
  })
  expect((await card(carousel)).carousel_data?.carousel_slots).toEqual([slot])
  const told = await aPin({ media: { story_pin_data: story } })
  expect((await whole(told)).story_pin_data).toMatchObject({ ...story, is_deleted: false })
  const { pages, ...lean } = story
  const shown = (await card(told)).story_pin_data
  expect(shown).toMatchObject({ ...lean, is_deleted: false, first_text: 'Hi' })
  expect(shown).not.toHaveProperty('pages')
})

test('entity.17 a phone’s address, tracking parameters, opening over the list and quick promotion come from states', async () => {
  const plain = await whole(await aPin({}))
  expect(plain.mobile_link).toBe(plain.link)
  const mobile = await whole(await aPin({ rich: { mobile_link: 'https://m.shop.test/' } }))
  expect(mobile.mobile_link).not.toBe(mobile.link)
  const ad = await whole(await aPin({ rich: { promotion: { promoter_id: owner.id, tracking_params: 'abc' } } }))
  expect(new URL(ad.tracked_link ?? '').searchParams.get('tp')).toBe('abc')
  expect(plain.tracked_link).toBe(plain.link)
  const apart = await whole(await aPin({ rich: { is_eligible_for_web_closeup: false } }))
  expect([plain.should_open_in_stream, apart.should_open_in_stream]).toEqual([true, false])

  const business = await test_.person()
  await test_.house.db.updateTable('users').set({ is_partner: true }).where('id', '=', business.id).execute()
  const picture = { image_base64: await makeTestPicture(), title: 'For sale' }
  const linked = await test_.as(business)(PinResource.create, { ...picture, link: 'https://shop.test/' })
  const linkless = await test_.as(business)(PinResource.create, picture)
  const quick = async (who: Person, id: Id) => (await test_.as(who)(PinResource.get, { id })).is_quick_promotable
  expect([await quick(business, linked.id), await quick(business, linkless.id), await quick(other, linked.id)]).toEqual(
    [true, false, false],
  )
})

test('entity.14 a person is told by names, pictures and marks, each from a state of its own', async () => {
  const person = await test_.person({ username: 'marked' })
  const read = () => test_.as(other)(UserResource.get, { username: 'marked' })
  expect(await read()).toMatchObject({
    id: person.id,
    username: 'marked',
    full_name: expect.stringMatching(/\S/),
    image_small_url: expect.stringMatching(/^http/),
    image_medium_url: expect.stringMatching(/^http/),
    image_large_url: expect.stringMatching(/^http/),
    is_verified_merchant: false,
    verified_identity: { verified: false },
    explicitly_followed_by_me: false,
    is_ads_only_profile: false,
    ads_only_profile_site: null,
    is_primary_website_verified: false,
  })
  await test_.as(other)(UserFollowResource.create, { user_id: person.id })
  const staff = await test_.person()
  await test_.house.db.updateTable('users').set({ is_staff: true }).where('id', '=', staff.id).execute()
  const act = (name: StaffActOnPerson) =>
    test_.as(staff)(StaffPeopleResource.update, { user_id: person.id, act: name, reason: 'Papers seen' })
  await expect(act('verify_merchant')).rejects.toMatchObject({ kind: 'forbidden' })
  await test_.house.db
    .updateTable('users')
    .set({ is_partner: true, website_verified_at: new Date(), website_url: 'https://shop.test/' })
    .where('id', '=', person.id)
    .execute()
  await act('verify_merchant')
  await act('verify_identity')
  expect(await read()).toMatchObject({
    is_verified_merchant: true,
    verified_identity: { verified: true },
    explicitly_followed_by_me: true,
    is_primary_website_verified: true,
  })
  await act('end_merchant')
  await act('end_identity')
  expect(await read()).toMatchObject({ is_verified_merchant: false, verified_identity: { verified: false } })
  await test_.house.db.updateTable('users').set({ ads_only_site: 'shop.test' }).where('id', '=', person.id).execute()
  expect(await read()).toMatchObject({ is_ads_only_profile: true, ads_only_profile_site: 'shop.test' })
})
