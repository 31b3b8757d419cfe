import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import type { FactName } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { Ask, OptionsOf, Page, Question } from '#domain/resource.ts'
import { askAs } from '../ask/ask.ts'
import type { Context, Person } from '../context.ts'
import { connectDb, connectPool, type Db } from '../db/connect.ts'
import { findCountMismatches } from '../doctor.ts'
import { FACT_QUEUE, SLOW_QUEUES } from '../facts/queues.ts'
import { openFileStorage } from '../files/open-file-storage.ts'
import type { House } from '../house.ts'
import { makeIdGenerator, takeIdSlot } from '../ids.ts'
import { actOnFact } from '../jobs/act-on-fact.ts'
import { LISTENERS, QUEUES_BY_FACT, queueForListener } from '../jobs/listeners.ts'
import type { Mail } from '../mailer.ts'
import { loadSecrets } from '../secrets.ts'
import { readSettings } from '../settings.ts'
import { makeSystemContext } from '../system-context.ts'
import { forbidCrossingStatements, refusedCrossings } from './forbid-crossing-statements.ts'
import { forbidSlowWorkInTransactions, requestsInTransactions } from './forbid-slow-work-in-transactions.ts'
import { forbidWritesInContexts } from './forbid-writes-in-contexts.ts'
import { insertPerson, type TestPersonOptions } from './people.ts'
import { makeTestDatabase } from './test-database.ts'

export type TestHouse = {
  house: House & { db: Db }
  mails: Mail[]
  /** Inserts a person. */
  person(wish?: TestPersonOptions): Promise<Person>
  /** Returns an `ask` for that person; null is a visitor. */
  as(person: Person | null, more?: Partial<Context>): Ask
  context(person: Person | null, more?: Partial<Context>): Promise<Context>
  /** Runs the listeners of all facts so far. */
  actOnFacts(): Promise<void>
  /** Releases the id slot, as when the process ends; the rest stays open. */
  leaveSlot(): void
  /** Moves the clock forward. */
  pass(ms: number): void
  /** Closes the house and checks that a recount finds no wrong count. */
  end(): Promise<void>
}

/** Opens a whole house on its own database, for tests of answers. */
export async function openTestHouse(env: Record<string, string> = {}): Promise<TestHouse> {
  const { address, drop } = await makeTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-house-'))
  const pool = connectPool({ ...address, max: 8 })
  const slot = await takeIdSlot(pool)
  const boss = new PgBoss({
    ...(address as { connectionString: string }),
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => {})
  await boss.start()
  const settings = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    PASSWORD_STRENGTH: 'low',
    // The models take seconds to load, so tests that need them turn this on.
    SCORE_PICTURES: 'off',
    ...env,
  })
  const mails: Mail[] = []
  let ahead = 0
  let passed = 0
  const house: House & { db: Db } = {
    settings,
    secrets: loadSecrets(dataDir),
    pool,
    direct: pool,
    pooler: null,
    db: connectDb(pool),
    boss,
    files: openFileStorage(settings),
    mailer: { send: async (mail) => void mails.push(mail) },
    log: pino({ level: settings.logLevel }),
    newId: makeIdGenerator(slot.slot),
    queuesOf: QUEUES_BY_FACT,
    clock: () => new Date(Date.now() + ahead),
    uptime: () => performance.now() + passed,
    stopping: new AbortController().signal,
  }
  forbidSlowWorkInTransactions(house)
  forbidWritesInContexts(house.db)
  await forbidCrossingStatements(pool)
  const context = async (person: Person | null, more: Partial<Context> = {}): Promise<Context> => {
    const fresh =
      person && (await house.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow())
    const marks = person
      ? await house.db
          .selectFrom('marks')
          .select('target_id')
          .where('user_id', '=', person.id)
          .where('kind', 'in', ['block', 'blocked_by'])
          .execute()
      : []
    const blocked = new Set<Id>(marks.map((row) => row.target_id))
    return { ...makeSystemContext(house), viewer: fresh, actor: fresh, blocked, ip: '127.0.0.1', ...more }
  }
  return {
    house,
    mails,
    context,
    person: (wish) => insertPerson(house, wish),
    as: (person, more) =>
      (async (question: Question, options: OptionsOf<Question>) => {
        const answer = await askAs(await context(person, more))(question, options)
        if (question.list) assertNotEmptyBeforeMore(question, answer as Page<unknown>)
        return answer
      }) as Ask,
    async actOnFacts() {
      // Queue by queue, so that tests can't rely on the order of listeners; includes facts that listeners raise.
      for (let acted = -1, facts: { id: Id; name: string }[] = []; acted < facts.length; ) {
        acted = facts.length
        for (const queue of [FACT_QUEUE, ...SLOW_QUEUES]) {
          facts = await house.db.selectFrom('facts').select(['id', 'name']).orderBy('id').execute()
          for (const { id, name } of facts) {
            const listeners = Object.values(LISTENERS[name as FactName] ?? {})
            if (listeners.some((one) => queueForListener(one) === queue)) await actOnFact(house, id, queue)
          }
        }
      }
    },
    leaveSlot: () => slot.release(),
    pass: (ms) => {
      ahead += ms
      // The monotonic clock never goes back.
      passed += Math.max(0, ms)
    },
    async end() {
      const wrong = await findCountMismatches(house)
      slot.release()
      await boss.stop({ graceful: false })
      await pool.end()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
      const asked = requestsInTransactions.splice(0)
      if (asked.length) throw new Error(`Asked inside a transaction: ${asked.join(', ')}`)
      const refused = refusedCrossings.splice(0)
      if (refused.length) throw new Error(refused.join('\n'))
      if (wrong.length)
        throw new Error(`The doctor found wrong counts:\n${wrong.map((row) => JSON.stringify(row)).join('\n')}`)
    },
  }
}

/** Throws when a page of a list is empty although a bookmark follows. */
function assertNotEmptyBeforeMore({ name }: Question, { items, next }: Page<unknown>): void {
  if (!items.length && next) throw new Error(`${name} answered an empty page with a bookmark`)
}
