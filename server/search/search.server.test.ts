import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { TypeaheadClearRecentResource } from '#domain/resources/account.ts'
import { BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardArchiveResource, BoardResource } from '#domain/resources/boards.ts'
import { MarkedWordsResource } from '#domain/resources/marked-words.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import {
  AdvancedTypeaheadResource,
  BaseSearchResource,
  HashtagTypeaheadResource,
  RecentSearchesResource,
  type SearchExtras,
} from '#domain/resources/search.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import type { Person } from '../context.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { indexEverything } from './index-everything.ts'
import { updateTrending } from './trending.ts'

let world: TestServer
let maker: Person
let other: Person
beforeAll(async () => {
  world = await openTestServer()
  maker = await world.person({ username: 'clay_maker', first_name: 'Zoë', last_name: 'Töpfer' })
  other = await world.person({ username: 'other' })
  const ask = world.as(maker)
  const open = await ask(BoardResource.create, { name: 'Crème ceramics' })
  const secret = await ask(BoardResource.create, { name: 'Secret ceramics', privacy: 'secret' })
  const pin = async (title: string, board_id?: string, description?: string) =>
    ask(PinResource.create, { title, board_id, description, image_base64: await makeTestPicture() })
  await pin('Blue vase with lemons', open.id)
  await pin('Green vase on a shelf', open.id, 'Second firing #glazetest')
  await pin('Hidden vase', secret.id)
  await pin('Überraschung im Garten')
  await pin('Sensor board MPU6050')
  await pin('Terracotta instead of plastic')
  await pin('Синяя терраса')
  await pin('Θάλασσα το πρωί')
  await pin('器と花')
  await pin('حديقة صغيرة')
  await world.actOnFacts()
})
afterAll(() => world.end())

const titles = async (query: string, who: Person | null, scope?: 'my_pins') => {
  const found = await world.as(who)(BaseSearchResource.get, { query, scope })
  return found.items.map((item) => (item.type === 'pin' ? item.title : '')).sort()
}

test.each([
  ['vase', ['Blue vase with lemons', 'Green vase on a shelf']],
  ['VAS', ['Blue vase with lemons', 'Green vase on a shelf']],
  ['lemon blu', ['Blue vase with lemons']],
  ['vases', ['Blue vase with lemons', 'Green vase on a shelf']],
  ['lemon', ['Blue vase with lemons']],
  ['emon', []],
  ['6050', ['Sensor board MPU6050']],
  ['mpu', ['Sensor board MPU6050']],
  ['050', ['Sensor board MPU6050']],
  ['pu6', ['Sensor board MPU6050']],
  ['vase -lemons', ['Green vase on a shelf']],
  ['"vase with"', ['Blue vase with lemons']],
  ['"with vase"', []],
  ['терраса', ['Синяя терраса']],
  ['ΘΆΛΑΣΣΑ', ['Θάλασσα το πρωί']],
  ['花', ['器と花']],
  ['حديقة', ['حديقة صغيرة']],
  ['#glazetest', ['Green vase on a shelf']],
  ['#glaze', []],
  ['fiori', []],
  ['garten', ['Überraschung im Garten']],
  ['gärten', ['Überraschung im Garten']],
  ['uberraschung', ['Überraschung im Garten']],
  ['%', []],
  ["'; drop & | ! ( :*", []],
  ['', []],
])('search.7 a visitor who looks for %j finds %j', async (query, expected) => {
  expect(await titles(query, null)).toEqual(expected)
})

test('board.7 what is on a secret board is found by its owner among their own pins, by nobody else', async () => {
  expect(await titles('hidden', maker, 'my_pins')).toEqual(['Hidden vase'])
  expect(await titles('hidden', maker)).toEqual([])
  expect(await titles('hidden', other, 'my_pins')).toEqual([])
})

test('a pin that is gone is found no more, and found again when everything is made anew', async () => {
  const lost = await world.as(maker)(PinResource.create, {
    title: 'Lost property',
    image_base64: await makeTestPicture(),
  })
  await world.actOnFacts()
  expect(await titles('lost property', other)).toEqual(['Lost property'])
  await world.as(maker)(PinResource.delete, { id: lost.id })
  expect(await titles('lost property', other)).toEqual([])
  await world.house.db.deleteFrom('pin_search').execute()
  await indexEverything(world.house)
  expect(await titles('vase', other)).toHaveLength(2)
})

test('boards and people are found by parts of their names, without accents', async () => {
  const client = world.visitor()
  const boards = await client.get('BaseSearch', { query: 'creme', scope: 'boards' })
  expect(boards.data.results).toMatchObject([
    { type: 'board', name: 'Crème ceramics', url: '/clay_maker/crème-ceramics/'.replace('è', '%C3%A8') },
  ])
  expect((await client.get('BaseSearch', { query: 'secret', scope: 'boards' })).data.results).toEqual([])
  const people = await client.get('BaseSearch', { query: 'topfer', scope: 'people' })
  expect(people.data.results).toMatchObject([{ type: 'user', username: 'clay_maker' }])
})

