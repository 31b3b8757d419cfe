import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinCommentResource } from '#domain/resources/comments.ts'
import { ConversationsResource } from '#domain/resources/messages.ts'
import { PinResource, ReactionResource, RepinResource } from '#domain/resources/pins.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import { indexEverything } from '#server/search/index-everything.ts'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'
import { makeTestPicture } from '#server/testing/test-picture.ts'
import { WireClient } from '#server/testing/wire-client.ts'
import { pageWords, render } from '#web/entry-server.tsx'
import { makeHttpServer } from './serve.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'bowerbird-things-'))
const password = 'feathers and twigs'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
let world: TestHouse
let app: FastifyInstance
beforeAll(async () => {
  for (const name of ['assets', 'icons']) mkdirSync(join(clientDir, name))
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
  world = await openTestHouse({ RATE_LIMITS: 'off' })
  const assets = { of: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }) }
  app = await makeHttpServer(world.house, { render, pageWords, assets, version: 'test', clientDir, mapsDir: clientDir })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await world.end()
  rmSync(clientDir, { recursive: true })
})

/** A rendered page: its head, and its main part without embedded data. */
async function shown(path: string, username?: string, locale = 'en-US') {
  const client = new WireClient(app)
  if (username) await client.logIn(username, password)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { accept: 'text/html', 'accept-language': locale, cookie, 'user-agent': BROWSER }
  const { body } = await app.inject({ url: path, headers })
  const [head = '', rest = ''] = body.replace(/<script[\s\S]*?<\/script>/g, '').split('</head>')
  return { head, main: rest.slice(rest.indexOf('id="main"')) }
}
/** The item of a list that links to a path. */
const itemOf = (html: string, path: string) => html.split('<li').find((item) => item.includes(`href="${path}"`)) ?? ''
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('closeup.1 a pin’s page has all its parts', async () => {
  const [ada, ben] = [
    await world.person({ username: 'ada_made', first_name: 'Ada', last_name: 'Made', password }),
    await world.person({ username: 'ben_said', password }),
  ]
  const board = await world.as(ada)(BoardResource.create, { name: 'Blue shelf' })
  const { id, image_signature } = await world.as(ada)(PinResource.create, {
    image_base64: await makeTestPicture(),
    board_id: board.id,
    title: 'A blue jar',
    description: 'Thrown and glazed by hand.',
    link: 'https://jars.example/blue',
  })
  await world.as(ada)(PinResource.update, { id, note: 'For the hallway' })
  await world.as(ben)(PinCommentResource.create, { pin_id: id, text: 'What a blue' })
  const theirs = (await shown(`/pin/${id}/`, 'ben_said')).main
  const parts = {
    media: new RegExp(`<img[^>]*/736x/[^>]*${image_signature}`),
    title: /<h1[^>]*>A blue jar<\/h1>/,
    description: />Thrown and glazed by hand\.</,
    creator: /href="\/ada_made\/"[\s\S]*Ada Made/,
    board: /href="\/ada_made\/blue-shelf\/"[^>]*>[^<]*Blue shelf/,
    link: /jars\.example/,
    comments: /What a blue/,
    reactions: /aria-label="React"/,
    save: /data-save=""/,
    send: /data-send=""/,
    more: /aria-label="More options"/,
  }
  const missing = Object.entries(parts).filter(([, part]) => !part.test(theirs))
  expect(missing.map(([name]) => name)).toEqual([])
  expect(theirs).not.toContain('For the hallway')
  expect((await shown(`/pin/${id}/`, 'ada_made')).main).toContain('For the hallway')
})

