import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserBlockResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import {
  AdvancedTypeaheadResource,
  BaseSearchResource,
  RecentSearchesResource,
  SEARCH_SCOPES,
  type SearchExtras,
  SearchResource,
  type SearchScope,
} from '#domain/resources/search.ts'
import { toColorBucket } from '#domain/rules/visual/colors.ts'
import type { Person } from '../context.ts'
import { indexAggregateOfPin } from '../meaning/index-aggregates.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { indexEverything } from './index-everything.ts'
import { updateTrending } from './trending.ts'

let world: TestServer
let maker: Person
let other: Person
const agreed = { consent: { analytics: false, marketing: false, personalization: true } }

/** Creates a pin of a kind, findable immediately. */
async function aPin(title: string, kind = 'image', who = maker, more: object = {}) {
  const pin = await world.as(who)(PinResource.create, { title, image_base64: await makeTestPicture(), ...more })
  const rich = kind === 'product' ? JSON.stringify({ is_shoppable: true }) : '{}'
  await sql`UPDATE aggregates SET kind = ${kind}, rich = ${rich}::jsonb WHERE first_pin_id = ${pin.id}`.execute(
    world.house.db,
  )
  await world.actOnFacts()
  await indexAggregateOfPin(world.house, pin.id)
  return pin
}

beforeAll(async () => {
  world = await openTestServer()
  maker = await world.person({ username: 'maker', first_name: 'Gnu', last_name: 'Herder', is_partner: true })
  other = await world.person({ username: 'other' })
  await world.as(maker)(BoardResource.create, { name: 'Gnu watching' })
  for (const kind of ['image', 'video', 'story', 'product']) await aPin(`Gnu ${kind}`, kind)
  const [theirs] = [await aPin('Gnu of another, for sale', 'product', other)]
  const saved = await world.as(maker)(RepinResource.create, { pin_id: theirs.id })
  await world.actOnFacts()
  expect(saved.id).not.toBe(theirs.id)
  await indexEverything(world.house)
}, 60_000)
afterAll(() => world.end())

const found = async (scope: SearchScope, who: Person | null = maker, query = 'gnu') =>
  (await world.as(who)(BaseSearchResource.get, { query, scope })).items.map((item) =>
    item.type === 'pin' ? item.title : item.type === 'board' ? item.name : item.username,
  )

test.each<[SearchScope, string[]]>([
  ['pins', ['Gnu image', 'Gnu of another, for sale', 'Gnu product', 'Gnu story', 'Gnu video']],
  ['buyable_pins', ['Gnu of another, for sale', 'Gnu product']],
  ['shop_tool', ['Gnu of another, for sale', 'Gnu product']],
  ['videos', ['Gnu video']],
  ['idea_pins', ['Gnu story']],
  ['boards', ['Gnu watching']],
  ['users', ['maker']],
  ['my_pins', ['Gnu image', 'Gnu of another, for sale', 'Gnu product', 'Gnu story', 'Gnu video']],
  ['my_content', ['Gnu image', 'Gnu product', 'Gnu story', 'Gnu video']],
])('search.1, search.4 %s answers its own kind', async (scope, titles) => {
  expect((await found(scope)).sort()).toEqual(titles)
})

test('search.4 what is one’s own is found by oneself alone; the picker of products has one’s own first', async () => {
  expect(await found('my_content', other)).toEqual(['Gnu of another, for sale'])
  expect(await found('shop_tool', maker)).toEqual(['Gnu product', 'Gnu of another, for sale'])
  expect(await found('shop_tool', other)).toEqual(['Gnu of another, for sale', 'Gnu product'])
  expect(SEARCH_SCOPES).toHaveLength(9)
})

