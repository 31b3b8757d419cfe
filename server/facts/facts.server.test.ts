import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import type { Context, Person } from '../context.ts'
import { actOnFact } from '../jobs/act-on-fact.ts'
import { LISTENERS } from '../jobs/listeners.ts'
import { makeQueueWorkers } from '../jobs/queue-workers.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { inUnitOfWork } from './in-unit-of-work.ts'
import { createOrUpdateQueues, FACT_QUEUE, RETRY_OPTIONS } from './queues.ts'
import { runInSteps } from './run-in-steps.ts'

let test_: TestHouse
let owner: Person
let saver: Person
let pinId: Id
beforeAll(async () => {
  test_ = await openTestHouse()
  owner = await test_.person()
  saver = await test_.person()
  pinId = (await test_.as(owner)(PinResource.create, { image_base64: await makeTestPicture() })).id
})
afterAll(() => test_.end())

const factsOf = (name: string) => test_.house.db.selectFrom('facts').selectAll().where('name', '=', name).execute()
const waiting = async (factId: Id) => {
  const jobs = await test_.house.boss.findJobs<{ fact_id: Id }>(FACT_QUEUE, { data: { fact_id: factId } })
  return jobs.length
}

test('a fact and its job are committed with the change, so a killed process loses nothing', async () => {
  const saved = await test_.as(saver)(RepinResource.create, { pin_id: pinId })
  const [fact] = await factsOf('pin.saved')
  expect(fact).toMatchObject({ viewer_id: saver.id, actor_id: saver.id })
  expect(fact?.payload).toEqual({ pin_id: saved.id, from_pin_id: pinId, board_id: null })
  expect(await waiting(fact?.id as Id)).toBe(1)
})

test('facts emitted by listeners are stored and handled like all others', async () => {
  await inUnitOfWork(test_.house, 'house', async (ctx) => ctx.emit('user.changed', { user_id: owner.id }))
  const [fact] = await factsOf('user.changed')
  const telling = async (ctx: Context) => ctx.emit('pins.moderated', { aggregate_ids: [], user_ids: [owner.id] })
  Object.assign(LISTENERS['user.changed'] ?? {}, { telling })
  onTestFinished(() => void delete LISTENERS['user.changed']?.telling)
  await actOnFact(test_.house, fact?.id as Id)
  const [second] = await factsOf('pins.moderated')
  expect(await waiting(second?.id as Id)).toBe(1)
})

test('long work goes on where it stopped', async () => {
  const { house } = test_
  const left = [1, 2, 3, 4]
  const stop = new AbortController()
  const work = (stopping: AbortSignal) =>
    runInSteps({ ...house, stopping }, async (ctx) => {
      ctx.emit('board.created', { board_id: String(left.shift()) as Id })
      if (left.length === 2) stop.abort()
      return left.length > 0
    })
  const told = async () => (await factsOf('board.created')).map(({ payload }) => payload)
  const before = (await told()).length
  await expect(work(stop.signal)).rejects.toThrow('abort')
  expect((await told()).slice(before)).toEqual([{ board_id: '1' }, { board_id: '2' }])
  await work(house.stopping)
  expect((await told()).slice(before).at(-1)).toEqual({ board_id: '4' })
})

test('a listener acts once, however often and concurrently the job is done', async () => {
  const [fact] = await factsOf('pin.saved')
  const saves = async () => {
    const rows = await test_.house.db.selectFrom('pin_days').select('saves').where('pin_id', '=', pinId).execute()
    return rows.reduce((sum, row) => sum + row.saves, 0)
  }
  await Promise.all([1, 2, 3].map(() => actOnFact(test_.house, fact?.id as Id)))
  await actOnFact(test_.house, fact?.id as Id)
  expect(await saves()).toBe(1)
})

test('a write that is refused or breaks leaves no change, no fact and no job', async () => {
  await test_.as(owner)(BoardResource.create, { name: 'For saves' })
  const count = async () => (await test_.house.db.selectFrom('facts').select('id').execute()).length
  const before = await count()
  const jobs = (from: string, to: string) =>
    sql`ALTER TABLE pgboss.${sql.ref(from)} RENAME TO ${sql.ref(to)}`.execute(test_.house.db)
  await jobs('job_common', 'job_away')
  const save = test_.as(saver)(RepinResource.create, { pin_id: pinId, allow_duplicate: true })
  await expect(save).rejects.toThrow('"pgboss.job_common" does not exist')
  await jobs('job_away', 'job_common')
  await expect(test_.as(owner)(BoardResource.create, { name: 'for SAVES' })).rejects.toMatchObject({ kind: 'conflict' })
  expect(await count()).toBe(before)
  expect((await test_.as(saver)(PinResource.get, { id: pinId })).repin_count).toBe(1)
})