test('seo.7 a pin with sensitive text has the SEO title and description in its head and its drawer; one with a sensitive picture keeps its own', async () => {
  const maker = await world.person()
  const about = async (title: string, description: string) => {
    const { id } = await world.as(maker)(PinResource.create, {
      image_base64: await makeTestPicture(),
      title,
      description,
    })
    return id
  }
  const read = async (id: Id) => {
    const { head, main } = await shown(`/pin/${id}/`)
    const [drawer = ''] = /<section[^>]*data-more-about[\s\S]*?<\/section>/.exec(main) ?? []
    return {
      title: /<title>([^<]*)/.exec(head)?.[1],
      descriptions: [...head.matchAll(/(?:name|property)="(?:og:)?description" content="([^"]*)"/g)].map(
        ([, text]) => text,
      ),
      drawer: textOf(drawer),
    }
  }
  const marked = await read(await about('Nude study', 'Charcoal and suicide notes'))
  expect(marked.title).toMatch(/^study\b/)
  expect(marked.descriptions).toEqual(['Charcoal and notes', 'Charcoal and notes'])
  expect(marked.drawer).toContain('Charcoal and notes')
  expect(marked.drawer).not.toMatch(/nude|suicide/i)
  const plain = await about('A vase', 'Charcoal and chalk')
  await world.house.db.updateTable('aggregates').set({ is_sensitive: true }).where('first_pin_id', '=', plain).execute()
  const kept = await read(plain)
  expect(kept.title).toMatch(/^A vase\b/)
  expect(kept.descriptions).toEqual(['Charcoal and chalk', 'Charcoal and chalk'])
})

const UNRATED = { display_cook_time: null, aggregate_rating: null, url: 'https://site.test/' }

test('rich.4 the page of a pin from an article has its headline, author, date and site', async () => {
  const maker = await world.person()
  const { id } = await world.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: 'My nest' })
  const article = {
    headline: 'On nests',
    author: 'Ada',
    published_at: '2026-02-03T00:00:00.000Z',
    site_name: 'Bird News',
  }
  const tell = (rich: object) =>
    world.house.db
      .updateTable('aggregates')
      .set({ rich: JSON.stringify(rich) })
      .where('first_pin_id', '=', id)
      .execute()
  const facts = async () =>
    textOf(
      /<section[^>]*data-facts="article"[\s\S]*?<\/section>/.exec((await shown(`/pin/${id}/?${tells++}`)).main)?.[0] ??
        '',
    )
  let tells = 0
  const rich_summary = {
    ...UNRATED,
    type_name: 'article',
    display_name: 'On nests',
    site_name: 'Elsewhere',
    products: [],
  }
  const rich_metadata = { title: 'Page', description: '', article, recipe: null, products: [], seen_at: null }
  await tell({ rich_summary, rich_metadata })
  expect((await facts()).trim()).toBe('On nests By Ada Bird News · February 3, 2026')
  await tell({ rich_summary: null, rich_metadata: { ...rich_metadata, article: null } })
  expect(await facts()).toBe('')
})

test.each([
  ['USD', 12.5, 'en-US', '$12.50', 40, 'Free shipping over $40'],
  ['JPY', 1250, 'en-US', '¥1,250', 4000, 'Free shipping over ¥4,000'],
  ['EUR', 12.5, 'de-DE', '12,50 €', 40, 'Kostenloser Versand ab 40 €'],
  ['USD', 12.5, 'en-US', '$12.50', 0, 'Free shipping'],
  ['USD', 12.5, 'en-US', '$12.50', null, null],
])(
  'shop.5 the page of a product in %s at %d has in %s the price %s; free shipping from %s reads %s',
  async (currency, price, locale, shownPrice, free_shipping_price, shipping) => {
    const maker = await world.person()
    const { id } = await world.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Jar' })
    const product = {
      id: '1',
      name: 'Jar',
      item_id: '1',
      item_set_id: null,
      brand: null,
      offer_summary: { currency, price, min_price: null, max_price: null, standard_price: null },
      label_info: { labels: [] },
      shipping_info: { free_shipping_price, free_shipping_value: null },
      variant_set: null,
      additional_images: [],
    }
    const rich_summary = {
      ...UNRATED,
      type_name: 'product',
      display_name: 'Jar',
      site_name: 'jars.test',
      url: '',
      products: [product],
    }
    const rich_metadata = {
      title: '',
      description: '',
      article: null,
      recipe: null,
      products: [],
      seen_at: world.house.clock(),
    }
    await world.house.db
      .updateTable('aggregates')
      .set({
        kind: 'product',
        rich: JSON.stringify({ rich_summary, rich_metadata, is_eligible_for_pdp: true, shopping_flags: [1, 6] }),
      })
      .where('first_pin_id', '=', id)
      .execute()
    const { main } = await shown(`/pin/${id}/`, undefined, locale)
    const facts = textOf(/<section[^>]*data-facts="product"[\s\S]*?<\/section>/.exec(main)?.[0] ?? '').replaceAll(
      '\u00a0',
      ' ',
    )
    expect(facts).toContain(` ${shownPrice} `)
    const free =
      /(?:Free shipping|Kostenloser Versand)(?: (?:over|ab) [\d.,]*\S[\d.,]*(?: €)?)?/.exec(facts)?.[0] ?? null
    expect(free).toBe(shipping)
  },
)

