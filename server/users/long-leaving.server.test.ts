import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BULK_BATCH_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { BoardCollaboratorResource, BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { LEAVES_PER_TRANSACTION } from '../boards/leave-all-boards.ts'
import type { Person } from '../context.ts'
import { findCountMismatches } from '../doctor.ts'
import { duplicateListeners } from '../duplicates/duplicate-listeners.ts'
import { MERGES_PER_TRANSACTION } from '../duplicates/finish-merges.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { SlowListener } from '../facts/listener.ts'
import { CONVERSATIONS_PER_TRANSACTION, messageListeners } from '../messages/message-listeners.ts'
import { pinListeners } from '../pins/pin-listeners.ts'
import { runBulkEdit, runBulkEditBatch } from '../places/bulk-work.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { accountListeners } from './account-listeners.ts'
import { rewriteAudiencesOfPerson } from './audience-listeners.ts'

let world: TestHouse
let her: Person
let other: Person
beforeAll(async () => {
  world = await openTestHouse()
  her = await world.person({ username: 'busy' })
  other = await world.person({ username: 'other' })
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)

async function countOf(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${what}`.execute(world.house.db)
  return rows[0]?.n ?? 0
}

type OnAccount = SlowListener<'account.deleted'>['act']
const gone = (act: OnAccount) => act(stoppingHouse(), { user_id: her.id }, { id: '0' as Id, by: null })
/** A process that is stopping ends after each step. */
const stoppingHouse = () => ({ ...world.house, stopping: AbortSignal.abort() })

/** Runs a job until it is finished. Returns how much was left after each step. */
async function stepByStep(run: () => Promise<void>, left: () => Promise<number>): Promise<number[]> {
  const after: number[] = []
  for (let isDone = false; !isDone; after.push(await left()))
    isDone = await run().then(
      () => true,
      (error: Error) => {
        if (error.name === 'AbortError') return false
        throw error
      },
    )
  return after
}

test('conversations are left some at a time, each in its list and among its people at once', async () => {
  const many = 2 * CONVERSATIONS_PER_TRANSACTION + 10
  for (const { id } of [her, other]) {
    await sql`INSERT INTO inbox (user_id, conversation_id, state, last_message_at)
      SELECT ${id}::bigint, n, 'open', now() FROM generate_series(1, ${many}::int) n`.execute(world.house.db)
    await sql`INSERT INTO conversation_people (conversation_id, user_id, state)
      SELECT n, ${id}::bigint, 'member' FROM generate_series(1, ${many}::int) n`.execute(world.house.db)
  }
  const listed = ({ id }: Person) => countOf(sql`inbox WHERE user_id = ${id}`)
  const among = ({ id }: Person) => countOf(sql`conversation_people WHERE user_id = ${id} AND state = 'member'`)
  const { leaveConversations } = messageListeners['account.deleted']
  const left = await stepByStep(
    () => gone(leaveConversations.act),
    async () => {
      expect(await among(her)).toBe(await listed(her))
      return listed(her)
    },
  )
  expect(left).toEqual([many - CONVERSATIONS_PER_TRANSACTION, 10, 0])
  expect([await listed(other), await among(other)]).toEqual([many, many])
})

test('merges become final some at a time, and each thing is told of once', async () => {
  const many = 2 * MERGES_PER_TRANSACTION + 10
  const { db } = world.house
  const first = BigInt(world.house.newId()) + 1_000_000n
  const thing = sql`${first}::bigint + n`
  await sql`INSERT INTO aggregates (id, first_pin_id, origin_pinner_id, width, height, dominant_color)
    SELECT ${thing}, ${thing}, ${her.id}, 600, 900, '#336699' FROM generate_series(1, ${many}::int) n`.execute(db)
  for (const [{ id }, moved] of [
    [her, sql`jsonb_build_array(jsonb_build_object('id', (${thing})::text, 'is_whole', true))`],
    [other, sql`'[]'::jsonb`],
  ] as const)
    await sql`INSERT INTO merges (user_id, id, aggregate_id, pin_id, pin_count, moved)
      SELECT ${id}::bigint, n, n, n, 2, jsonb_build_object('things', ${moved}, 'folded', '[]'::jsonb)
      FROM generate_series(1, ${many}::int) n`.execute(db)
  const { finishMerges } = duplicateListeners['account.deleted']
  const left = await stepByStep(
    () => gone(finishMerges.act),
    async () => {
      const merges = await countOf(sql`merges WHERE user_id = ${her.id}`)
      expect(await countOf(sql`aggregates WHERE origin_pinner_id = ${her.id}`)).toBe(merges)
      return merges
    },
  )
  expect(left.slice(0, 3)).toEqual([many - MERGES_PER_TRANSACTION, 10, 0])
  const told = sql`facts WHERE name = 'aggregate.erased'`
  expect([await countOf(told), await countOf(sql`(SELECT DISTINCT payload FROM ${told}) f`)]).toEqual([many, many])
  expect(await countOf(sql`merges WHERE user_id = ${other.id}`)).toBe(many)
})

test('reactions to a thing that is gone go some at a time', async () => {
  const { db } = world.house
  const [aggregate_id, another] = [world.house.newId(), world.house.newId()]
  for (const id of [aggregate_id, another])
    await sql`INSERT INTO reactions (user_id, aggregate_id, type)
      SELECT n, ${id}::bigint, 1 FROM generate_series(1, 1010) n`.execute(db)
  const { eraseReactions } = pinListeners['aggregate.erased']
  const left = await stepByStep(
    () => eraseReactions.act(stoppingHouse(), { aggregate_id }, { id: '0' as Id, by: null }),
    () => countOf(sql`reactions WHERE aggregate_id = ${aggregate_id}`),
  )
  expect(left).toEqual([510, 10, 0])
  expect(await countOf(sql`reactions WHERE aggregate_id = ${another}`)).toBe(1010)
})

describe('a board with many pins of others, of someone who left', () => {
  const many = 2 * Math.max(LEAVES_PER_TRANSACTION, BULK_BATCH_SIZE) + 10
  const { eraseBoards } = accountListeners['account.deleted']

  /** Creates her board with many pins by someone else, and then deletes her account. */
  async function aBoardLeft(name: string): Promise<{ board_id: Id; guest: Person }> {
    await setState('active')
    const guest = await world.person()
    const { id: board_id } = await as(her)(BoardResource.create, { name })
    await as(her)(BoardInviteResource.create, { board_id, invited_user_ids: [guest.id] } as never)
    await as(guest)(BoardInviteResource.update, { board_id, invited_user_id: guest.id } as never)
    const pin = await as(guest)(PinResource.create, { board_id, image_base64: await makeTestPicture() })
    await copyPin(pin.id, many - 1)
    return { board_id, guest }
  }

  async function setState(state: 'active' | 'deactivated') {
    await world.house.db.updateTable('users').set({ state }).where('id', '=', her.id).execute()
    await rewriteAudiencesOfPerson(world.house, her.id)
  }

  async function copyPin(id: Id, times: number) {
    const { db } = world.house
    const ids = Array.from({ length: times }, () => world.house.newId())
    const copies = (table: string, key: string, more: object) => sql`INSERT INTO ${sql.table(table)}
      SELECT (jsonb_populate_record(p, ${JSON.stringify(more)}::jsonb || jsonb_build_object(${key}::text, n.id))).*
      FROM ${sql.table(table)} p, unnest(${ids}::bigint[]) AS n(id) WHERE ${sql.ref(`p.${key}`)} = ${id}`
    await copies('pins', 'id', { is_repin: true }).execute(db)
    await copies('user_pins', 'pin_id', { is_created: false }).execute(db)
    await copies('aggregate_pins', 'pin_id', {}).execute(db)
    await copies('board_pins', 'pin_id', {}).execute(db)
    const of = sql`(SELECT * FROM pins WHERE id = ${id}) p`
    await sql`UPDATE boards SET pin_count = pin_count + ${times} FROM ${of} WHERE boards.id = p.board_id`.execute(db)
    await sql`UPDATE aggregates SET saves = saves + ${times} FROM ${of} WHERE aggregates.id = p.aggregate_id`.execute(
      db,
    )
    await sql`UPDATE user_counts SET pin_count = pin_count + ${times}, public_pin_count = public_pin_count + ${times}
      FROM ${of} WHERE user_counts.user_id = p.pinner_id`.execute(db)
    expect(await findCountMismatches(world.house)).toEqual([])
  }

  test('has its new owner at once, and its pins are seen again in steps', async () => {
    const { board_id, guest } = await aBoardLeft('Passed on')
    await setState('deactivated')
    const seen = () => countOf(sql`pins WHERE board_id = ${board_id} AND audience = 0`)
    expect(await seen()).toBe(0)
    await gone(eraseBoards.act)
    const board = await as(null)(BoardResource.get, { board_id })
    expect(board).toMatchObject({ owner: { id: guest.id }, pin_count: many })
    const jobs = world.house.db.selectFrom('bulk_jobs').selectAll().where('from_board_id', '=', board_id)
    const [job, ...more] = await jobs.execute()
    expect([job?.user_id, job?.state, job?.total, more]).toEqual([guest.id, 'working', many, []])
    // The job is killed after its first step.
    await inUnitOfWork(world.house, 'house', (ctx) => runBulkEditBatch(ctx, job!))
    expect([await seen(), await findCountMismatches(world.house)]).toEqual([BULK_BATCH_SIZE, []])
    // Finished steps are not repeated.
    await gone(eraseBoards.act)
    expect(await jobs.execute()).toMatchObject([{ id: job?.id, done: BULK_BATCH_SIZE }])
    await runBulkEdit(world.house, job!.id)
    expect(await seen()).toBe(many)
    const page = await as(null)(BoardFeedResource.get, { board_id, page_size: 250 })
    expect(page.items).toHaveLength(250)
  })

  test('goes in steps when nobody is on it any more: first its pins, to the profile, then who follows it', async () => {
    const { board_id, guest } = await aBoardLeft('Left behind')
    await as(guest)(BoardCollaboratorResource.delete, { board_id, invited_user_id: guest.id } as never)
    const followers = LEAVES_PER_TRANSACTION + 10
    for (const table of ['followers', 'follows'])
      await sql`INSERT INTO ${sql.table(table)} (target_id, kind, follower_id)
        SELECT ${board_id}::bigint, 'board', n FROM generate_series(1, ${followers}::int) n`.execute(world.house.db)
    await sql`UPDATE boards SET follower_count = ${followers} WHERE id = ${board_id}`.execute(world.house.db)
    await setState('deactivated')
    const pins = () => countOf(sql`board_pins WHERE board_id = ${board_id}`)
    const follows = async () => {
      const listed = await countOf(sql`followers WHERE target_id = ${board_id}`)
      expect(await countOf(sql`follows WHERE target_id = ${board_id}`)).toBe(listed)
      return listed
    }
    const left = await stepByStep(
      () => gone(eraseBoards.act),
      async () => {
        expect(await findCountMismatches(world.house)).toEqual([])
        expect(await countOf(sql`user_pins WHERE user_id = ${guest.id}`)).toBe(many)
        return (await pins()) + (await follows())
      },
    )
    const all = many + followers
    expect(left.slice(0, 5)).toEqual([all - LEAVES_PER_TRANSACTION, all - 2 * LEAVES_PER_TRANSACTION, followers, 10, 0])
    expect(await countOf(sql`boards WHERE id = ${board_id}`)).toBe(0)
    expect(await countOf(sql`pins WHERE pinner_id = ${guest.id} AND board_id IS NULL AND audience = 0`)).toBe(many)
  })
})
