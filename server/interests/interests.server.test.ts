import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import {
  CategoriesResource,
  CategoryFeedResource,
  CategoryResource,
  ExploreSectionFeedResource,
  ExploreSectionsResource,
  InterestsResource,
  PinTopicsResource,
  RelatedInterestsResource,
  TopicBestResource,
  TopicFeedResource,
  TopicResource,
} from '#domain/resources/interests.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { StaffActsResource, StaffTopicMergeResource, StaffTopicsResource } from '#domain/resources/staff.ts'
import { InterestFollowingResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import type { Json } from '../db/tables.ts'
import { invalidateInterestTree, loadInterestTree } from '../records/interest-tree.ts'
import { indexEverything } from '../search/index-everything.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { seedInterests } from './seed-interests.ts'

let world: TestHouse
let fan: Person
const ids: Id[] = []
beforeAll(async () => {
  world = await openTestHouse()
  fan = await world.person({ username: 'fan' })
  for (const name of ['Bird houses', 'Moss'])
    ids.push(
      (
        await world.house.db
          .insertInto('interests')
          .values({ id: world.house.newId(), name, url_name: name.toLowerCase().replace(' ', '-') })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    )
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)

test('follow.1 interests are listed, followed once, and unfollowed again', async () => {
  const follows = async () =>
    (await as(fan)(InterestsResource.get, { to_tag: true })).items.map((one) => one.followed_by_me)
  const interest_id = ids[1] as Id
  expect(await follows()).toEqual([false, false])
  for (const _ of [1, 2])
    expect((await as(fan)(InterestFollowResource.create, { interest_id })).followed_by_me).toBe(true)
  expect(await follows()).toEqual([false, true])
  expect((await as(null)(InterestsResource.get, { to_tag: true })).items.map((one) => one.followed_by_me)).toEqual([
    false,
    false,
  ])
  expect((await as(null)(InterestFollowingResource.get, { username: 'fan' })).items.map(({ id }) => id)).toEqual([
    interest_id,
  ])
  expect((await as(fan)(InterestFollowResource.delete, { interest_id })).followed_by_me).toBe(false)
  expect(await follows()).toEqual([false, false])
  const first = await as(null)(InterestsResource.get, { to_tag: true, page_size: 1 })
  const second = await as(null)(InterestsResource.get, { to_tag: true, page_size: 1, bookmarks: first.next })
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Bird houses', 'Moss'])
})

test('a topic is found by id, address and name; its feed holds what is said to be about it and may be seen', async () => {
  const maker = await world.person()
  const secret = await as(maker)(BoardResource.create, { name: 'Secret', privacy: 'secret' })
  const pin = async (title: string, more = {}) =>
    as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title, ...more })
  const [a, b] = [await pin('Painted bird houses'), await pin('A row of bird houses')]
  await pin('Bird houses in secret', { board_id: secret.id })
  await pin('A stone')
  await world.actOnFacts()
  await indexEverything(world.house)
  world.pass(120_000)
  for (const interest of [ids[0] as string, 'bird-houses', 'Bird Houses']) {
    expect(await as(null)(TopicResource.get, { interest })).toMatchObject({ id: ids[0], name: 'Bird houses' })
    const { items } = await as(null)(TopicFeedResource.get, { interest })
    expect(items.map(({ id }) => id).toSorted()).toEqual([a.id, b.id].toSorted())
  }
  const topic = await as(null)(TopicResource.get, { interest: 'bird-houses' })
  expect([a.image_signature, b.image_signature]).toContain(topic.cover_images[0]?.signature)
  for (const question of [TopicResource.get, TopicFeedResource.get])
    await expect(as(null)(question, { interest: 'nothing' })).rejects.toMatchObject({ kind: 'not_found' })
  await expect(as(null)(TopicResource.get, { interest: '99999999999999999999' })).rejects.toMatchObject({
    kind: 'not_found',
  })
})

/** The default tree of topics, and a pin about cats. */
async function withTree() {
  await seedInterests(world.house)
  world.pass(10_000)
  const maker = await world.person()
  const pin = await as(maker)(PinResource.create, {
    image_base64: await makeTestPicture(),
    title: 'A tabby cat and her kitten',
  })
  await world.actOnFacts()
  const topicsOf = async (pin_id: Id) =>
    (await as(null)(PinTopicsResource.get, { pin_id })).items.map(({ url_name }) => url_name)
  return { maker, pin, topicsOf }
}

test('topic.2 the tree is seeded once; categories, a category, its feed and related interests answer, in German too', async () => {
  const { pin, maker } = await withTree()
  const dog = await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: 'A dog' })
  await world.actOnFacts()
  await seedInterests(world.house)
  world.pass(120_000)
  const { items } = await as(null)(CategoriesResource.get, { category_types: 'main', page_size: 100 })
  expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)))
  const animals = items.find(({ url_name }) => url_name === 'animals')
  expect(animals?.children.map(({ name }) => name)).toContain('Cats')
  // There are no products or videos, so no category leads to a page without any.
  for (const holding of ['products', 'videos'] as const)
    expect((await as(null)(CategoriesResource.get, { holding })).items).toEqual([])
  const german = { locale: 'de' }
  const cats = await as(null, german)(TopicResource.get, { interest: 'Katzen' })
  expect(cats).toMatchObject({
    name: 'Katzen',
    url_name: 'cats',
    parent: { name: 'Tiere' },
    children: [],
    is_thin: true,
  })
  const below = (await as(null)(CategoryResource.get, { category: 'animals' })).children
  expect(below.map(({ name }) => name)).toEqual(['Cats', 'Dogs'])
  const feed = await as(null)(CategoryFeedResource.get, { feed: 'animals', is_category_feed: true })
  expect(feed.items.map(({ id }) => id).toSorted()).toEqual([pin.id, dog.id].toSorted())
  const sections = await as(null)(ExploreSectionsResource.get, { page_size: 100 })
  expect(sections.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
  const section = await as(null)(ExploreSectionFeedResource.get, { section_id: animals?.id as Id })
  expect(section.items.map(({ id }) => id).toSorted()).toEqual([pin.id, dog.id].toSorted())
  const related = (await as(null)(RelatedInterestsResource.get, { interest_name: 'cats' })).items
  expect(related.map(({ url_name }) => url_name)).toContain('dogs')
  expect(related.map(({ url_name }) => url_name)).not.toContain('animals')
})

