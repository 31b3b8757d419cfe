import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BoardArchiveResource, BoardResource } from '#domain/resources/boards.ts'
import { AggregatedCommentResource, PinCommentResource } from '#domain/resources/comments.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { BoardSectionEditResource, BoardSectionResource } from '#domain/resources/sections.ts'
import { DeactivateAccountResource } from '#domain/resources/session.ts'
import { inUnitOfWork } from '#server/facts/in-unit-of-work.ts'
import { updateFeedPool } from '#server/feed/pool.ts'
import { setSensitive } from '#server/media/set-sensitive.ts'
import { removePins } from '#server/moderation/remove-pins.ts'
import { invalidateInterestTree } from '#server/records/interest-tree.ts'
import { updateSitemap } from '#server/seo/sitemap-parts.ts'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'
import { makeTestPicture } from '#server/testing/test-picture.ts'
import { pageWords, render } from '#web/entry-server.tsx'
import { makeHttpServer } from './serve.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'bowerbird-stricter-'))
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

const PASSWORD = 'violet bower'
let scenes = 0

/** Creates a person with a board, a section, a pin, a comment on it, and an article about it; each name is unique. */
async function scene() {
  const n = `${++scenes}x`
  const owner = await world.person({
    username: `heron${n}`,
    password: PASSWORD,
    first_name: `Ada${n}`,
    last_name: `common${n}`,
  })
  const writer = await world.person()
  const as = world.as(owner)
  const board = await as(BoardResource.create, { name: `Shelf${n} common${n}` })
  const section = await as(BoardSectionResource.create, { board_id: board.id, name: `Nook${n}` })
  const pin = await as(PinResource.create, {
    image_base64: await makeTestPicture(),
    title: `Nest${n} common${n}`,
    board_id: board.id,
    section: section.id,
  })
  const near = await world.as(writer)(PinResource.create, {
    image_base64: await makeTestPicture(),
    title: `near common${n}`,
  })
  const comment = await world.as(writer)(PinCommentResource.create, { pin_id: pin.id, text: `Words${n}` })
  const topic = world.house.newId()
  await world.house.db
    .insertInto('interests')
    .values({ id: topic, name: `common${n}`, url_name: `common${n}` })
    .execute()
  const { aggregate_id } = await world.house.db
    .selectFrom('pins')
    .select('aggregate_id')
    .where('id', '=', pin.id)
    .executeTakeFirstOrThrow()
  await world.house.db
    .insertInto('aggregate_topics')
    .values({ aggregate_id, interest_id: topic, source: 'creator' })
    .execute()
  const by = { written_by: writer.id, changed_by: writer.id, created_at: new Date(), changed_at: new Date() }
  const article = {
    id: world.house.newId(),
    slug: `read${n}`,
    title: `Read${n}`,
    pin_ids: [pin.id],
    cover_pin_id: pin.id,
  }
  await world.house.db
    .insertInto('articles')
    .values({ ...by, ...article, starts_at: world.house.clock() })
    .execute()
  await world.actOnFacts()
  await updateFeedPool(world.house)
  await sql`DELETE FROM sitemap_parts`.execute(world.house.db)
  await updateSitemap(world.house)
  // The cached pages of earlier scenes have expired, and their pins rank behind the following ones.
  world.pass(13 * 24 * 3600_000)
  const paths = {
    home: '/',
    closeup: `/pin/${pin.id}/`,
    'closeup by another spelling': `/p%69n/${pin.id}/`,
    'closeup of another pin': `/pin/${near.id}/`,
    board: board.url,
    section: `${board.url}${section.slug}/`,
    profile: `/heron${n}/`,
    'saved on the profile': `/heron${n}/_saved/`,
    'created on the profile': `/heron${n}/_created/`,
    'search for pins': `/search/pins/?q=common${n}`,
    'search for boards': `/search/boards/?q=common${n}`,
    'search for people': `/search/users/?q=common${n}`,
    topic: `/ideas/common${n}/${topic}/`,
    topics: '/ideas/',
    today: '/today/',
    'article of today': `/today/article/read${n}/`,
    'visual search': `/pin/${pin.id}/visual-search/`,
    embed: `/embed/pin/${pin.id}/`,
    oembed: `/oembed.json?url=${encodeURIComponent(`http://localhost:3000/pin/${pin.id}/`)}`,
    'feed of a person': `/heron${n}/feed.rss`,
    'feed of a board': `${board.url.replace(/\/$/, '')}.rss`,
    'widget of a board': `/v3/pidgets/boards/heron${n}/${board.url.split('/')[2]}/pins/`,
    'sitemap of pins': '/sitemap/pins-0.xml',
    'sitemap of boards': '/sitemap/boards-0.xml',
    'sitemap of people': '/sitemap/people-0.xml',
  }
  const words = {
    pin: [`Nest${n}`, `/pin/${pin.id}/<`, pin.image_signature as string],
    board: [`Shelf${n}`, `${board.url}<`],
    section: [`Nook${n}`],
    person: [`Ada${n}`, `/heron${n}/<`],
    comment: [`Words${n}`],
    article: [`Read${n}`],
    topic: [`/ideas/common${n}/`],
  }
  return { n, owner, writer, board, section, pin, comment, article, topic, paths, words }
}
type Scene = Awaited<ReturnType<typeof scene>>
type Words = keyof Scene['words']