test('fmt.5 what was just now says so, and a day later how long ago it was', async () => {
  const [teller, reader] = [await world.person(), await world.person({ username: 'reader_of', password })]
  const { id } = await world.as(reader)(PinResource.create, { image_base64: await makeTestPicture() })
  await world.as(teller)(ConversationsResource.create, { user_ids: [reader.id], pin: id, text: 'Look' })
  await world.as(teller)(PinCommentResource.create, { pin_id: id, text: 'What a find' })
  await world.actOnFacts()
  const pages = ['/messages/requests/', '/notifications/', `/pin/${id}/`]
  const labels = async () =>
    Promise.all(
      pages.map(
        async (page) => /Just now|>now<|1 day ago|>1d<|yesterday/.exec((await shown(page, 'reader_of')).main)?.[0],
      ),
    )
  expect(await labels()).toEqual(['Just now', 'Just now', '>now<'])
  world.pass(86_400_000)
  expect(await labels()).toEqual(['1 day ago', '1 day ago', '>1d<'])
})

test('story.2 the page of a story that its creator deleted says that and nothing else of it, also where it was saved', async () => {
  const [maker, saver] = [await world.person(), await world.person({ username: 'saver_of', password })]
  const words = { title: 'Ten ways to fold', description: 'One page a day', link: 'https://folds.example/' }
  const { id } = await world.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), ...words })
  const { id: save } = await world.as(saver)(RepinResource.create, { pin_id: id })
  await makeStory(id, new Date())
  for (const [path, who] of [
    [`/pin/${id}/`, undefined],
    [`/pin/${save}/`, 'saver_of'],
  ] as const) {
    const { head, main } = await shown(path, who)
    expect(main).toMatch(/<h1[^>]*>Unavailable<\/h1>/)
    expect(main).toContain('Removed by the creator')
    const page = `${head} ${textOf(main)}`
    for (const told of Object.values(words)) expect(page).not.toContain(told)
    for (const act of ['data-save', 'data-send', 'aria-label="React"']) expect(main).not.toContain(act)
    expect(head).toContain('noindex')
  }
})

test.each([
  ['a lead ad', (promoter_id: Id) => ({ promotion: { promoter_id, promoted_is_lead_ad: true } }), 'ads.3'],
  ['a linkless pin', () => ({ is_go_linkless: true }), 'card.16'],
])('ads.3 card.16 the page of %s has no source link', async (_, rich, row) => {
  const [maker, reader] = [await world.person(), `reads_${row.replace('.', '')}`]
  await world.person({ username: reader, password })
  const { id } = await world.as(maker)(PinResource.create, {
    image_base64: await makeTestPicture(),
    link: 'https://source.example/a',
  })
  const sourced = async () => (await shown(`/pin/${id}/`, reader)).main.includes('source.example')
  expect(await sourced()).toBe(true)
  await world.house.db
    .updateTable('aggregates')
    .set({ rich: JSON.stringify(rich(maker.id)) })
    .where('first_pin_id', '=', id)
    .execute()
  const { main } = await shown(`/pin/${id}/`, reader)
  expect(main).not.toContain('source.example')
})

