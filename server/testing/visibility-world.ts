import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { memoize } from '#domain/memoize.ts'
import type { Question } from '#domain/resource.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { BOARD_ACTIONS, type BoardAction, toPermissionBits } from '#domain/rules/board/board-action.ts'
import { EMBEDDING_LENGTH, encodeEmbedding } from '#domain/rules/visual/embedding.ts'
import { askAs } from '../ask/ask.ts'
import type { Context, Person } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { currentImageEmbeddingVersion } from '../meaning/model-files.ts'
import { rewriteAudiencesOfPerson } from '../users/audience-listeners.ts'
import { withoutTransactionWatch } from './forbid-slow-work-in-transactions.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'
import { makeTestPicture } from './test-picture.ts'

export const VISIBILITY_ROLES = [
  'visitor',
  'bot',
  'other',
  'partner',
  'employee',
  'invited',
  'collaborator with every right',
  'collaborator without a right',
  'owner',
  'blocking the owner',
  'blocked by the owner',
] as const
export type VisibilityRole = (typeof VISIBILITY_ROLES)[number]

/** Ways in which an object can be hidden or shown, one for each row of the visibility rules. */
export const VISIBILITY_CASES = [
  'board public',
  'board protected',
  'board secret',
  'board archived',
  'board trashed',
  'no board',
  'pin draft',
  'pin scheduled',
  'pin waiting',
  'pin trashed',
  'pin removed',
  'owner private',
  'owner deactivated',
  'owner suspended',
] as const
export type VisibilityCase = (typeof VISIBILITY_CASES)[number]

/** One owner with one board and one pin in one of those states; `fan` follows them and favorited the pin. */
export type VisibilityScene = { owner: Person; board: Id | undefined; pin: Id; otherPin: Id }
export type VisibilityWorld = TestHouse & {
  scenes: Map<VisibilityCase, VisibilityScene>
  fan: Person
  /** Asks in a transaction that is rolled back. */
  tryAs(role: VisibilityRole, scene: VisibilityScene, question: Question, options: unknown): Promise<AskOutcome>
}
export type AskOutcome = { code: string; answer: unknown }

export async function openVisibilityWorld(): Promise<VisibilityWorld> {
  const test = await openTestHouse()
  const people = {
    other: await test.person({ username: 'other' }),
    partner: await test.person({ username: 'partner', is_partner: true }),
    employee: await test.person({ username: 'employee', is_staff: true }),
    invited: await test.person({ username: 'invited' }),
    'collaborator with every right': await test.person({ username: 'able' }),
    'collaborator without a right': await test.person({ username: 'unable' }),
    'blocking the owner': await test.person({ username: 'blocking' }),
    'blocked by the owner': await test.person({ username: 'blocked' }),
  }
  const fan = await test.person({ username: 'fan' })
  const scenes = new Map<VisibilityCase, VisibilityScene>()
  for (const name of VISIBILITY_CASES) scenes.set(name, await makeScene(test, name, people, fan))
  await poolOfEverything(test.house.db)
  await readPictures(test.house.db, scenes.get('board secret') as VisibilityScene)
  // Everything is rolled back, so each person and their blocks are loaded once.
  const contextOf = memoize((id: string) => test.context(id ? ({ id } as Person) : null))
  return {
    ...test,
    scenes,
    fan,
    tryAs: async (role, scene, question, options) => {
      const id = role === 'visitor' || role === 'bot' ? '' : role === 'owner' ? scene.owner.id : people[role].id
      return tryAs({ ...(await contextOf(id)), isBot: role === 'bot', cookies: {} }, question, options)
    },
  }
}

type People = Record<Exclude<VisibilityRole, 'visitor' | 'bot' | 'owner'>, Person>

