import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { FactName } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import { StaffJobsResource } from '#domain/resources/staff.ts'
import type { Person } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { type Listener, runInMailQueue, runInOutsideQueue } from '../facts/listener.ts'
import { createOrUpdateQueues, FACT_QUEUE, HEARTBEAT_SECONDS, RETRY_OPTIONS } from '../facts/queues.ts'
import type { House } from '../house.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { LISTENERS, queueForListener } from './listeners.ts'
import { makeQueueWorkers } from './queue-workers.ts'
import { workOnQueues } from './work-on-queues.ts'

const FACT = 'user.changed' satisfies FactName
const PATIENCE = { timeout: 15_000, interval: 50 }

let test_: TestHouse
let owner: Person
beforeAll(async () => {
  test_ = await openTestHouse()
  owner = await test_.person()
})
afterEach(() => test_.house.boss.deleteAllJobs())
afterAll(() => test_.end())

/** Replaces all listeners of a fact for one test. */
function heardBy(listeners: Record<string, Listener<typeof FACT>>): House {
  const own = LISTENERS[FACT]
  LISTENERS[FACT] = listeners as Record<string, Listener<never>>
  onTestFinished(() => {
    if (own) LISTENERS[FACT] = own
    else delete LISTENERS[FACT]
  })
  const queues = [...new Set(Object.values(LISTENERS[FACT]).map(queueForListener))]
  return { ...test_.house, queuesOf: { [FACT]: queues } }
}

async function happens(house: House, times: number): Promise<Id[]> {
  const before = new Set(await factIds())
  await inUnitOfWork(house, 'house', async (ctx) => {
    for (let n = 0; n < times; n++) ctx.emit(FACT, { user_id: owner.id })
  })
  return (await factIds()).filter((id) => !before.has(id))
}
const factIds = async () =>
  (await test_.house.db.selectFrom('facts').select('id').where('name', '=', FACT).orderBy('id').execute()).map(
    ({ id }) => id,
  )