test('route.2 shop.11 story.1 a look’s dots are in its page at once; visitors’ chips lead to the path with words, others’ to the plain one', async () => {
  const maker = await world.person()
  await world.person({ username: 'sees_looks', password })
  const make = async (title: string) =>
    (await world.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title })).id
  const [cup, look, ad] = [await make('A nude cup'), await make('A table'), await make('A row')]
  const told = await make('A story')
  const set = (id: Id, columns: object) =>
    world.house.db.updateTable('aggregates').set(columns).where('first_pin_id', '=', id).execute()
  await set(look, { media: JSON.stringify({ product_tags: [{ pin_id: cup, x: 0.5, y: 0.5 }] }) })
  const item = { pin_id: cup, title: 'A nude cup', link: null, image_signature: 'a'.repeat(32), image_ext: 'jpg' }
  const ad_data = { collection_grid_click_type: 3 }
  await set(ad, {
    rich: JSON.stringify({ promotion: { promoter_id: maker.id, ad_data, collection_items: [item, item, item] } }),
  })
  const sticker = { type: 'story_pin_product_sticker_block', block_type: 5, pin_id: cup, is_affiliate: false }
  const pages = [
    {
      id: '1',
      image_signature: null,
      blocks: [{ type: 'story_pin_paragraph_block', block_type: 2, text: 'Tea' }, sticker],
    },
  ]
  const counts = {
    static_page_count: 1,
    total_video_duration: 0,
    has_product_pins: true,
    has_affiliate_products: false,
  }
  const story_pin_data = { id: told, metadata: { pin_title: 'A story' }, ...counts, pages }
  await set(told, { kind: 'story', media: JSON.stringify({ story_pin_data }) })
  // The path omits sensitive words (seo.7).
  for (const [who, path] of [
    [undefined, `/pin/a-cup--${cup}/`],
    ['sees_looks', `/pin/${cup}/`],
  ] as const) {
    const { main } = await shown(`/pin/${look}/`, who)
    expect(main).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*data-dot="${cup}"`))
    expect(main).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*data-chip="${cup}"`))
    // React's marker for a suspended part that the server left to the browser.
    expect(main).not.toContain('<!--$!-->')
    expect((await shown(`/pin/${ad}/`, who)).main).toMatch(new RegExp(`data-chips=""><a[^>]*href="${path}"`))
    expect((await shown(`/pin/${told}/`, who)).main).toMatch(new RegExp(`<li><a[^>]*href="${path}"`))
  }
})

test('react.8 in the image-only grid nothing stands under the pictures, no reactions either', async () => {
  const [maker, seer] = [await world.person(), await world.person({ username: 'only_images', password })]
  const { id } = await world.as(maker)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Under it' })
  await world.as(seer)(ReactionResource.create, { pin_id: id, reaction_type: 7 })
  const page = async () => (await shown(`/${maker.username}/pins/`, 'only_images')).main
  expect(await page()).toContain('aria-label="1 reaction"')
  await world.house.db
    .insertInto('experiments')
    .values({ name: 'image_only_grid', overrides: JSON.stringify({ [seer.id]: 'enabled' }) })
    .execute()
  world.pass(10_000)
  expect(await page()).not.toContain('aria-label="1 reaction"')
  expect(await page()).toContain(`data-pin="${id}"`)
  expect((await shown(`/pin/${id}/`, 'only_images')).main).not.toContain('aria-label="React"')
})

test('profile.1 a profile has its header, counts, follow, both tabs and their grids', async () => {
  const rhea = await world.person({ username: 'rhea_pots', first_name: 'Rhea', last_name: 'Pots' })
  const [maker] = [await world.person(), await world.person({ username: 'looks_at', password })]
  const board = await world.as(rhea)(BoardResource.create, { name: 'Kiln shelf' })
  const made = { image_base64: await makeTestPicture(), board_id: board.id }
  const { id: created } = await world.as(rhea)(PinResource.create, { ...made, title: 'Fired bowl' })
  const theirs = await world.as(maker)(PinResource.create, { ...made, board_id: undefined, title: 'Chair' })
  const { id: saved } = await world.as(rhea)(RepinResource.create, { pin_id: theirs.id, board_id: board.id })
  await world.as(maker)(UserFollowResource.create, { user_id: rhea.id })
  await world.actOnFacts()
  const at = async (path: string) => (await shown(`/rhea_pots/${path}`, 'looks_at')).main
  const [created_, saved_, pins] = [await at('_created/'), await at('_saved/'), await at('pins/')]
  for (const page of [created_, saved_]) {
    expect(page).toMatch(/<h1[^>]*>Rhea Pots/)
    expect(page).toMatch(/href="\/rhea_pots\/followers\/"[^>]*>1 follower</)
    expect(page).toMatch(/href="\/rhea_pots\/following\/"[^>]*>0 following</)
    expect(page).toMatch(/<button[^>]*aria-label="Follow Rhea Pots"/)
    for (const tab of ['_created', '_saved']) expect(page).toContain(`href="/rhea_pots/${tab}/"`)
  }
  expect([created_.includes(`data-pin="${created}"`), created_.includes(`data-pin="${saved}"`)]).toEqual([true, false])
  expect(saved_).toMatch(/href="\/rhea_pots\/kiln-shelf\/"[\s\S]*Kiln shelf[\s\S]*2 Pins/)
  for (const id of [created, saved]) expect(pins).toContain(`data-pin="${id}"`)
})