test('a worker of any process is woken at once', async () => {
  const { house } = test_
  const boss = new PgBoss({ ...(house.pool.options as object), max: 2, supervise: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.deleteQueuedJobs(FACT_QUEUE)
  const notifyWorker = vi.spyOn(boss, 'notifyWorker')
  const workers = makeQueueWorkers({ ...house, boss })
  try {
    await workers.ready
    const told: Id[] = []
    const newest = async () => (await factsOf('board.created')).at(-1)?.id as Id
    await workers.work<{ fact_id: Id }>(FACT_QUEUE, { batchSize: 1, workers: 1 }, async (jobs) => {
      told.push(...jobs.map(({ data }) => data.fact_id))
      return jobs.map(({ id }) => ({ id, status: 'completed' }))
    })
    await test_.as(owner)(BoardResource.create, { name: 'Told' })
    const first = await newest()
    await vi.waitFor(() => expect(notifyWorker).toHaveBeenCalled())
    // Before its next poll would have found the job.
    await vi.waitFor(() => expect(told).toEqual([first]), 3_000)
  } finally {
    await workers.close()
    await boss.stop({ graceful: false })
  }
})

test('queues never notify inside a transaction, nor do those that an older version made', async () => {
  const { boss } = test_.house
  await boss.updateQueue(FACT_QUEUE, { notify: true })
  await createOrUpdateQueues(boss)
  expect((await boss.getQueue(FACT_QUEUE))?.notify).toBe(false)
})

test('a job waits with its number of tries and its place in the queue', async () => {
  await test_.house.boss.deleteQueuedJobs(FACT_QUEUE)
  await test_.as(owner)(BoardResource.create, { name: 'Queued' })
  const [job] = await test_.house.boss.fetch(FACT_QUEUE, { includeMetadata: true })
  expect(job).toMatchObject({ ...RETRY_OPTIONS, priority: 10 })
})

test('a job that keeps failing is tried again later each time', async () => {
  const { boss, db } = test_.house
  await boss.deleteQueuedJobs(FACT_QUEUE)
  await test_.as(owner)(BoardResource.create, { name: 'Tried again' })
  const waits: number[] = []
  for (let tried = 0; tried < 4; tried++) {
    const [job] = await boss.fetch(FACT_QUEUE)
    await boss.fail(FACT_QUEUE, job!.id)
    const { rows } = await sql<{ seconds: number }>`SELECT extract(epoch FROM start_after - now())::float8 AS seconds
      FROM pgboss.job WHERE id = ${job!.id}`.execute(db)
    waits.push(rows[0]!.seconds)
    await sql`UPDATE pgboss.job SET start_after = now() WHERE id = ${job!.id}`.execute(db)
  }
  // The delay is partly random, so that retries are spread out.
  expect(waits[0]).toBeGreaterThan(0)
  expect(waits[3], waits.join(' ')).toBeGreaterThan(2 * waits[0]!)
})

test('a listener that fails is retried, without those that succeeded', async () => {
  const done: string[] = []
  const listeners = LISTENERS as Record<string, Record<string, unknown>>
  const own = listeners['board.created']
  let isBroken = true
  listeners['board.created'] = {
    good: async () => void done.push('good'),
    bad: async () => {
      if (isBroken) throw new Error('not yet')
      done.push('bad')
    },
  }
  try {
    await test_.as(owner)(BoardResource.create, { name: 'Heard' })
    const fact = (await factsOf('board.created')).at(-1)?.id as Id
    await expect(actOnFact(test_.house, fact)).rejects.toThrow('1 of those')
    isBroken = false
    await actOnFact(test_.house, fact)
    expect(done).toEqual(['good', 'bad'])
  } finally {
    if (own) listeners['board.created'] = own
    else delete listeners['board.created']
  }
})