test('topic.3 the best stand in a row of their own and the grid goes on behind them without repeats', async () => {
  const maker = await world.person()
  for (let n = 0; n < 18; n++)
    await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: `Locomotive number ${n}` })
  await world.actOnFacts()
  const ask = { interest: 'trains' }
  const best = await as(null)(TopicBestResource.get, ask)
  const first = await as(null)(TopicFeedResource.get, { ...ask, behind_best: true, page_size: 6 })
  const second = await as(null)(TopicFeedResource.get, {
    ...ask,
    behind_best: true,
    page_size: 6,
    bookmarks: [first.next as string],
  })
  expect(best.items).toHaveLength(8)
  const all = [...best.items, ...first.items, ...second.items].map(({ id }) => id)
  expect([all.length, new Set(all).size]).toEqual([18, 18])
})

test('topic.3 from four pins on half of them are the best; what is about the topic before all else comes first', async () => {
  const { topicsOf } = await withTree()
  const maker = await world.person()
  const pin = async (title: string, alt_text = '') =>
    (await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title, alt_text })).id
  const fog = await pin('Fog in the forest, forest path', 'A forest with a horse')
  for (const title of ['Horse one', 'Horse two']) await pin(title)
  const parts = async () => {
    await world.actOnFacts()
    world.pass(120_000)
    const ask = { interest: 'horses' }
    const [best, grid] = [
      await as(null)(TopicBestResource.get, ask),
      await as(null)(TopicFeedResource.get, { ...ask, behind_best: true }),
    ]
    return { best: best.items.map(({ id }) => id), grid: grid.items.map(({ id }) => id) }
  }
  await parts()
  expect((await topicsOf(fog)).indexOf('horses')).toBeGreaterThan(0)
  expect(await parts()).toMatchObject({ best: [] })
  await pin('Horse three')
  await sql`UPDATE pin_search SET score = 9999 WHERE pin_id = ${fog}`.execute(world.house.db)
  const { best, grid } = await parts()
  expect([best.length, grid.length, best.includes(fog), grid[0]]).toEqual([2, 2, false, fog])
  expect(new Set([...best, ...grid]).size).toBe(4)
})