test('fmt.3 saves, Pins and reactions beyond 999 are told in short', async () => {
  const [maker, seer] = [await world.person({ username: 'much_loved' }), 'counts_up']
  await world.person({ username: seer, password })
  const board = await world.as(maker)(BoardResource.create, { name: 'Large' })
  const pin = { image_base64: await makeTestPicture(), board_id: board.id }
  const { id } = await world.as(maker)(PinResource.create, pin)
  const counts = { saves: 1234, reaction_counts: JSON.stringify({ 7: 12_345 }) }
  await world.house.db.updateTable('aggregates').set(counts).where('first_pin_id', '=', id).execute()
  const { main } = await shown(`/pin/${id}/`, seer)
  expect(main).toContain('1.2k saves')
  expect(main).toContain('>12.3k<')
  const none = { saves: 0, reaction_counts: '{}' }
  await world.house.db.updateTable('aggregates').set(none).where('first_pin_id', '=', id).execute()
})

/** Turns a pin's aggregate into a story, which may be deleted. */
async function makeStory(id: Id, story_deleted_at: Date | null, pin_title = 'A story') {
  const counts = {
    static_page_count: 1,
    total_video_duration: 0,
    has_product_pins: false,
    has_affiliate_products: false,
  }
  const media = { story_pin_data: { id: '7', ...counts, metadata: { pin_title }, pages: [] } }
  await world.house.db
    .updateTable('aggregates')
    .set({ media: JSON.stringify(media), story_deleted_at })
    .where('first_pin_id', '=', id)
    .execute()
}

test('search.12 people in a search have their badge, beside the link to their profile', async () => {
  await world.person({ username: 'finch_shop', first_name: 'Finch', last_name: 'Shop', is_verified_merchant: true })
  await world.person({ username: 'finch_known', first_name: 'Finch', last_name: 'Known', is_verified_identity: true })
  await world.person({ username: 'finch_plain', first_name: 'Finch', last_name: 'Plain' })
  await indexEverything(world.house)
  const { main } = await shown('/search/users/?q=finch')
  expect(itemOf(main, '/finch_shop/')).toMatch(/Finch Shop<\/bdi><\/a>[\s\S]*data-badge="merchant"/)
  expect(itemOf(main, '/finch_known/')).toMatch(/Finch Known<\/bdi><\/a>[\s\S]*data-badge="identity"/)
  expect(itemOf(main, '/finch_plain/')).toContain('Finch Plain')
  expect(itemOf(main, '/finch_plain/')).not.toContain('data-badge')
})

test('search.13 boards in a search name their owner; on a profile they don’t; secret ones stand apart from public ones', async () => {
  const wren = await world.person({ username: 'wren_boards', first_name: 'Wren', last_name: 'Ashby', password })
  const open = await world.as(wren)(BoardResource.create, { name: 'Siskin songs' })
  await world.as(wren)(BoardResource.create, { name: 'Siskin secrets', privacy: 'secret' })
  await world.actOnFacts()
  await indexEverything(world.house)
  const everyone = (await shown('/search/boards/?q=siskin')).main
  expect(textOf(itemOf(everyone, open.url))).toContain('Siskin songs Wren Ashby')
  expect(everyone).not.toContain('Not public')
  expect(everyone).not.toContain('Public boards')
  const own = textOf((await shown('/search/boards/?q=siskin', 'wren_boards')).main)
  expect(own).toMatch(/Not public .*Siskin secrets Wren Ashby .*Public boards .*Siskin songs Wren Ashby/)
  const profile = (await shown('/wren_boards/_saved/')).main
  expect(textOf(itemOf(profile, open.url))).toContain('Siskin songs')
  expect(itemOf(profile, open.url)).not.toContain('Wren Ashby')
})