async function tryAs(ctx: Context, question: Question, options: unknown): Promise<AskOutcome> {
  const outcome: AskOutcome = { code: 'ok', answer: null }
  await maintenanceDb(ctx.house)
    .transaction()
    .execute(async (trx) => {
      const transaction = () => ({ execute: (work: (db: Db) => unknown) => work(trx) })
      const db = new Proxy(trx, {
        get(target, key) {
          const value = key === 'transaction' ? transaction : Reflect.get(target, key, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
      }) as Db
      try {
        // Its own settings object gives it its own caches, so that no one reads data that was rolled back.
        const house = { ...ctx.house, settings: { ...ctx.house.settings }, db }
        outcome.answer = await withoutTransactionWatch(() => askAs({ ...ctx, house, db })(question, options as never))
      } catch (error) {
        outcome.code = (error as { kind?: string }).kind ?? `broken: ${error}`
      }
      throw new Error('taken back')
    })
    .catch((error) => {
      if (error.message !== 'taken back') throw error
    })
  return outcome
}

/** A search vector that matches only this word. */
const EVERYTHING = sql<string>`setweight(stemmed_words('everything'), 'A')`

async function makeScene(test: TestHouse, name: VisibilityCase, people: People, fan: Person): Promise<VisibilityScene> {
  const { db } = test.house
  const owner = await test.person()
  const ask = test.as(owner)
  const privacy = name === 'board secret' ? 'secret' : name === 'board protected' ? 'protected' : 'public'
  const board = name === 'no board' ? undefined : (await ask(BoardResource.create, { name, privacy })).id
  const pin = (
    await ask(PinResource.create, { image_base64: await makeTestPicture(), ...(board && { board_id: board }) })
  ).id
  const otherPin = (await test.as(fan)(PinResource.create, { image_base64: await makeTestPicture(), title: name })).id
  if (board) await addPeople(db, board, people)
  await block(db, people['blocking the owner'].id, owner.id)
  await block(db, owner.id, people['blocked by the owner'].id)
  await fanOf(db, fan, owner, pin, board)
  await hide(test, name, { owner, board, pin, otherPin })
  return { owner, board, pin, otherPin }
}

/** Brings the scene into its state; consequences are written by the same jobs as in a real house. */
async function hide(test: TestHouse, name: VisibilityCase, { owner, board, pin }: VisibilityScene): Promise<void> {
  const { db } = test.house
  const [what, state = ''] = name.split(' ')
  if (what === 'owner') await db.updateTable('users').set({ state }).where('id', '=', owner.id).execute()
  if (state === 'archived' || name === 'board trashed') {
    await db
      .updateTable('boards')
      .set({ state })
      .where('id', '=', board as Id)
      .execute()
    await db
      .updateTable('user_boards')
      .set({ archived: state === 'archived' })
      .where('board_id', '=', board as Id)
      .execute()
  }
  if (name === 'pin trashed') await test.as(owner)(PinResource.delete, { id: pin })
  else if (what === 'pin') await db.updateTable('pins').set({ state }).where('id', '=', pin).execute()
  await rewriteAudiencesOfPerson(test.house, owner.id)
}

async function addPeople(db: Db, board_id: Id, people: People): Promise<void> {
  const all = toPermissionBits(Object.keys(BOARD_ACTIONS) as BoardAction[])
  const rows = [
    { user_id: people['collaborator with every right'].id, state: 'member', permissions: all },
    { user_id: people['collaborator without a right'].id, state: 'member', permissions: 0 },
    { user_id: people.invited.id, state: 'invited', permissions: all },
  ]
  await db
    .insertInto('board_people')
    .values(rows.map((row) => ({ board_id, ...row })))
    .execute()
  const { privacy, name } = await db
    .selectFrom('boards')
    .selectAll()
    .where('id', '=', board_id)
    .executeTakeFirstOrThrow()
  const lists = rows.map((row) => ({ board_id, ...row, name_key: name, privacy, audience: 0 }))
  await db.insertInto('user_boards').values(lists).execute()
  await db.updateTable('boards').set({ collaborator_count: 2 }).where('id', '=', board_id).execute()
}

async function block(db: Db, by: Id, whom: Id): Promise<void> {
  const marks = [
    { user_id: by, kind: 'block', target_id: whom },
    { user_id: whom, kind: 'blocked_by', target_id: by },
  ]
  await db.insertInto('marks').values(marks).execute()
}

/** Makes an uninvolved person follow the owner and the board, be followed back, and favorite the pin. */
async function fanOf(db: Db, fan: Person, owner: Person, pin: Id, board: Id | undefined): Promise<void> {
  const follows = [
    { follower_id: fan.id, kind: 'user', target_id: owner.id },
    { follower_id: owner.id, kind: 'user', target_id: fan.id },
    ...(board ? [{ follower_id: fan.id, kind: 'board', target_id: board }] : []),
  ]
  await db.insertInto('follows').values(follows).execute()
  await db.insertInto('followers').values(follows).execute()
  for (const id of [fan.id, owner.id])
    await db
      .updateTable('user_counts')
      .set((row) => ({
        follower_count: row('follower_count', '+', 1),
        following_count: row('following_count', '+', 1),
      }))
      .where('user_id', '=', id)
      .execute()
  if (board) await db.updateTable('boards').set({ follower_count: 1 }).where('id', '=', board).execute()
  await db
    .insertInto('favorites')
    .values({ user_id: fan.id, pin_id: pin, board_id: board ?? null })
    .execute()
  await db.updateTable('pins').set({ favorite_count: 1 }).where('id', '=', pin).execute()
}

/** Fills the pool and the search index without regard to visibility, so that only the rule protects hidden pins. */
async function poolOfEverything(db: Db): Promise<void> {
  const pins = await db.selectFrom('pins').select(['id', 'aggregate_id']).orderBy('id').execute()
  const ranked = pins.map(({ id, aggregate_id }, at) => ({ version: 1, rank: at + 1, pin_id: id, aggregate_id }))
  await db
    .insertInto('feed_pool')
    .values(ranked.map((row) => ({ ...row, reason: 8 })))
    .execute()
  await db
    .insertInto('local_pool')
    .values(ranked.map((row) => ({ place: 'US', ...row })))
    .execute()
  await db
    .insertInto('pin_search')
    .values(pins.map(({ id, aggregate_id }) => ({ pin_id: id, aggregate_id, text: 'everything', words: EVERYTHING })))
    .onConflict((conflict) => conflict.column('pin_id').doUpdateSet({ text: 'everything', words: EVERYTHING }))
    .execute()
}

/** Simulates the models, which take a second per picture: before the scene was hidden, all pictures had been read. */
async function readPictures(db: Db, { pin }: VisibilityScene): Promise<void> {
  const unread = db
    .selectFrom('pins')
    .innerJoin('aggregates', 'aggregates.id', 'pins.aggregate_id')
    .select('aggregates.image_signature')
    .where('pins.id', '=', pin)
  const look = Buffer.from(encodeEmbedding(currentImageEmbeddingVersion(), new Int8Array(EMBEDDING_LENGTH).fill(1)))
  await db.updateTable('images').set({ look }).where('signature', 'not in', unread).execute()
}