test('topic.2 a cover fits its name: what a picture is said to show counts more than a joke in its title', async () => {
  await withTree()
  const maker = await world.person()
  const pin = async (title: string, alt_text: string) =>
    (await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title, alt_text })).image_signature
  await pin('Summer streets, no cars', 'A dark green bike with a basket before a brick wall.')
  const shown = await pin('Behind the barn', 'An old red car under a tarp.')
  for (let n = 0; n < 4; n++) await pin(`Bedroom ${n}, in the colors of our bedroom`, 'Dunes in a desert at noon.')
  await world.actOnFacts()
  world.pass(120_000)
  const coverOf = async (interest: string) =>
    (await as(null)(TopicResource.get, { interest })).cover_images.map(({ signature }) => signature)
  expect(await coverOf('cars')).toEqual([shown])
  // The best pin is the topic's cover anyway, but the topic is not offered during onboarding.
  expect(await coverOf('bedroom')).toHaveLength(1)
  // A broad topic without covers below it takes a pin that is surely about one of its subtopics.
  expect((await coverOf('home-decor')).length).toBeGreaterThan(0)
  const { items } = await as(null)(InterestsResource.get, { with_pins: true, page_size: 250 })
  expect(items.map(({ url_name }) => url_name)).toContain('cars')
  expect(items.map(({ url_name }) => url_name)).not.toContain('motorcycles')
  expect(items.map(({ url_name }) => url_name)).not.toContain('bedroom')
})

test('topic.2 a cover is the best-scored pin that is surely about the topic; a shop category shows its best product', async () => {
  await withTree()
  const maker = await world.person()
  const pin = async (title: string, alt_text: string) =>
    as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title, alt_text })
  const surest = await pin('A red sports car, a vintage car, cars', 'A red car at a rally of vintage cars.')
  const liked = await pin('Behind the barn, a car', 'An old car under a tarp.')
  const unsure = await pin('Our motto: drive a car', 'A loaf of bread.')
  const product = await pin('A toy car', 'A wooden car.')
  await world.actOnFacts()
  for (const [at, { id }] of [surest, product, liked, unsure].entries())
    await sql`UPDATE pin_search SET score = ${1000 + at} WHERE pin_id = ${id}`.execute(world.house.db)
  await sql`UPDATE pin_search SET kind = 'product' WHERE pin_id = ${product.id}`.execute(world.house.db)
  world.pass(120_000)
  const { cover_images, parent } = await as(null)(TopicResource.get, { interest: 'cars' })
  expect(cover_images.map(({ signature }) => signature)).toEqual([liked.image_signature])
  const ask = { page_size: 60 }
  const { items } = await as(null)(CategoriesResource.get, { ...ask, holding: 'products' })
  const category = items.find(({ id }) => id === parent?.id)
  expect(category?.product_cover_images?.map(({ signature }) => signature)).toEqual([product.image_signature])
  expect(category?.cover_images.map(({ signature }) => signature)).not.toEqual([product.image_signature])
  expect((await as(null)(CategoriesResource.get, ask)).items.some((one) => one.product_cover_images)).toBe(false)
})

test('topic.2 a shop category with several products doesn’t show the one that another category shows', async () => {
  const { maker } = await withTree()
  const topicOf = async (interest: string) => (await as(null)(TopicResource.get, { interest })).id
  const [cats, cars] = [await topicOf('cats'), await topicOf('cars')]
  for (const [title, score] of [
    ['Best', 9002],
    ['Second', 9001],
  ] as const) {
    const { id } = await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title })
    await world.actOnFacts()
    await sql`UPDATE pin_search SET kind = 'product', score = ${score}, topics = ARRAY[${cats}, ${cars}]::bigint[]
      WHERE pin_id = ${id}`.execute(world.house.db)
  }
  world.pass(120_000)
  const { items } = await as(null)(CategoriesResource.get, { page_size: 60, holding: 'products' })
  const shown = items.map(({ product_cover_images }) => product_cover_images?.[0]?.signature)
  expect(shown.length).toBeGreaterThan(1)
  expect(new Set(shown).size).toBe(shown.length)
})