test('search.6 the bookmarks of BaseSearch and Search are each other’s, bound to query, kind and filters', async () => {
  const asked = { query: 'gnu', scope: 'pins' as const, page_size: 2 }
  const ask = world.as(null)
  const first = await ask(BaseSearchResource.get, asked)
  const second = await ask(SearchResource.get, { ...asked, bookmarks: first.next } as never)
  const third = await ask(BaseSearchResource.get, { ...asked, bookmarks: second.next } as never)
  const ids = [first, second, third].flatMap((page) => page.items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(5)
  for (const wrong of [{ query: 'gnus' }, { scope: 'videos' as const }, { kind: 'video' as const }])
    await expect(ask(SearchResource.get, { ...asked, ...wrong, bookmarks: first.next } as never)).rejects.toMatchObject(
      { kind: 'bad_input' },
    )
})

test('search.12 people are found by name and username; private, deactivated, blocked (both ways) and hidden ones are not', async () => {
  for (const query of ['herder', 'gnu he', 'MAKER']) expect(await found('users', other, query)).toEqual(['maker'])
  const [person] = (await world.as(other)(BaseSearchResource.get, { query: 'maker', scope: 'users' })).items
  expect(person).toMatchObject({ full_name: 'Gnu Herder', follower_count: 0, explicitly_followed_by_me: false })
  expect(person).toHaveProperty('image_medium_url')
  await world.person({ username: 'gnu_private', state: 'private' })
  await world.person({ username: 'gnu_gone', state: 'deactivated' })
  const shy = await world.person({ username: 'gnu_shy' })
  await world.as(shy)(UserSettingsResource.update, { exclude_from_search: true })
  await world.actOnFacts()
  await indexEverything(world.house)
  expect(await found('users', other)).toEqual(['maker'])
  const away = await world.person({ username: 'gnu_away' })
  await world.actOnFacts()
  await indexEverything(world.house)
  expect(await found('users', other, 'gnu_away')).toEqual(['gnu_away'])
  await world.as(other)(UserBlockResource.create, { blocked_user_id: away.id })
  expect(await found('users', other, 'gnu_away')).toEqual([])
  expect(await found('users', away, 'other')).toEqual([])
  expect(await found('users', maker, 'other')).toEqual(['other'])
  await world.as(other)(UserBlockResource.delete, { blocked_user_id: away.id })
  expect(await found('users', away, 'other')).toEqual(['other'])
})

test('search.2, search.15 typing is met by what was searched, words, what is trending, and at most three people and boards', async () => {
  for (let n = 1; n <= 4; n++) {
    await world.person({ username: `gnuly_${n}`, first_name: 'Gnuly' })
    await world.as(other)(BoardResource.create, { name: `Gnus, part ${n}` })
  }
  await aPin('The migration of the gnu', 'image', maker)
  await world.actOnFacts()
  await indexEverything(world.house)
  for (const one of [maker, other, await world.person()])
    await world.as(one, agreed)(BaseSearchResource.get, { query: 'gnu migration' })
  await updateTrending(world.house)
  const { items } = await world.as(maker, agreed)(AdvancedTypeaheadResource.get, { term: 'gn' })
  const count = (type: string) => items.filter((item) => item.type === type).length
  expect([count('user'), count('board')]).toEqual([3, 3])
  expect(items[0]).toMatchObject({ label: 'gnu migration', is_recent: true, resultIndex: 0 })
  expect(items.map(({ resultIndex }) => resultIndex)).toEqual(items.map((_, at) => at))
  expect(items.map(({ label }) => label)).toContain('gnu')
  const visitor = await world.as(null)(AdvancedTypeaheadResource.get, { term: '' })
  expect(visitor.items).toMatchObject([{ label: 'gnu migration', is_trending: true, is_recent: false }])
  expect(visitor.items[0]?.url).toContain('rs=trending')
})

test('search.15 few letters lead to the best known names that begin with them, more letters to any word of a name, and where too few begin so, to any word, too', async () => {
  const scores = { 'Zwieback at home': 5, 'Zweig by zweig': 40, Zwölf: 20, 'Only a zwiebel': 900 }
  const owner = await world.person()
  for (const name of Object.keys(scores)) await world.as(owner)(BoardResource.create, { name })
  await world.actOnFacts()
  await indexEverything(world.house)
  for (const [name, score] of Object.entries(scores))
    await sql`UPDATE name_search SET score = ${score} WHERE text = plain_text(${name})`.execute(world.house.db)
  const boards = async (term: string) =>
    (await world.as(null)(AdvancedTypeaheadResource.get, { term })).items
      .filter((item) => item.type === 'board')
      .map(({ label }) => label)
  expect(await boards('zw')).toEqual(['Zweig by zweig', 'Zwölf', 'Zwieback at home'])
  expect(await boards('ZWÖ')).toEqual(['Zwölf'])
  expect(await boards('zwi')).toEqual(['Only a zwiebel', 'Zwieback at home'])
  expect(await boards('zwie')).toEqual(['Only a zwiebel', 'Zwieback at home'])
})

test('search.15 a word is completed by no little word, and by the most used of its forms alone', async () => {
  await aPin('Xylobench because', 'image', maker, {
    description: 'Xylobenches between xylobenches, beside a becalmed sea',
  })
  await aPin('Xylobench before', 'image', maker, { description: '#xylobenchart' })
  await indexEverything(world.house)
  const words = async (term: string) =>
    (await world.as(null)(AdvancedTypeaheadResource.get, { term })).items
      .filter(({ type }) => type === 'query')
      .map(({ label }) => label)
  expect(await words('xylob')).toEqual(['xylobench'])
  // No pin has the tag #xylobench.
  expect(await words('#xylob')).toEqual(['#xylobenchart'])
  expect(await words('xylobench for be')).toEqual(['xylobench for becalmed'])
})

test('search.16 a recent search is kept whole, and once in whatever case it is typed, as it was typed last', async () => {
  const person = await world.person()
  const ask = world.as(person, agreed)
  const terms = async () => (await ask(RecentSearchesResource.get, {})).terms
  const long = 'gnus that graze beside zebras '.repeat(10).trim()
  for (const query of ['Gnu', 'okapi', 'gnu', long]) await ask(BaseSearchResource.get, { query })
  expect(long.length).toBe(299)
  expect(await terms()).toEqual([long, 'gnu', 'okapi'])
  for (let n = 1; n <= 18; n++) await ask(BaseSearchResource.get, { query: `Eland ${n}` })
  await ask(BaseSearchResource.get, { query: 'ELAND 18' })
  expect(await terms()).toHaveLength(20)
  const offered = (await ask(AdvancedTypeaheadResource.get, { term: 'gn' })).items.map(({ label }) => label)
  expect(offered.filter((label) => label.toLowerCase() === 'gnu')).toEqual(['gnu'])
  await ask(RecentSearchesResource.delete, { term: 'GNU' })
  expect(await terms()).not.toContain('gnu')
})

test('wire.18 AdvancedTypeahead answers at most as many items as it is asked for, words and names among them', async () => {
  const of = async (count?: number, term = 'gn') =>
    (await world.as(maker, agreed)(AdvancedTypeaheadResource.get, { term, count })).items
  const all = await of()
  expect(all.length).toBeGreaterThan(6)
  for (const count of [1, 2, 3, 5, 7]) {
    const items = await of(count)
    expect(items.map(({ resultIndex }) => resultIndex)).toEqual(Array.from({ length: count }, (_, at) => at))
    expect(items[0]).toMatchObject({ type: 'query' })
    expect(items.some(({ type }) => type !== 'query')).toBe(count > 1)
  }
  expect(await of(25)).toEqual(all)
  expect(await of(1, '')).toHaveLength(1)
})

test('search.16 who turns it off is forgotten at once, and nothing is kept until it is on again', async () => {
  const person = await world.person()
  const ask = world.as(person, agreed)
  const terms = async (who: Person) => (await world.as(who, agreed)(RecentSearchesResource.get, {})).terms
  await ask(BaseSearchResource.get, { query: 'gnu' })
  expect(await terms(person)).toEqual(['gnu'])
  const settings = await ask(UserSettingsResource.update, { keeps_searches: false })
  expect(settings.keeps_searches).toBe(false)
  const now = await world.house.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  await world.as(now, agreed)(BaseSearchResource.get, { query: 'gnu again' })
  expect(await terms(now)).toEqual([])
  const rows = await world.house.db.selectFrom('searches').select('term').where('user_id', '=', person.id).execute()
  expect(rows).toEqual([])
})

const beside = async (asked: object) =>
  (await world.as(null)(BaseSearchResource.get, { query: '', ...asked } as never)).extra as SearchExtras

test('search.18 without a result the nearest spelling, fewer filters and topics are offered, each with results', async () => {
  for (const n of [1, 2, 3]) await aPin(`Crocodile ${n}`)
  await indexEverything(world.house)
  await sql`INSERT INTO interests (id, name, url_name, words) VALUES (1, 'Reptiles', 'reptiles', '{"en": ["crocodile"]}'),
    (2, 'Nobody’s', 'nobodys', '{"en": ["crocodile"]}')`.execute(world.house.db)
  await sql`UPDATE pin_search SET topics = '{1}' WHERE title = 'crocodile 1'`.execute(world.house.db)
  world.pass(6000)
  const misspelled = await beside({ query: 'crocodlie', auto_correction_disabled: true })
  expect(misspelled.ways_on).toMatchObject({ spelling: 'crocodile', without_filters: false })
  const narrowed = await beside({ query: 'crocodile', kind: 'video' })
  expect(narrowed.ways_on).toMatchObject({ spelling: null, without_filters: true })
  expect(narrowed.ways_on?.topics).toEqual([{ id: '1', url_name: 'reptiles', name: 'Reptiles' }])
  const nonsense = await beside({ query: 'qwertzuiop', kind: 'video' })
  expect(nonsense.ways_on).toMatchObject({ spelling: null, without_filters: false })
  expect((await beside({ query: 'crocodile', scope: 'boards' })).ways_on).toMatchObject({ in_pins: true })
  expect((await beside({ query: 'qwertzuiop', scope: 'boards' })).ways_on).toMatchObject({ in_pins: false })
  expect((await beside({ query: 'crocodile' })).ways_on).toBeNull()
})

test('search.18 the nearest spelling is offered for boards, people and pins of one’s own, too, each with results', async () => {
  const person = await world.person({ username: 'vega_m', first_name: 'Marisol', last_name: 'Vega' })
  await world.as(person)(BoardResource.create, { name: 'My kitchen' })
  for (const n of [1, 2, 3]) await aPin(`Wombat ${n}`)
  await world.actOnFacts()
  await indexEverything(world.house)
  const spelling = async (query: string, scope: SearchScope, who: Person | null = null) =>
    ((await world.as(who)(BaseSearchResource.get, { query, scope })).extra as SearchExtras).ways_on?.spelling
  expect(await spelling('kitchan', 'boards')).toBe('kitchen')
  expect(await spelling('my kitchan', 'boards')).toBe('my kitchen')
  expect(await spelling('Marisal', 'users')).toBe('marisol')
  expect(await spelling('marisol vegs', 'users')).toBe('marisol vega')
  expect(await spelling('wobmat', 'my_pins', maker)).toBe('wombat')
  // A correction is offered only if it has results: there are no such boards, and none of their own pins match.
  expect(await spelling('wobmat', 'boards')).toBeNull()
  expect(await spelling('wobmat', 'my_pins', person)).toBeNull()
})

test('search.18 whoever types a name into the search of pins is led to people and boards of that name, if they may see one', async () => {
  const person = await world.person({ username: 'quill_o', first_name: 'Ottoline' })
  await world.actOnFacts()
  await indexEverything(world.house)
  expect((await beside({ query: 'Ottoline' })).ways_on).toMatchObject({ in_people: true, in_boards: false })
  await world.as(person)(BoardResource.create, { name: 'Ottoline’s teapots' })
  await world.actOnFacts()
  await indexEverything(world.house)
  expect((await beside({ query: 'Ottoline' })).ways_on).toMatchObject({ in_people: true, in_boards: true })
  const blocking = world.as(other, { blocked: new Set([person.id]) })
  const { extra } = await blocking(BaseSearchResource.get, { query: 'Ottoline' })
  expect((extra as SearchExtras).ways_on).toMatchObject({ in_people: false, in_boards: false })
  expect((await beside({ query: '' })).ways_on).toMatchObject({ in_people: false, in_boards: false })
})

test('search.18 words that tell no topic are answered by the topics of most things, then by those that most people follow', async () => {
  await aPin('Serval')
  await sql`INSERT INTO interests (id, name, url_name, follower_count) VALUES (11, 'Aardvarks', 'aardvarks', 0),
    (12, 'Moles', 'moles', 5), (13, 'Zebras', 'zebras', 0)`.execute(world.house.db)
  await sql`UPDATE pin_search SET topics = '{11, 12, 13}' WHERE title = 'serval'`.execute(world.house.db)
  await sql`INSERT INTO topic_pool (interest_id, version, rank, pin_id, aggregate_id, saved_at)
    SELECT id, 1, rank, 1, 1, now() FROM (VALUES (11, 1), (12, 1), (13, 1), (13, 2)) AS pool(id, rank)`.execute(
    world.house.db,
  )
  world.pass(6000)
  const { ways_on } = await beside({ query: 'qwertzuiop' })
  expect(ways_on?.topics.slice(0, 3).map(({ name }) => name)).toEqual(['Zebras', 'Moles', 'Aardvarks'])
  await sql`UPDATE interests SET follower_count = 0 WHERE id = 12`.execute(world.house.db)
})

test('search.11, vsearch.5 a color narrows results by name; a hex one has at least 15 % of each, most first', async () => {
  const [much, less, none] = [await aPin('Ibis one'), await aPin('Ibis two'), await aPin('Ibis three')]
  const hex = toColorBucket('#c8342f')
  const paint = (id: string, shares: number[]) =>
    sql`UPDATE pin_search SET tints = ${[0, hex]}::smallint[], tint_shares = ${shares}::smallint[] WHERE pin_id = ${id}`.execute(
      world.house.db,
    )
  await paint(less.id, [16, 17])
  await paint(much.id, [60, 80])
  const of = async (color: string) =>
    (await world.as(null)(BaseSearchResource.get, { query: 'ibis', color })).items.map(({ id }) => id)
  expect(await of('#c8342f')).toEqual([much.id, less.id])
  // Even if many pins are more popular; these can't be shown.
  await sql`INSERT INTO pin_search SELECT (jsonb_populate_record(s, jsonb_build_object('pin_id', n, 'score', 1e9,
    'tint_shares', '[15, 15]'::jsonb))).* FROM pin_search s, generate_series(1, 400) n WHERE pin_id = ${less.id}`.execute(
    world.house.db,
  )
  expect(await of('#c8342f')).toEqual([much.id, less.id])
  await sql`DELETE FROM pin_search WHERE pin_id <= 400`.execute(world.house.db)
  expect((await of('red')).sort()).toEqual([much.id, less.id].sort())
  expect(await of('teal')).toEqual([])
  // Unknown color names are ignored.
  expect(await of('sunny')).toContain(none.id)
})

test('search.9 a color that a query names is found in the picture, too, after what says it', async () => {
  const [said, seen] = [await aPin('Orange quokka'), await aPin('Quokka on a rock')]
  await aPin('Quokka in the grass')
  await sql`UPDATE pin_search SET tints = ARRAY[1]::smallint[], tint_shares = ARRAY[40]::smallint[] WHERE pin_id = ${seen.id}`.execute(
    world.house.db,
  )
  const { items } = await world.as(null)(BaseSearchResource.get, { query: 'orange quokka' })
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([said.id, seen.id])
})

test('search.9 of pins with the same title the one with more saves comes first, and of those the fresher one', async () => {
  const [saved, fresh, old] = [await aPin('Numbat'), await aPin('Numbat'), await aPin('Numbat')]
  const inOrder = async () =>
    (await world.as(null)(BaseSearchResource.get, { query: 'numbat' })).items.map(({ id }) => id)
  // Without other differences, the newest comes first.
  expect(await inOrder()).toEqual([old.id, fresh.id, saved.id])
  for (const who of [other, maker]) await world.as(who)(RepinResource.create, { pin_id: saved.id })
  await sql`UPDATE pins SET saved_at = saved_at - interval '20 days' WHERE id = ${old.id}`.execute(world.house.db)
  await world.actOnFacts()
  for (const { id } of [saved, fresh, old]) await indexAggregateOfPin(world.house, id)
  expect(await inOrder()).toEqual([saved.id, fresh.id, old.id])
})

test('search.17 of the first 25 at least 13 products make it a search to shop, told with the first page', async () => {
  const { image_signature } = await aPin('Okapi 0')
  for (let n = 1; n < 26; n++)
    await world.as(maker)(PinResource.create, { title: `Okapi ${n}`, image_signature: image_signature as string })
  await world.actOnFacts()
  const { items } = await world.as(null)(BaseSearchResource.get, { query: 'okapi', page_size: 25 })
  expect(items).toHaveLength(25)
  // Exactly this number of the first pins, whatever follows.
  const first = items.map(({ id }) => id)
  const sellFirst = (count: number) =>
    sql`UPDATE aggregates SET rich = CASE WHEN first_pin_id = ANY(${first.slice(0, count)}::bigint[])
      THEN '{"is_shoppable": true}' ELSE '{}' END::jsonb WHERE first_pin_id IN (SELECT id FROM pins WHERE title LIKE 'Okapi %')`.execute(
      world.house.db,
    )
  await sellFirst(12)
  expect((await beside({ query: 'okapi' })).is_shopping).toBe(false)
  await sellFirst(13)
  expect((await beside({ query: 'okapi' })).is_shopping).toBe(true)
})