/** Requests all pages and returns those that show one of these names. */
async function showing({ paths, words }: Scene, kinds: Words[]): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(paths).map(async ([name, url]) => {
      const { body } = await app.inject({ url, headers: { accept: 'text/html,*/*' } })
      const text = body.replaceAll('\\/', '/')
      return kinds.some((kind) => words[kind].some((word) => text.includes(word))) ? [name] : []
    }),
  )
  return found.flat()
}

const set = (table: string, id: string, change: Record<string, unknown>) =>
  world.house.db
    .updateTable(table as never)
    .set(change as never)
    .where('id' as never, '=', id as never)
    .execute()

const ALL: Words[] = ['pin', 'board', 'section', 'person', 'comment']
const OF_BOARD: Words[] = ['pin', 'board', 'section', 'comment']

test.each<[string, Words[], (scene: Scene) => Promise<unknown>, ((scene: Scene) => Promise<unknown>)?]>([
  [
    'a board becomes secret',
    OF_BOARD,
    ({ owner, board }) => world.as(owner)(BoardResource.update, { board_id: board.id, privacy: 'secret' }),
  ],
  ['a board is deleted', OF_BOARD, ({ owner, board }) => world.as(owner)(BoardResource.delete, { board_id: board.id })],
  ['a pin is deleted', ['pin', 'comment'], ({ owner, pin }) => world.as(owner)(PinResource.delete, { id: pin.id })],
  [
    'a pin is moved to a secret board',
    ['pin', 'comment'],
    async ({ owner, pin, n }) => {
      const secret = await world.as(owner)(BoardResource.create, { name: `Hidden${n}`, privacy: 'secret' })
      await world.as(owner)(PinResource.update, { id: pin.id, board_id: secret.id })
    },
  ],
  [
    'a section is deleted',
    ['section'],
    ({ owner, section }) => world.as(owner)(BoardSectionEditResource.delete, { section_id: section.id } as never),
  ],
  [
    'words are deleted',
    ['comment'],
    ({ writer, comment, pin }) =>
      world.as(writer)(AggregatedCommentResource.delete, {
        id: comment.id,
        comment_id: comment.id,
        object_id: pin.aggregated_pin_data.id,
      } as never),
  ],
  ...(['private', 'deactivated', 'suspended'] as const).map(
    (state): [string, Words[], (scene: Scene) => Promise<unknown>, (scene: Scene) => Promise<unknown>] => [
      `a person is ${state}`,
      state === 'private' ? OF_BOARD : ALL,
      ({ owner }) => set('users', owner.id, { state }),
      ({ owner }) => set('users', owner.id, { state: 'active' }),
    ],
  ),
  [
    'its owner leaves',
    ALL,
    ({ owner }) => world.as(owner)(DeactivateAccountResource.create, { delete_account: true, password: PASSWORD }),
  ],
  [
    'who wrote the words is suspended',
    ['comment'],
    ({ writer }) => set('users', writer.id, { state: 'suspended' }),
    ({ writer }) => set('users', writer.id, { state: 'active' }),
  ],
  [
    'a picture is removed by staff',
    ['pin', 'comment'],
    ({ pin }) =>
      inUnitOfWork(world.house, 'house', async (ctx) => {
        await ctx.db
          .updateTable('aggregates')
          .set({ state: 'removed' })
          .where('id', '=', pin.aggregated_pin_data.id)
          .execute()
        await removePins(ctx, [pin.id], world.house.newId(), 'picture_removed')
      }),
  ],
  [
    'words are removed by staff',
    ['comment'],
    ({ comment }) => set('comments', comment.id, { state: 'removed' }),
    ({ comment }) => set('comments', comment.id, { state: 'live' }),
  ],
  ['staff take an article back', ['article'], ({ article }) => set('articles', article.id, { starts_at: null })],
  [
    'staff hide a topic',
    ['topic'],
    async ({ topic }) => {
      await set('interests', topic, { is_hidden: true })
      invalidateInterestTree(world.house)
    },
  ],
])(
  'when %s, no page shows it a moment longer',
  async (_, kinds, hide, show) => {
    const scene_ = await scene()
    const before = await showing(scene_, kinds)
    // Most pages are cached by now.
    expect(await showing(scene_, kinds)).toEqual(before)
    expect(before.length).toBeGreaterThanOrEqual(kinds.includes('pin') ? 18 : 1)
    await hide(scene_)
    expect(await showing(scene_, kinds)).toEqual([])
    // The same is true if the clock is set back, in whatever process.
    world.pass(-60_000)
    expect(await showing(scene_, kinds)).toEqual([])
    world.pass(60_000)
    await show?.(scene_)
  },
  60_000,
)