test('topic.10 a topic without listed pins is shown to staff alone: its page is 404 for others, and no list offers it', async () => {
  const { maker } = await withTree()
  const staff = await world.person({ is_staff: true })
  const secret = await as(maker)(BoardResource.create, { name: 'Secret aardvarks', privacy: 'secret' })
  await as(staff)(StaffTopicsResource.create, { names: 'Aardvarks' })
  const pin = async (more = {}) =>
    as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Two aardvarks', ...more })
  await pin({ board_id: secret.id })
  await world.actOnFacts()
  world.pass(120_000)
  const hasPage = (who: Person | null) =>
    as(who)(TopicResource.get, { interest: 'aardvarks' }).then(
      () => true,
      ({ kind }) => kind,
    )
  const lists = async (who: Person | null) => {
    const all = { page_size: 250 }
    const offered = [
      await as(who)(InterestsResource.get, all),
      await as(who)(InterestsResource.get, { query: 'aardvarks' }),
      await as(who)(CategoriesResource.get, all),
      await as(who)(ExploreSectionsResource.get, all),
    ]
    return offered.map(({ items }) => items.some(({ url_name }) => url_name === 'aardvarks'))
  }
  expect([await hasPage(null), await hasPage(maker), await hasPage(staff)]).toEqual(['not_found', 'not_found', true])
  expect(await lists(null)).toEqual([false, false, false, false])
  expect(await lists(staff)).toEqual([true, true, true, true])
  const tags = await as(maker)(InterestsResource.get, { query: 'aardvarks', to_tag: true })
  expect(tags.items.map(({ url_name }) => url_name)).toEqual(['aardvarks'])
  // The first listed pin opens the topic's page immediately; lists follow within a minute.
  await pin()
  await world.actOnFacts()
  expect(await hasPage(null)).toBe(true)
  world.pass(60_000)
  expect(await lists(null)).toEqual([true, true, true, true])
})

test('onboard.7 newcomers are offered topics with pictures, the most popular first', async () => {
  const { maker } = await withTree()
  for (const title of [
    'A newborn foal',
    'A horse',
    'A horse in a meadow',
    'A horse at rest',
    'A running horse',
    'A white horse',
  ])
    await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title, alt_text: 'A horse' })
  await world.actOnFacts()
  world.pass(120_000)
  const offered = async () => (await as(null)(InterestsResource.get, { with_pins: true, page_size: 250 })).items
  const place = async (topic: string) => (await offered()).findIndex(({ url_name }) => url_name === topic)
  for (const { name, cover_images, parent } of await offered())
    expect([name, cover_images.length, parent !== null]).toEqual([name, 1, true])
  expect(await place('horses')).toBeLessThan(await place('cars'))
  const { id: interest_id } = await as(null)(TopicResource.get, { interest: 'cars' })
  for (const follower of await Promise.all(Array.from({ length: 20 }, () => world.person())))
    await as(follower)(InterestFollowResource.create, { interest_id })
  world.pass(120_000)
  expect(await place('cars')).toBe(0)
})

test('route.32 a card and a pin name their topic in the language of whoever looks', async () => {
  const { maker, pin } = await withTree()
  const german = as(maker, { locale: 'de' })
  const whole = await german(PinResource.get, { id: pin.id })
  expect(whole.category_name).toBe('Tiere')
  expect(whole.pin_join.annotations_with_links_array).toEqual([
    { name: 'Tiere', url: '/search/pins/?q=Tiere&rs=annotation' },
  ])
  const { items } = await as(maker, { locale: 'de', fields: 'card' })(TopicFeedResource.get, { interest: 'cats' })
  expect(items.find(({ id }) => id === pin.id)).toMatchObject({ category: 'animals', category_name: 'Tiere' })
})

test('topic.5 entity.1 a creator takes a wrong topic off and it is not given again; their own tag is never overruled', async () => {
  const { maker, pin, topicsOf } = await withTree()
  const staff = await world.person({ is_staff: true })
  const stranger = await world.person()
  const idOf = async (interest: string) => (await as(staff)(TopicResource.get, { interest })).id
  const tell = async (who: Person, interest: string, is_on: boolean) =>
    as(who)(PinTopicsResource.update, { pin_id: pin.id, interest_id: await idOf(interest), is_on })
  expect(await topicsOf(pin.id)).toEqual(['cats'])
  expect(await as(maker)(PinResource.get, { id: pin.id })).toMatchObject({
    category: 'animals',
    category_name: 'Animals',
  })
  await expect(tell(stranger, 'cats', false)).rejects.toMatchObject({ kind: 'forbidden' })
  await tell(maker, 'cats', false)
  await tell(maker, 'humor', true)
  await as(maker)(PinResource.update, { id: pin.id, title: 'Cat, cat, cat' })
  await world.actOnFacts()
  expect(await topicsOf(pin.id)).toEqual(['humor'])
  await expect(tell(staff, 'humor', false)).rejects.toMatchObject({ kind: 'forbidden' })
  await as(staff)(StaffTopicsResource.update, { id: await idOf('dogs'), is_sensitive: true })
  await expect(tell(maker, 'dogs', true)).rejects.toMatchObject({ kind: 'forbidden' })
  await tell(staff, 'dogs', true)
  expect((await topicsOf(pin.id)).toSorted()).toEqual(['dogs', 'humor'])
  // Staff can also remove topics that were found automatically, and those are not found again.
  const other = await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: 'A cat on a rug' })
  await world.actOnFacts()
  expect(await topicsOf(other.id)).toContain('cats')
  const wrong = { pin_id: other.id, interest_id: await idOf('cats'), is_on: false }
  await as(staff)(PinTopicsResource.update, wrong)
  await as(maker)(PinResource.update, { id: other.id, title: 'Another cat on a rug' })
  await world.actOnFacts()
  expect(await topicsOf(other.id)).not.toContain('cats')
})