/** Works on the queues like a separate process, until the test ends. */
async function work(house: House): Promise<void> {
  const boss = new PgBoss({ ...(house.pool.options as object), max: 4, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  const workers = makeQueueWorkers({ ...house, boss })
  onTestFinished(workers.close)
  await workOnQueues({ ...house, boss }, workers)
}

const jobOf = async (factId: Id, queue: string = FACT_QUEUE) => {
  const [job] = await test_.house.boss.findJobs(queue, { data: { fact_id: factId } })
  return job
}

/** One poll, which a worker process repeats every few seconds. */
async function look(): Promise<void> {
  await sql`UPDATE pgboss.queue SET monitor_claim_on = NULL`.execute(test_.house.db)
  await test_.house.boss.supervise(FACT_QUEUE)
}

test('each job succeeds or fails alone, and why it failed is kept', async () => {
  const acted: Id[] = []
  let bad: Id | undefined
  const house = heardBy({
    picky: async (_ctx, _payload, { id }) => {
      if (id === bad) throw new Error('the index is away')
      acted.push(id)
    },
  })
  const [first, second, third] = await happens(house, 3)
  bad = second
  await work(house)
  await vi.waitFor(async () => expect((await jobOf(second!))?.state).toBe('retry'), PATIENCE)
  expect(acted.sort()).toEqual([first, third].sort())
  expect((await jobOf(first!))?.state).toBe('completed')
  expect((await jobOf(third!))?.state).toBe('completed')
  expect((await jobOf(second!))?.output).toMatchObject({ message: expect.stringContaining('picky: the index is away') })
})

test('work that never ends delays no other queue', async () => {
  const done = { stuck: 0, mailed: 0, quick: 0 }
  const house = heardBy({
    stuck: runInOutsideQueue(() => {
      done.stuck++
      return new Promise(() => {})
    }),
    mailed: runInMailQueue(async () => void done.mailed++),
    quick: async () => void done.quick++,
  })
  await happens(house, 30)
  await work(house)
  await vi.waitFor(() => expect(done).toMatchObject({ mailed: 30, quick: 30 }), PATIENCE)
  expect(done.stuck).toBeGreaterThan(0)
  expect(done.stuck).toBeLessThan(30)
})

test('quick work that hangs in the database keeps mail and outside work going', async () => {
  const done = { mailed: 0, asked: 0, stuck: 0 }
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const house = heardBy({
    stuck: () => released.then(() => void done.stuck++),
    mailed: runInMailQueue(async () => void done.mailed++),
    asked: runInOutsideQueue(async () => void done.asked++),
  })
  await happens(house, 10)
  await work(house)
  await vi.waitFor(() => expect(done).toEqual({ mailed: 10, asked: 10, stuck: 0 }), PATIENCE).finally(release)
  await vi.waitFor(() => expect(done.stuck).toBe(10), PATIENCE)
})

test('a job of an earlier version, which names no queue, runs all listeners', async () => {
  const done: string[] = []
  const mailed = runInMailQueue(async () => void done.push('mailed'))
  const house = heardBy({ mailed, quick: async () => void done.push('quick') })
  const [fact] = await happens({ ...house, queuesOf: {} }, 1)
  await house.boss.insert(FACT_QUEUE, [{ data: { fact_id: fact } }])
  await work(house)
  await vi.waitFor(async () => expect((await jobOf(fact!))?.state).toBe('completed'), PATIENCE)
  expect(done.sort()).toEqual(['mailed', 'quick'])
})

test('a job whose worker died is taken by another one', async () => {
  const acted: Id[] = []
  const house = heardBy({ quick: async (_ctx, _payload, { id }) => void acted.push(id) })
  const [fact] = await happens(house, 1)
  const [taken] = await house.boss.fetch(FACT_QUEUE, { batchSize: 100 })
  expect(taken).toMatchObject({ data: { fact_id: fact }, heartbeatSeconds: HEARTBEAT_SECONDS })
  const silentFor = (seconds: number) =>
    sql`UPDATE pgboss.job SET heartbeat_on = now() - ${seconds} * interval '1 second' WHERE id = ${taken!.id}`.execute(
      house.db,
    )
  await silentFor(HEARTBEAT_SECONDS - 5)
  await look()
  expect((await jobOf(fact!))?.state).toBe('active')
  await silentFor(HEARTBEAT_SECONDS + 1)
  await look()
  expect((await jobOf(fact!))?.state).toBe('retry')
  await sql`UPDATE pgboss.job SET start_after = now() WHERE id = ${taken!.id}`.execute(house.db)
  await work(house)
  await vi.waitFor(() => expect(acted).toEqual([fact]), PATIENCE)
})

/** A separate process that takes jobs and never finishes one. */
const HANGS = `
  import { PgBoss } from 'pg-boss'
  const boss = new PgBoss({ connectionString: process.argv[1], supervise: false, schedule: false, migrate: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.work(process.argv[2], () => {
    process.stdout.write('taken')
    return new Promise(() => {})
  })`

test('a job of a process that is killed is taken by another one, and done once', { timeout: 40_000 }, async () => {
  const acted: Id[] = []
  const house = heardBy({ quick: async (_ctx, _payload, { id }) => void acted.push(id) })
  // The shortest heartbeat that a queue allows.
  await house.boss.updateQueue(FACT_QUEUE, { heartbeatSeconds: 10 })
  onTestFinished(() => createOrUpdateQueues(test_.house.boss))
  const [fact] = await happens(house, 1)
  const { connectionString } = house.pool.options
  const child = spawn(process.execPath, ['--input-type=module', '-e', HANGS, String(connectionString), FACT_QUEUE])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const silentSince = performance.now()
  expect((await jobOf(fact!))?.state).toBe('active')
  await work(house)
  await vi.waitFor(
    async () => {
      await look()
      expect(acted).toEqual([fact])
    },
    { timeout: 30_000, interval: 500 },
  )
  // An earlier takeover would hit a worker that is alive and has not reported yet.
  expect(performance.now() - silentSince).toBeGreaterThan(8_000)
  await vi.waitFor(async () => expect((await jobOf(fact!))?.state).toBe('completed'), PATIENCE)
})

test('what failed for good is listed for staff with its reason, and can be tried again', async () => {
  const staff = await test_.person({ username: 'keeper', is_staff: true })
  let isBroken = true
  const house = heardBy({
    mailed: runInMailQueue(async () => {
      if (isBroken) throw new Error('550 no such box')
    }),
  })
  const [fact] = await happens(house, 1)
  await sql`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'mail'`.execute(house.db)
  await work(house)
  const failed = async () => (await test_.as(staff)(StaffJobsResource.get, {})).items
  await vi.waitFor(async () => expect(await failed()).toHaveLength(1), PATIENCE)
  const [job] = await failed()
  expect(job).toMatchObject({ queue: 'mail', about: FACT, error: expect.stringContaining('mailed: 550 no such box') })
  isBroken = false
  await test_.as(staff)(StaffJobsResource.update, { queue: 'mail', id: job!.id })
  await vi.waitFor(async () => expect((await jobOf(fact!, 'mail'))?.state).toBe('completed'), PATIENCE)
  expect(await failed()).toEqual([])
})

test('a job that failed because its worker died says so', async () => {
  const staff = await test_.person({ is_staff: true })
  const [fact] = await happens(heardBy({ quick: async () => {} }), 1)
  await test_.house.boss.fetch(FACT_QUEUE)
  await sql`UPDATE pgboss.job SET retry_limit = 0, heartbeat_on = now() - interval '1 hour'`.execute(test_.house.db)
  await look()
  expect(await jobOf(fact!)).toMatchObject({ state: 'failed' })
  const [job] = (await test_.as(staff)(StaffJobsResource.get, {})).items
  expect(job).toMatchObject({ error: 'job heartbeat timeout' })
})

test('queues of an earlier version get the options of this one', async () => {
  const { boss } = test_.house
  await boss.updateQueue(FACT_QUEUE, { heartbeatSeconds: null as never, retryLimit: 1 })
  await createOrUpdateQueues(boss)
  expect(await boss.getQueue(FACT_QUEUE)).toMatchObject({ ...RETRY_OPTIONS, heartbeatSeconds: HEARTBEAT_SECONDS })
})

test('workers that find jobs look for more at once, also those that take one at a time', async () => {
  const done = { mailed: 0, quick: 0 }
  const house = heardBy({
    mailed: runInMailQueue(async () => void done.mailed++),
    quick: async () => void done.quick++,
  })
  await happens(house, 100)
  await work(house)
  await vi.waitFor(() => expect(done).toEqual({ mailed: 100, quick: 100 }), PATIENCE)
})