test('search answers data.results with guides and goes on by its bookmark', async () => {
  const client = world.visitor()
  const first = await client.get('BaseSearch', { query: 'vase', page_size: 1 })
  expect(first.data.results).toHaveLength(1)
  expect(Array.isArray(first.data.guides)).toBe(true)
  const second = await client.get('BaseSearch', {
    query: 'vase',
    page_size: 1,
    bookmarks: [first.body.resource_response.bookmark],
  })
  expect(second.data.results).toHaveLength(1)
  expect(second.body.resource_response.bookmark).toBeUndefined()
})

test('typing is completed by what is said of pins, by names, and by what one looked for with consent', async () => {
  await indexEverything(world.house)
  const ask = world.as(maker, { consent: { analytics: false, marketing: false, personalization: true } })
  await ask(BaseSearchResource.get, { query: 'Lemon trees' })
  const items = (await ask(AdvancedTypeaheadResource.get, { term: 'lem' })).items
  expect(items.map((item) => item.label)).toEqual(['Lemon trees', 'lemons'])
  expect(items[0]).toMatchObject({ type: 'query', is_recent: true, resultIndex: 0 })
  expect((await world.as(other)(AdvancedTypeaheadResource.get, { term: 'blue va' })).items[0]?.label).toBe('blue vase')
  expect((await world.as(other)(AdvancedTypeaheadResource.get, { term: 'töp' })).items).toMatchObject([
    { type: 'user', query: 'clay_maker' },
  ])
  await ask(TypeaheadClearRecentResource.delete, {})
  expect((await ask(AdvancedTypeaheadResource.get, { term: 'lem' })).items.map((item) => item.label)).toEqual([
    'lemons',
  ])
})