test('topic.9 staff add, rename, move, merge and hide topics; followers and pins go along, counted once', async () => {
  const { topicsOf } = await withTree()
  const staff = await world.person({ is_staff: true })
  const maker = await world.person()
  const times: Record<string, number> = {}
  const begins = (act: string) => {
    // The log stores whole seconds.
    times[act] = world.house.clock().setMilliseconds(0)
  }
  begins('topic')
  await as(staff)(StaffTopicsResource.create, { names: 'Newts' })
  world.pass(10_000)
  const newts = await as(staff)(TopicResource.get, { interest: 'newts' })
  const pond = await as(staff)(TopicResource.get, { interest: 'small-pets' })
  const pin = await as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Two newts' })
  await world.actOnFacts()
  expect(await topicsOf(pin.id)).toEqual(['newts'])
  begins('topic_changed')
  await as(staff)(StaffTopicsResource.update, { id: newts.id, name: 'Salamanders', parent_id: pond.parent?.id as Id })
  world.pass(10_000)
  expect(await as(null)(TopicResource.get, { interest: 'newts' })).toMatchObject({
    id: newts.id,
    name: 'Salamanders',
    url_name: 'salamanders',
    parent: { url_name: 'animals' },
  })
  await expect(as(staff)(StaffTopicsResource.update, { id: newts.id, name: 'Cats' })).rejects.toMatchObject({
    kind: 'conflict',
  })
  for (const name of ['', '  ', '!'])
    await expect(as(staff)(StaffTopicsResource.update, { id: newts.id, name })).rejects.toMatchObject({
      kind: 'bad_input',
      key: 'staff.topicNameMissing',
      field: 'name',
    })
  await expect(
    as(staff)(StaffTopicsResource.update, { id: pond.parent?.id as Id, parent_id: newts.id }),
  ).rejects.toMatchObject({ kind: 'bad_input' })
  for (const interest_id of [newts.id, pond.id]) await as(maker)(InterestFollowResource.create, { interest_id })
  await as(fan)(InterestFollowResource.create, { interest_id: newts.id })
  begins('topic_merged')
  await as(staff)(StaffTopicMergeResource.create, { id: newts.id, into_id: pond.id })
  await world.actOnFacts()
  world.pass(10_000)
  for (const interest of [newts.id, 'newts', 'salamanders'])
    expect(await as(null)(TopicResource.get, { interest })).toMatchObject({ id: pond.id, follower_count: 2 })
  expect(await topicsOf(pin.id)).toEqual(['small-pets'])
  begins('topic_hidden')
  await as(staff)(StaffTopicsResource.update, { id: pond.id, is_hidden: true })
  await world.actOnFacts()
  world.pass(10_000)
  await expect(as(null)(TopicResource.get, { interest: pond.id })).rejects.toMatchObject({ kind: 'not_found' })
  expect((await as(null)(InterestsResource.get, { page_size: 250 })).items.map(({ id }) => id)).not.toContain(pond.id)
  expect(await topicsOf(pin.id)).toEqual([])
  const acts = (await as(staff)(StaffActsResource.get, {})).items.slice(0, Object.keys(times).length).toReversed()
  expect(acts.map(({ act, by }) => [act, by])).toEqual(Object.keys(times).map((act) => [act, staff.username]))
  for (const { act, at } of acts) {
    const late = Date.parse(at) - (times[act] as number)
    expect(late, act).toBeGreaterThanOrEqual(0)
    expect(late, act).toBeLessThan(10_000)
  }
  await expect(as(maker)(StaffTopicsResource.get, {})).rejects.toMatchObject({ kind: 'forbidden' })
})

