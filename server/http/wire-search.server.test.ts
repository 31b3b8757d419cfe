import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedInterests } from '../interests/seed-interests.ts'
import { indexEverything } from '../search/index-everything.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'

type Member = Awaited<ReturnType<TestServer['client']>>

let server: TestServer
let me: Member
let visitor: WireClient
const pins: string[] = []
beforeAll(async () => {
  server = await openTestServer()
  await seedInterests(server.house)
  visitor = server.visitor()
  me = await server.client({ username: 'tabbyfan' })
  const board_id = (await me.post('Board', 'create', { name: 'Tabby cats' })).data.id
  for (const title of ['A tabby cat', 'Two tabby cats', 'Tabby kitten'])
    pins.push(
      (
        await me.post('Pin', 'create', {
          board_id,
          image_base64: await makeTestPicture(),
          title,
          description: 'Asleep #tabby',
          method: 'uploaded',
        })
      ).data.id,
    )
  await server.actOnFacts()
  await indexEverything(server.house)
}, 60_000)
afterAll(() => server.end())

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).toSorted()
const TYPED = { rs: 'typed', auto_correction_disabled: false, appliedProductFilters: '---', filters: '' }

test('wire.18 BaseSearch answers results and guides, Search its later pages; a board hit has what tools read', async () => {
  const sent = { query: 'tabby', scope: 'pins', page_size: 2, source_url: '/search/pins/?q=tabby', ...TYPED }
  const first = await visitor.get('BaseSearch', sent)
  expect(first.data.guides).toEqual(expect.any(Array))
  const later = await visitor.get('Search', { ...sent, bookmarks: [first.body.resource_response.bookmark] })
  expect(idsOf([...first.data.results, ...(later.data.results ?? later.data)])).toEqual(pins.toSorted())
  const boards = await visitor.get('BaseSearch', { query: 'tabby', scope: 'boards', ...TYPED })
  expect(boards.data.results[0]).toMatchObject({
    id: expect.any(String),
    name: 'Tabby cats',
    url: '/tabbyfan/tabby-cats/',
    pin_count: 3,
    owner: { username: 'tabbyfan' },
    image_cover_hd_url: expect.any(String),
    image_thumbnail_url: expect.any(String),
    pin_thumbnail_urls: expect.any(Array),
  })
  for (const scope of ['people', 'users']) {
    const { data } = await visitor.get('BaseSearch', { query: 'tabbyfan', scope, ...TYPED })
    expect(data.results.map(({ username }: { username: string }) => username)).toEqual(['tabbyfan'])
  }
  for (const scope of ['videos', 'buyable_pins'])
    expect((await visitor.get('BaseSearch', { query: 'tabby', scope, ...TYPED })).data.results).toEqual([])
  expect(idsOf((await me.get('BaseSearch', { query: 'tabby', scope: 'my_pins', ...TYPED })).data.results)).toEqual(
    pins.toSorted(),
  )
})

test('wire.18 typeahead and tags complete what is typed', async () => {
  const typed = { term: 'tabb', pin_scope: 'pins', count: 5, no_fetch_context_on_resource: false }
  const { items } = (await visitor.get('AdvancedTypeahead', typed)).data
  expect(items[0]).toMatchObject({
    type: 'query',
    query: 'tabby',
    label: 'tabby',
    url: '/search/pins/?q=tabby&rs=ac',
    resultIndex: 0,
  })
  expect(items.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(['query', 'user', 'board']))
  expect((await visitor.get('HashtagTypeahead', { query: '#ta', showPinCount: true })).data).toMatchObject([
    { name: 'tabby', pin_count: 3 },
  ])
})

test('wire.18 topics, sections and categories answer by the options that tools send, and are followed by id', async () => {
  const topic = (await visitor.get('Topic', { interest: 'cats' })).data
  expect(topic).toMatchObject({ id: expect.any(String), name: 'Cats', url_name: 'cats' })
  expect(idsOf((await visitor.get('TopicFeed', { interest: 'cats', pins_only: true })).data)).toEqual(pins.toSorted())
  const follow = { interest_id: topic.id, interest_list: 'favorited' }
  expect((await me.post('InterestFollow', 'create', follow)).data.followed_by_me).toBe(true)
  expect((await me.post('InterestFollow', 'delete', follow)).data.followed_by_me).toBe(false)
  const sections = (await visitor.get('ExploreSections', { aux_fields: [], offset: 180 })).data
  const animals = sections.find(({ url_name }: { url_name: string }) => url_name === 'animals')
  const section = { aux_fields: [], offset: 180, section_id: animals.id, prepend: false }
  expect(idsOf((await visitor.get('ExploreSectionFeed', section)).data)).toEqual(pins.toSorted())
  expect(idsOf((await visitor.get('Categories', { category_types: 'main' })).data)).toContain(animals.id)
  expect((await visitor.get('Category', { category: 'animals' })).data.id).toBe(animals.id)
  const feed = { feed: 'animals', is_category_feed: true }
  expect(idsOf((await visitor.get('CategoryFeed', feed)).data)).toEqual(pins.toSorted())
  const related = (await visitor.get('RelatedInterests', { interest_name: 'cats' })).data
  expect(related.map(({ url_name }: { url_name: string }) => url_name)).not.toContain('dogs')
})

test('search.20 search.21 a pin is hidden from a search as long as a search may be', async () => {
  const other = await server.client({ username: 'hider' })
  const data = { query: 'a'.repeat(300), pin_type: 'pin' }
  const hide = await other.post('Api', 'update', { url: `/v3/search/${pins[0]}/hide/`, data })
  expect(hide.status).toBe(200)
  const { data: found } = await other.get('BaseSearch', { query: 'tabby', scope: 'pins' })
  expect(idsOf(found.results)).toEqual(pins.slice(1).toSorted())
})