test('search.8 a wrong letter is forgiven when nothing fits, the answer says what was searched instead, and it can be turned off', async () => {
  const ask = world.as(maker)
  for (const n of [1, 2, 3])
    await ask(PinResource.create, { title: `Crocodile number ${n}`, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  await indexEverything(world.house)
  const found = await world.as(null)(BaseSearchResource.get, { query: 'crocodlie' })
  expect(found.items).toHaveLength(3)
  expect(found.extra).toMatchObject({ correction: { query: 'crocodile', is_fewer: false } })
  // One wrong letter is forgiven from 4 letters on, in any position; two from 8.
  for (const n of [1, 2, 3])
    await ask(PinResource.create, { title: `Yurt ${n}`, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  await indexEverything(world.house)
  const meant = async (query: string) =>
    ((await world.as(null)(BaseSearchResource.get, { query })).extra as SearchExtras).correction?.query ?? null
  for (const query of ['yutr', 'yurd', 'yort', 'zurt', 'yuurt', 'uyrt'])
    expect([query, await meant(query)]).toEqual([query, 'yurt'])
  for (const query of ['yrt', 'yutrr', 'jutr']) expect([query, await meant(query)]).toEqual([query, null])
  for (const query of ['krokodile', 'crocodlies', 'rcocodiel', 'corcoidle', 'krocodila', 'rcocdoile'])
    expect([query, await meant(query)]).toEqual([query, 'crocodile'])
  expect(await meant('krokodille')).toBeNull()
  const typed = await world.as(null)(BaseSearchResource.get, { query: 'crocodlie', auto_correction_disabled: 'true' })
  expect(typed.items).toEqual([])
})

test('search.8 a word is corrected beside one that the results say in another way', async () => {
  for (const side of ['north', 'south', 'west'])
    await world.as(maker)(PinResource.create, {
      title: `Watercolor archipelago, ${side}`,
      image_base64: await makeTestPicture(),
    })
  await world.actOnFacts()
  await indexEverything(world.house)
  const { items, extra } = await world.as(null)(BaseSearchResource.get, { query: 'watercolour archipelego' })
  expect(items).toHaveLength(3)
  expect(extra).toMatchObject({ correction: { query: 'watercolour archipelago', is_fewer: false }, is_near: false })
})

test('search.8 a letter too many is told like any other wrong one, also where stems would forgive it', async () => {
  const ask = world.as(maker)
  const meant = async (query: string) =>
    ((await world.as(null)(BaseSearchResource.get, { query })).extra as SearchExtras).correction?.query ?? null
  for (const title of [
    'Sunset one',
    'Sunset two',
    'Sunset three',
    'Steel plan',
    'Glass plan',
    'Paper plan',
    'Deep lake',
    'Still lake',
    'Green lake',
    'Tall cake',
    'Plain cake',
    'Round cake',
  ])
    await ask(PinResource.create, { title, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  await indexEverything(world.house)
  for (const [query, word] of [
    ['sunsett', 'sunset'],
    ['lakee', 'lake'],
    ['llake', 'lake'],
    ['cakke', 'cake'],
    ['plann', 'plan'],
    ['crocodille', 'crocodile'],
  ] as const) {
    expect([query, await meant(query)]).toEqual([query, word])
    const asTyped = { query, auto_correction_disabled: true }
    expect([query, (await world.as(null)(BaseSearchResource.get, asTyped)).items]).toEqual([query, []])
  }
})

test('search.8 a word that matches only by its stem is corrected; forms of it, names and rare words stay', async () => {
  const ask = world.as(maker)
  for (const title of [
    'Family with ducks',
    'Family with geese',
    'Family with swans',
    'Ocelot asleep',
    'Ocelot awake',
    'Rosen am Baum',
    'Berg und Wald',
  ])
    await ask(PinResource.create, { title, description: '#pondlife', image_base64: await makeTestPicture() })
  for (const n of [1, 2, 3])
    await ask(PinResource.create, { title: `Red rental home ${n}`, image_base64: await makeTestPicture() })
  await ask(PinResource.create, { title: 'Hotel behind the reeds', image_base64: await makeTestPicture() })
  for (const name of ['Faimly', 'Bergwald']) await ask(BoardResource.create, { name })
  await world.person({ first_name: 'Famely', last_name: 'Rosenbaum' })
  await world.actOnFacts()
  await indexEverything(world.house)
  for (const [query, word] of [
    ['famile', 'family'],
    ['familly', 'family'],
    ['renttal', 'rental'],
    ['famile ducks', 'family ducks'],
    ['families', null],
    ['famil', null],
    ['reed', null],
    ['hote', null],
    ['hott', null],
    ['faimly', null],
    ['wiht', 'with'],
    ['famely', null],
    ['famile “with ducks”', 'family "with ducks"'],
    ['famile #pondlife', 'family #pondlife'],
    ['rosenbaum', null],
    ['baumrosen', 'baum rosen'],
    ['bergwald', null],
    ['ocelto', null],
  ] as const) {
    const { extra } = await world.as(null)(BaseSearchResource.get, { query })
    expect([query, (extra as SearchExtras).correction?.query ?? null]).toEqual([query, word])
  }
})

test('search.8 the host of a link is not indexed as a word, so it is neither suggested nor a correction', async () => {
  const link = 'https://quillfeather-studio.example/a'
  for (const n of [1, 2, 3])
    await world.as(maker)(PinResource.create, {
      title: `Inkwell ${n}`,
      link: `${link}${n}`,
      image_base64: await makeTestPicture(),
    })
  await world.actOnFacts()
  await indexEverything(world.house)
  const offered = async (term: string) =>
    (await world.as(null)(AdvancedTypeaheadResource.get, { term })).items.map(({ query }) => query)
  expect(await offered('inkw')).toEqual(['inkwell'])
  expect(await offered('quillf')).toEqual([])
  const { extra } = await world.as(null)(BaseSearchResource.get, { query: 'quillfeathre' })
  expect(extra).toMatchObject({ correction: null })
})

test('a query of which some words find something says which', async () => {
  const found = await world.as(null)(BaseSearchResource.get, { query: 'crocodile qwertzuiop' })
  expect(found.items).toHaveLength(3)
  expect(found.extra).toMatchObject({ correction: { query: 'crocodile', is_fewer: true } })
})

test('search.9 exact titles come before words that are said, these before what means the same', async () => {
  const ask = world.as(maker)
  const pin = async (title: string, description = '') =>
    ask(PinResource.create, { title, description, image_base64: await makeTestPicture() })
  await pin('Zucchini')
  await pin('Dinner', 'With zucchini from the garden')
  await pin('A very old lighthouse')
  await pin('Leuchtturm')
  await world.actOnFacts()
  const inOrder = async (query: string) =>
    (await world.as(null)(BaseSearchResource.get, { query })).items.map((item) =>
      item.type === 'pin' ? item.title : '',
    )
  expect((await inOrder('zucchini')).slice(0, 2)).toEqual(['Zucchini', 'Dinner'])
  expect(await inOrder('Leuchtturm')).toEqual(['Leuchtturm', 'A very old lighthouse'])
})

test('search.7 a part of a word finds nothing: "cat" is not in "terracotta", "tea" not in "instead"', async () => {
  for (const query of ['cot', 'stead', 'tea'])
    expect(await titles(query, null)).not.toContain('Terracotta instead of plastic')
})

test('search.11 pins are narrowed by kind and time; a filter that is none is ignored', async () => {
  const count = async (filters: object) =>
    (await world.as(null)(BaseSearchResource.get, { query: 'vase', ...filters } as never)).items.length
  expect(await count({ kind: 'image', since: 'day' })).toBe(2)
  expect(await count({ kind: 'video' })).toBe(0)
  expect(await count({ kind: 'nonsense', since: 'never' })).toBe(2)
  expect(await count({ brand: 'x', price: 'cheap', sort: 'sideways' })).toBe(2)
  // Only products have prices; for pins a price option has no effect.
  for (const price of ['1'.repeat(50), 5, { from: 1 }]) {
    expect(await count({ price })).toBe(2)
    const refused = { kind: 'bad_input', field: 'price' }
    await expect(count({ price, scope: 'buyable_pins' })).rejects.toMatchObject(refused)
  }
  for (const kind of ['video', 'gif', 'product', 'recipe', 'story', 'image']) {
    await sql`UPDATE pin_search SET kind = ${kind} WHERE title = 'blue vase with lemons'`.execute(world.house.db)
    const found = await world.as(null)(BaseSearchResource.get, { query: 'vase', kind } as never)
    expect(found.items.map((item) => item.type === 'pin' && item.title)).toContain('Blue vase with lemons')
    expect(found.items).toHaveLength(kind === 'image' ? 2 : 1)
  }
  const hours = (ago: number) =>
    sql`UPDATE pin_search SET saved_at = ${new Date(world.house.clock().getTime() - ago * 3_600_000)}
    WHERE title = 'green vase on a shelf'`.execute(world.house.db)
  const DAY = 24
  for (const [since, days] of Object.entries({ day: 1, week: 7, month: 30, year: 365 })) {
    await hours(days * DAY - 1)
    expect(await count({ since }), since).toBe(2)
    await hours(days * DAY + 1)
    expect(await count({ since }), since).toBe(1)
  }
  // Boards have no kind, so the filter is ignored.
  const boards = await world.as(null)(BaseSearchResource.get, { query: 'creme', scope: 'boards', kind: 'video' })
  expect(boards.items).toHaveLength(1)
  const priced = { query: 'creme', scope: 'boards', price: '1'.repeat(50) } as const
  expect((await world.as(null)(BaseSearchResource.get, priced)).items).toHaveLength(1)
})

test('search.10 each guide leads to at least two results and narrows it; later pages bring no others', async () => {
  const titles = ['Of lemons', 'With lemons', 'On a shelf', 'Under a shelf', 'In a row', 'In a box']
  for (const title of [...titles, ...titles.map((title) => `${title}, again`)])
    await world.as(maker)(PinResource.create, { title: `Trivets: ${title}`, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  const search = (more = {}) => world.as(null)(BaseSearchResource.get, { query: 'trivets', ...more })
  const ids = ({ items }: Awaited<ReturnType<typeof search>>) => items.map(({ id }) => id)
  const first = await search()
  const { guides } = first.extra as SearchExtras
  expect(guides.map(({ display }) => display)).toEqual(['Lemon', 'Shelf'])
  // A page asks for cards, which lack most fields.
  expect((await search({ field_set_key: 'card' })).extra).toMatchObject({ guides })
  for (const { term, display, image_url } of guides) {
    const narrowed = await search({ guides: [term] })
    expect(narrowed.items.length, term).toBeGreaterThan(1)
    expect(narrowed.items.length, term).toBeLessThan(first.items.length)
    expect(ids(first)).toEqual(expect.arrayContaining(ids(narrowed)))
    expect(narrowed.extra).toMatchObject({ correction: null, chosen: [{ term, display }] })
    expect((narrowed.extra as SearchExtras).guides.map((one) => one.term)).not.toContain(term)
    expect(narrowed.items.map((item) => item.type === 'pin' && item.images['136x136']?.url)).toContain(image_url)
  }
  const [one, two] = guides
  expect(ids(await search({ guides: [one?.term, two?.term] })).length).toBeLessThanOrEqual(1)
  const later = await search({ page_size: 1, bookmarks: (await search({ page_size: 1 })).next })
  expect(later.extra).toMatchObject({ guides: [] })
})

test('search.10 what only some of the words lead to is narrowed, too, and nothing else comes in its place', async () => {
  const search = (more = {}) => world.as(null)(BaseSearchResource.get, { query: 'vase lemons shelf', ...more })
  const found = async (more = {}) => (await search(more)).items.map((item) => (item.type === 'pin' ? item.title : ''))
  expect(await found({ guides: ['terracotta'] })).toEqual([])
})

test('search.8 little words are not what is left of a query, and its words are said as they were typed', async () => {
  const found = await world.as(null)(BaseSearchResource.get, { query: 'the zebroid’s Überraschung' })
  expect(found.extra).toMatchObject({ correction: { query: 'Überraschung', is_fewer: true } })
})

test('search.13 boards are found by name, description and sections, with cover, owner and count; archived and protected ones are not', async () => {
  const ask = world.as(maker)
  const board = await ask(BoardResource.create, { name: 'Quiet corner', description: 'Bitterns and reeds' })
  await ask(BoardSectionResource.create, { board_id: board.id, name: 'Warblers' })
  await ask(PinResource.create, { title: 'A reed', board_id: board.id, image_base64: await makeTestPicture() })
  const gone = await ask(BoardResource.create, { name: 'Bitterns of old' })
  await ask(BoardArchiveResource.create, { board_id: gone.id } as never)
  await ask(BoardResource.create, { name: 'Bitterns by address', privacy: 'protected' })
  await world.actOnFacts()
  await indexEverything(world.house)
  for (const query of ['quiet', 'bitterns', 'warbl']) {
    const { items } = await world.as(null)(BaseSearchResource.get, { query, scope: 'boards' })
    expect(items, query).toMatchObject([{ id: board.id, pin_count: 1, owner: { username: 'clay_maker' } }])
    expect(JSON.stringify(items)).toContain('cover_images')
  }
})

test("search.13 one's own secret boards stand in a part of their own, for their people alone", async () => {
  const asked = { query: 'secret', scope: 'boards' } as const
  const own = await world.as(maker)(BaseSearchResource.get, asked)
  expect(own.extra).toMatchObject({ own_boards: [{ name: 'Secret ceramics' }] })
  expect((await world.as(other)(BaseSearchResource.get, asked)).extra).toMatchObject({ own_boards: [] })
})

test('search.13 a secret group board is found by its collaborators, too, once they have joined, and by nobody else', async () => {
  const friend = await world.person()
  const board = await world.as(maker)(BoardResource.create, { name: 'Godwits together', privacy: 'secret' })
  const own = async (who: Person) => {
    const { items, extra } = await world.as(who)(BaseSearchResource.get, { query: 'godwits', scope: 'boards' })
    expect(items).toEqual([])
    return (extra as SearchExtras).own_boards.map(({ name }) => name)
  }
  await world.as(maker)(BoardInviteResource.create, { board_id: board.id, invited_user_ids: [friend.id] })
  expect(await own(friend)).toEqual([])
  await world.as(friend)(BoardInviteResource.update, { board_id: board.id, invited_user_id: friend.id })
  expect(await own(friend)).toEqual(['Godwits together'])
  expect(await own(maker)).toEqual(['Godwits together'])
  expect(await own(other)).toEqual([])
})

test("search.13 one's own secret boards are found by description and sections, too, after those with the name", async () => {
  const ask = world.as(maker)
  const secret = { privacy: 'secret' as const }
  const board = await ask(BoardResource.create, { ...secret, name: 'Gift list', description: 'Curlews and dunlins' })
  await ask(BoardSectionResource.create, { board_id: board.id, name: 'Lapwings' })
  await ask(BoardResource.create, { ...secret, name: 'Curlews' })
  const own = async (query: string, who = maker) => {
    const { extra } = await world.as(who)(BaseSearchResource.get, { query, scope: 'boards' })
    return (extra as SearchExtras).own_boards.map(({ name }) => name)
  }
  expect(await own('dunlin')).toEqual(['Gift list'])
  expect(await own('lapw')).toEqual(['Gift list'])
  expect(await own('gift lapwings')).toEqual(['Gift list'])
  expect(await own('curlew')).toEqual(['Curlews', 'Gift list'])
  expect(await own('dunlin herons')).toEqual([])
  expect(await own('dunlin', other)).toEqual([])
})

test('search.14 my_pins finds by board and note, my_content what one made; signed out both are refused', async () => {
  expect(await titles('secret', maker, 'my_pins')).toEqual(['Hidden vase'])
  const saved = await world.as(other)(BaseSearchResource.get, { query: 'blue vase' })
  const save = await world.as(other)(RepinResource.create, { pin_id: saved.items[0]?.id as Id })
  await world.as(other)(PinResource.update, { id: save.id, note: 'For the hallway' })
  await world.actOnFacts()
  expect(await titles('hallway', other, 'my_pins')).toEqual(['Blue vase with lemons'])
  expect(await titles('hallway', maker, 'my_pins')).toEqual([])
  const others = await world.as(other)(BaseSearchResource.get, { query: 'vase', scope: 'my_content' })
  expect(others.items).toEqual([])
  const made = await world.as(maker)(BaseSearchResource.get, { query: 'hidden', scope: 'my_content' })
  expect(made.items).toHaveLength(1)
  for (const scope of ['my_pins', 'my_content'] as const)
    await expect(world.as(null)(BaseSearchResource.get, { query: 'x', scope })).rejects.toMatchObject({
      kind: 'not_signed_in',
    })
})

test('search.16 at most 20 recent searches are kept, newest first, each can be removed, and none without consent', async () => {
  const agreed = world.as(other, { consent: { analytics: false, marketing: false, personalization: true } })
  const list = async () => (await agreed(RecentSearchesResource.get, {})).terms
  await world.as(other, { consent: null })(BaseSearchResource.get, { query: 'unasked' })
  for (let n = 1; n <= 22; n++) await agreed(BaseSearchResource.get, { query: `word ${n}` })
  expect(await list()).toEqual(Array.from({ length: 20 }, (_, at) => `word ${22 - at}`))
  expect(await list()).not.toContain('unasked')
  await agreed(RecentSearchesResource.delete, { term: 'word 22' })
  expect(await list()).not.toContain('word 22')
  expect((await world.as(maker)(RecentSearchesResource.get, {})).terms).not.toContain('word 21')
  // On any device, because recent searches are stored with the account.
  const elsewhere = world.as(other, { consent: { analytics: false, marketing: false, personalization: true } })
  await elsewhere(TypeaheadClearRecentResource.delete, {})
  expect(await list()).toEqual([])
  const suggested = (await agreed(AdvancedTypeaheadResource.get, { term: 'word' })).items
  expect(suggested.filter((item) => item.is_recent)).toEqual([])
})

test('search.19 tags are completed with their pin counts; one finds exactly its pins, in any script', async () => {
  await indexEverything(world.house)
  const { items } = await world.as(null)(HashtagTypeaheadResource.get, { query: '#glaze' })
  expect(items).toMatchObject([{ tag: '#glazetest', pin_count: 1 }])
  const ask = world.as(maker)
  await ask(PinResource.create, { title: 'One', description: 'Так #осень', image_base64: await makeTestPicture() })
  await ask(PinResource.create, {
    title: 'Two',
    description: 'И #осенью, осень',
    image_base64: await makeTestPicture(),
  })
  await world.actOnFacts()
  expect(await titles('#Осень', null)).toEqual(['One'])
})

test('search.19 a tag finds one’s own pins with exactly that tag, with other words and without some, in any script', async () => {
  const ask = world.as(maker)
  const secret = await ask(BoardResource.create, { name: 'Marsupials', privacy: 'secret' })
  const pin = async (title: string, description: string, board_id?: Id) =>
    ask(PinResource.create, { title, description, board_id, image_base64: await makeTestPicture() })
  await pin('Quokka one', 'Smiles #QuokkaTag')
  await pin('Quokka two', 'Sleeps #quokkatag', secret.id)
  await pin('Quokka three', 'The word quokkatag, and #quokkatags')
  const noted = await pin('Quokka four', 'In 初雪 #зима')
  await ask(PinResource.update, { id: noted.id, note: 'Later #quokkaplan' })
  await world.actOnFacts()
  expect(await titles('#quokkatag', maker, 'my_pins')).toEqual(['Quokka one', 'Quokka two'])
  expect(await titles('#quokkatag sleeps', maker, 'my_pins')).toEqual(['Quokka two'])
  expect(await titles('#quokkatag -sleeps', maker, 'my_pins')).toEqual(['Quokka one'])
  expect(await titles('#quokkatag #зима', maker, 'my_pins')).toEqual([])
  expect(await titles('#зима -初雪', maker, 'my_pins')).toEqual([])
  expect(await titles('#Зима', maker, 'my_pins')).toEqual(['Quokka four'])
  expect(await titles('#quokkaplan', maker, 'my_pins')).toEqual(['Quokka four'])
  expect(await titles('quokkatag', maker, 'my_pins')).toEqual(['Quokka one', 'Quokka three', 'Quokka two'])
  expect(await titles('#quokkatag', other, 'my_pins')).toEqual([])
  const made = await world.as(maker)(BaseSearchResource.get, { query: '#quokkatag', scope: 'my_content' })
  expect(made.items).toHaveLength(2)
})

test('search.7 search.19 whatever is found has the tag and none of the words that are left out; without the tag it is said', async () => {
  const pins = [
    ['Wool', 'Made of 羊毛 #fibertag'],
    ['Wool', 'Made in a mill #fibertag'],
    ['Numbat', 'Eats #termites at noon'],
    ['Numbat', 'Sleeps #insects by night'],
    ['Collar NB4040', 'Eats #power'],
    ['Collar NB4040', 'Sleeps often'],
  ]
  for (const [title, description] of pins)
    await world.as(maker)(PinResource.create, { title, description, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  for (const [query, descriptions, correction] of [
    ['numbat', ['Eats #termites at noon', 'Sleeps #insects by night'], null],
    ['numbat #insects', ['Sleeps #insects by night'], null],
    ['numbat -sleeps', ['Eats #termites at noon'], null],
    ['numbat "at noon"', ['Eats #termites at noon'], null],
    ['numbat -"at noon"', ['Sleeps #insects by night'], null],
    ['numbat -#insects', ['Eats #termites at noon'], null],
    ['4040 -sleeps', ['Eats #power'], null],
    ['b4040 #power', ['Eats #power'], null],
    ['b4040 "sleeps often"', ['Sleeps often'], null],
    ['b4040 collar -sleeps', ['Eats #power'], null],
    ['#fibertag -羊毛', ['Made in a mill #fibertag'], null],
    ['wool -羊毛', ['Made in a mill #fibertag'], null],
    ['numbat #nowhere', ['Eats #termites at noon', 'Sleeps #insects by night'], 'numbat'],
    ['numbat xyzzyx #nowhere', ['Eats #termites at noon', 'Sleeps #insects by night'], 'numbat'],
    ['"at noon" #nowhere', ['Eats #termites at noon'], '"at noon"'],
    ['xyzzyx #termites', ['Eats #termites at noon'], '#termites'],
    ['#nowhere #termites', ['Eats #termites at noon'], '#termites'],
    ['numbat "by noon"', ['Eats #termites at noon', 'Sleeps #insects by night'], 'numbat'],
    ['b4040 coll -sleeps', ['Eats #power'], null],
    ['Numbät #nowhere', ['Eats #termites at noon', 'Sleeps #insects by night'], 'Numbät'],
  ] as const) {
    const { items, extra } = await world.as(null)(BaseSearchResource.get, { query })
    const found = items.map((item) => (item.type === 'pin' ? item.description : '')).sort()
    expect([query, found, (extra as SearchExtras).correction?.query ?? null]).toEqual([query, descriptions, correction])
  }
})

test('search.21 a query of 300 characters is taken, of 301 refused; a marked word shows nothing, also while one types', async () => {
  const ask = world.as(null)
  expect((await ask(BaseSearchResource.get, { query: 'x'.repeat(300) })).items).toEqual([])
  await expect(ask(BaseSearchResource.get, { query: 'x'.repeat(301) })).rejects.toMatchObject({
    kind: 'bad_input',
    key: 'search.tooLong',
  })
  await world.house.db.insertInto('marked_words').values({ word: 'crocodile', marked_at: new Date() }).execute()
  await expect
    .poll(async () => (await ask(BaseSearchResource.get, { query: 'a Crocodile' })).extra, { timeout: 10_000 })
    .toMatchObject({ is_marked: true })
  expect(await ask(AdvancedTypeaheadResource.get, { term: 'crocodile' })).toEqual({
    items: [],
    notice: 'We don’t show results for this search. Our guidelines explain why.',
  })
  expect((await ask(AdvancedTypeaheadResource.get, { term: 'lemon' })).notice).toBeNull()
  // Special characters of SQL, and very long queries.
  for (const query of ['%', '_', '*', 'va%e', '\u0000\u0001vase\u001f', '\\', "' OR 1=1 --", 'lorem '.repeat(49)])
    for (const scope of ['pins', 'boards', 'users'] as const)
      expect((await ask(BaseSearchResource.get, { query, scope })).items.length, `${query} ${scope}`).toBeLessThan(5)
})

test('search.21 control characters and half a letter are harmless to a member whose searches are kept, too, and while one types', async () => {
  const member = await world.person()
  const ask = world.as(member, { consent: { analytics: false, marketing: false, personalization: true } })
  for (const query of ['\u0000vase', 'vase\u0000\u001f', 'va\ud800se', '\udc00']) {
    for (const scope of ['pins', 'boards', 'users', 'my_pins'] as const)
      await expect(ask(BaseSearchResource.get, { query, scope }), scope).resolves.toHaveProperty('items')
    for (const one of [ask, world.as(null)]) {
      await expect(one(AdvancedTypeaheadResource.get, { term: query })).resolves.toHaveProperty('items')
      await expect(one(HashtagTypeaheadResource.get, { query })).resolves.toHaveProperty('items')
    }
  }
  const words = async (term: string) => (await ask(AdvancedTypeaheadResource.get, { term })).items.map((i) => i.label)
  expect(await words('\u0000vas')).toEqual(await words('vas'))
  expect((await ask(RecentSearchesResource.get, {})).terms).toContain('vase')
  await ask(RecentSearchesResource.delete, { term: '\u0000vase' })
  expect((await ask(RecentSearchesResource.get, {})).terms).not.toContain('vase')
})

test('search.15 what many look for is told if a pin matches it, but never a person’s name nor anything sensitive', async () => {
  const agreed = { consent: { analytics: false, marketing: false, personalization: true } }
  const ask = world.as(maker)
  for (const title of ['Shells in a tidepool', 'Zoë Töpfer, clay maker, vases', 'Self harm'])
    await ask(PinResource.create, { title, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  for (const one of [await world.person(), await world.person(), await world.person()])
    for (const query of ['tidepool shells', 'zoë töpfer', 'clay maker vases', 'self harm', 'tidepool qwertzuiop'])
      await world.as(one, agreed)(BaseSearchResource.get, { query })
  await updateTrending(world.house)
  const { items } = await world.as(null)(AdvancedTypeaheadResource.get, { term: '' })
  expect(items.filter((item) => item.type === 'query').map(({ query }) => query)).toEqual(['tidepool shells'])
})

test('search.15 words are offered with the picture of their best pin, only those that lead to one, and corrected where nothing completes them', async () => {
  const ask = world.as(maker)
  const titles = ['Marquise tent', ...Array(3).fill('Marquetry chessboard')]
  for (const title of titles) await ask(PinResource.create, { title, image_base64: await makeTestPicture() })
  await world.actOnFacts()
  await indexEverything(world.house)
  const offered = async (term: string) =>
    (await world.as(null)(AdvancedTypeaheadResource.get, { term })).items.filter(({ type }) => type === 'query')
  const [marquetry] = await offered('marquet')
  const [best] = (await world.as(null)(BaseSearchResource.get, { query: 'marquetry' })).items
  const picture = best?.type === 'pin' ? best.images['136x136']?.url : undefined
  expect(marquetry).toMatchObject({ query: 'marquetry', image_url: picture })
  // A pin is called marquise, too, but none has both words.
  expect((await offered('chessboard marqu')).map(({ query }) => query)).toEqual(['chessboard marquetry'])
  expect((await offered('marquetryy')).map(({ query }) => query)).toEqual(['marquetry'])
  expect((await offered('chessboard marquetryy')).map(({ query }) => query)).toEqual(['chessboard marquetry'])
  expect(await offered('qwertzuiop')).toEqual([])
})

test('search.21 a marked word, its plural and its misspelling show the notice, and none of them is offered anywhere', async () => {
  const agreed = { consent: { analytics: false, marketing: false, personalization: true } }
  const ask = world.as(maker, agreed)
  await ask(BoardResource.create, { name: 'Sourdough mornings' })
  for (const n of [1, 2, 3])
    await ask(PinResource.create, {
      title: `Sourdough bread ${n}`,
      description: `Sourdoughs and sourdock #sourdough`,
      image_base64: await makeTestPicture(),
    })
  await ask(BaseSearchResource.get, { query: 'sourdough' })
  for (const one of [await world.person(), await world.person(), await world.person()])
    for (const query of ['sourdough', 'sourdock bread']) await world.as(one, agreed)(BaseSearchResource.get, { query })
  await world.actOnFacts()
  await indexEverything(world.house)
  await updateTrending(world.house)
  const offered = async (term: string) => (await ask(AdvancedTypeaheadResource.get, { term })).items.map((i) => i.label)
  const tags = async () => (await ask(HashtagTypeaheadResource.get, { query: '#sourd' })).items.map(({ tag }) => tag)
  const guides = async () =>
    ((await ask(BaseSearchResource.get, { query: 'trivets' })).extra as SearchExtras).guides.map(({ term }) => term)
  expect(await offered('')).toEqual(expect.arrayContaining(['sourdough', 'sourdock bread']))
  expect(await offered('sourd')).toEqual(expect.arrayContaining(['sourdough', 'sourdock', 'Sourdough mornings']))
  expect(await tags()).toEqual(['#sourdough'])
  const [guide, ...otherGuides] = await guides()
  const staff = world.as(await world.person({ is_staff: true }))
  for (const word of ['Sourdough', guide as string]) await staff(MarkedWordsResource.create, { word })
  const isMarked = async (query: string) =>
    ((await ask(BaseSearchResource.get, { query })).extra as SearchExtras).is_marked
  for (const query of ['warm sourdoughs', '#sourdough', 'sourdoguh'])
    expect([query, await isMarked(query)]).toEqual([query, true])
  expect((await ask(AdvancedTypeaheadResource.get, { term: 'sourdoughs' })).notice).not.toBeNull()
  expect(await isMarked('sourdock')).toBe(false)
  for (const term of ['', 'sourd']) {
    expect(await offered(term)).toContain('sourdock bread')
    expect((await offered(term)).filter((label) => /sourdough/i.test(label))).toEqual([])
  }
  expect(await tags()).toEqual([])
  expect(await guides()).toEqual(otherGuides)
})