test('topic.9 a topic without a German name is called by its new one after a rename, and found by its old one', async () => {
  const { topicsOf } = await withTree()
  const staff = await world.person({ is_staff: true })
  await as(staff)(StaffTopicsResource.create, { names: 'Terrariums' })
  const { id } = await as(staff)(TopicResource.get, { interest: 'terrariums' })
  // Sends all fields, like the dialog does.
  const sent = { id, name_de: '', words: 'vivarium', words_de: '' }
  const renamed = await as(staff)(StaffTopicsResource.update, { ...sent, name: 'Glass gardens' })
  expect(renamed).toMatchObject({ name: 'Glass gardens', name_de: '', words: 'vivarium, Terrariums' })
  const german = async () => (await as(staff, { locale: 'de-DE' })(TopicResource.get, { interest: id })).name
  expect(await german()).toBe('Glass gardens')
  await as(staff)(StaffTopicsResource.update, { id, name_de: 'Glasgärten' })
  expect(await german()).toBe('Glasgärten')
  await as(staff)(StaffTopicsResource.update, { ...sent, words: renamed.words })
  expect(await german()).toBe('Glass gardens')
  const pin = await as(fan)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Two terrariums' })
  await world.actOnFacts()
  expect(await topicsOf(pin.id)).toEqual(['glass-gardens'])
})

test('topic.9 what stands below a hidden topic is hidden with it, and shown with it again', async () => {
  const { topicsOf } = await withTree()
  const staff = await world.person({ is_staff: true })
  await as(staff)(StaffTopicsResource.create, { names: 'Fossilry' })
  const { id: parent_id } = await as(staff)(TopicResource.get, { interest: 'fossilry' })
  await as(staff)(StaffTopicsResource.create, { names: 'Trilobites', parent_id })
  const pin = await as(fan)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Trilobites' })
  const all = async () => {
    await world.actOnFacts()
    world.pass(120_000)
    const { items } = await as(null)(CategoriesResource.get, { page_size: 100 })
    return items.flatMap(({ url_name, children }) => [url_name, ...children.map((child) => child.url_name)])
  }
  expect(await all()).toEqual(expect.arrayContaining(['fossilry', 'trilobites']))
  expect(await topicsOf(pin.id)).toEqual(['trilobites'])
  await as(staff)(StaffTopicsResource.update, { id: parent_id, is_hidden: true })
  const hidden = await all()
  expect([hidden.includes('fossilry'), hidden.includes('trilobites'), await topicsOf(pin.id)]).toEqual([
    false,
    false,
    [],
  ])
  await expect(as(null)(TopicResource.get, { interest: 'trilobites' })).rejects.toMatchObject({ kind: 'not_found' })
  await as(staff)(StaffTopicsResource.update, { id: parent_id, is_hidden: false })
  await world.actOnFacts()
  await as(fan)(PinResource.update, { id: pin.id, title: 'Trilobites again' })
  expect(await all()).toEqual(expect.arrayContaining(['fossilry', 'trilobites']))
})

test('what words speak for is worked out anew only when the words are others', async () => {
  const { house } = world
  const read = async () => {
    invalidateInterestTree(house)
    return (await loadInterestTree(house)).vocabulary
  }
  const before = await read()
  expect(await read()).toBe(before)
  const giveWords = (words: Json) => house.db.updateTable('interests').set({ words }).where('id', '=', moss).execute()
  const moss = ids[1] as Id
  await giveWords({ en: ['quagga'] })
  const after = await read()
  await giveWords({})
  const again = await read()
  expect([before, after, again].map(({ en }) => en.has('quagga'))).toEqual([false, true, false])
})

test('topic.2 what stands at the top is related to what its pins are about, too, not to its neighbors in the alphabet', async () => {
  await withTree()
  const maker = await world.person()
  for (let n = 0; n < 4; n++)
    await as(maker)(PinResource.create, {
      image_base64: await makeTestPicture(),
      title: `Cat number ${n}, a watercolor`,
    })
  await world.actOnFacts()
  await indexEverything(world.house)
  world.pass(120_000)
  const related = (await as(null)(RelatedInterestsResource.get, { interest_name: 'animals' })).items
  expect(related.map(({ url_name }) => url_name)).toEqual(['art'])
  expect((await as(null)(TopicResource.get, { interest: 'animals' })).related.map(({ url_name }) => url_name)).toEqual([
    'art',
  ])
})