test('when a picture is found sensitive, no list shows it a moment longer; by its address it is there', async () => {
  const scene_ = await scene()
  const before = await showing(scene_, ['pin'])
  await inUnitOfWork(world.house, 'house', (ctx) => setSensitive(ctx, scene_.pin.aggregated_pin_data.id, true, 'staff'))
  const after = await showing(scene_, ['pin'])
  for (const list of ['home', 'search for pins', 'topic', 'closeup of another pin']) {
    expect(before).toContain(list)
    expect(after).not.toContain(list)
  }
  expect(after).toContain('closeup')
})

test.each<[string, (scene: Scene) => Promise<unknown>]>([
  [
    'protected',
    ({ owner, board }) => world.as(owner)(BoardResource.update, { board_id: board.id, privacy: 'protected' }),
  ],
  ['archived', ({ owner, board }) => world.as(owner)(BoardArchiveResource.create, { board_id: board.id })],
])('when a board is %s, no list shows it a moment longer; by its address it is there', async (_, hide) => {
  const scene_ = await scene()
  const lists = [
    'home',
    'search for pins',
    'search for boards',
    'saved on the profile',
    'topic',
    'closeup of another pin',
  ]
  const kinds: Words[] = ['pin', 'board']
  expect(await showing(scene_, kinds)).toEqual(expect.arrayContaining(lists))
  await hide(scene_)
  const after = await showing(scene_, kinds)
  expect(after.filter((name) => lists.includes(name))).toEqual([])
  expect(after).toContain('closeup')
})

test('a kept page is given for ten seconds, whatever the clock says, and costs one query', async () => {
  const { pin, paths, writer, n } = await scene()
  const get = async () => (await app.inject({ url: paths.closeup, headers: { accept: 'text/html' } })).body
  const first = await get()
  expect(await get()).toBe(first)
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  expect(await get()).toBe(first)
  expect(spy.mock.calls).toHaveLength(1)
  // Requests during a check share the next check, which begins after they arrived.
  spy.mockClear()
  const many = await Promise.all(Array.from({ length: 20 }, get))
  expect([new Set(many), spy.mock.calls.length <= 3]).toEqual([new Set([first]), true])
  spy.mockRestore()
  await world.as(writer)(PinCommentResource.create, { pin_id: pin.id, text: `Later${n}` })
  world.pass(-60_000)
  expect(await get()).toBe(first)
  world.pass(11_000)
  expect(await get()).toContain(`Later${n}`)
})

test('a page with a picture that a visitor searches with is never kept for another browser', async () => {
  const signature = 'ab'.repeat(16)
  const browser = (csrf: string) => `browser ${createHash('sha256').update(csrf).digest('hex')}`
  const expires_at = new Date(world.house.clock().getTime() + 3600_000)
  const picture = { signature, width: 10, height: 10, look: Buffer.alloc(0), objects: '[]', expires_at }
  await world.house.db
    .insertInto('sought_pictures')
    .values({ ...picture, sender: browser('sender') })
    .execute()
  const isShownTo = async (csrf: string) => {
    const headers = { accept: 'text/html', cookie: `csrftoken=${csrf}` }
    const { body } = await app.inject({ url: `/visual-search/?picture=${signature}`, headers })
    return body.includes(`/visual-search/picture/${signature}`)
  }
  for (const _ of ['first', 'second'])
    expect([await isShownTo('sender'), await isShownTo('another')]).toEqual([true, false])
})

test('the way out is never kept for another browser, however it is spelled', async () => {
  for (const path of ['/offsite/?url=https%3A%2F%2Fexample.org%2F', '/%6fffsite/?url=https%3A%2F%2Fexample.org%2F']) {
    const bodies = []
    for (const _ of [1, 2]) bodies.push((await app.inject({ url: path, headers: { accept: 'text/html' } })).body)
    expect(bodies[0]).not.toBe(bodies[1])
  }
})
