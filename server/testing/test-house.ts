import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import type { FactName } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { Ask, OptionsOf, Question } from '#domain/resource.ts'
import { askAs } from '../ask/ask.ts'
import type { Context, Person } from '../context.ts'
import { connectDb, connectPool, type Db } from '../db/connect.ts'
import { recount } from '../doctor.ts'
import { FACT_QUEUE, SLOW_QUEUES } from '../facts/queues.ts'
import { openFiles } from '../files/open-files.ts'
import type { House } from '../house.ts'
import { idMaker, takeSlot } from '../ids.ts'
import { actOnFact } from '../jobs/act-on-fact.ts'
import { LISTENERS, QUEUES, queueOf } from '../jobs/listeners.ts'
import type { Mail } from '../mailer.ts'
import { loadSecrets } from '../secrets.ts'
import { readSettings } from '../settings.ts'
import { systemContext } from '../system-context.ts'
import { askedInTransactions, nothingSlowInTransactions } from './nothing-slow-in-transactions.ts'
import { onlyAskedInContexts } from './only-asked.ts'
import { insertPerson, type PersonWish } from './people.ts'
import { testDatabase } from './test-database.ts'

export type TestHouse = {
  house: House & { db: Db }
  mails: Mail[]
  /** Makes someone who can ask. */
  person(wish?: PersonWish): Promise<Person>
  /** Asks as that person; null is a visitor. */
  as(person: Person | null, more?: Partial<Context>): Ask
  context(person: Person | null, more?: Partial<Context>): Promise<Context>
  /** Lets all listeners act on every fact so far. */
  actOnFacts(): Promise<void>
  /** Gives its slot back, as when its process ends; the rest stays open. */
  leaveSlot(): void
  /** Moves the clock. */
  pass(ms: number): void
  /** Ends the house; every suite ends with a recount that finds nothing wrong. */
  end(): Promise<void>
}

/** A whole house on a database of its own: what a test of answers stands on. */
export async function testHouse(env: Record<string, string> = {}): Promise<TestHouse> {
  const { address, drop } = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-house-'))
  const pool = connectPool({ ...address, max: 8 })
  const slot = await takeSlot(pool)
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
    // The models take seconds to begin; a test that needs them says so.
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
    files: openFiles(settings),
    mailer: { send: async (mail) => void mails.push(mail) },
    log: pino({ level: settings.logLevel }),
    newId: idMaker(slot.slot),
    queuesOf: QUEUES,
    clock: () => new Date(Date.now() + ahead),
    uptime: () => performance.now() + passed,
    stopping: new AbortController().signal,
  }
  nothingSlowInTransactions(house)
  onlyAskedInContexts(house.db)
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
    return { ...systemContext(house), viewer: fresh, actor: fresh, blocked, ip: '127.0.0.1', ...more }
  }
  return {
    house,
    mails,
    context,
    person: (wish) => insertPerson(house, wish),
    as: (person, more) =>
      (async (question: Question, options: OptionsOf<Question>) =>
        askAs(await context(person, more))(question, options)) as Ask,
    async actOnFacts() {
      // As in the product: queue by queue, so nobody may count on who acts first, and what was raised meanwhile too.
      for (let acted = -1, facts: { id: Id; name: string }[] = []; acted < facts.length; ) {
        acted = facts.length
        for (const queue of [FACT_QUEUE, ...SLOW_QUEUES]) {
          facts = await house.db.selectFrom('facts').select(['id', 'name']).orderBy('id').execute()
          for (const { id, name } of facts) {
            const listeners = Object.values(LISTENERS[name as FactName] ?? {})
            if (listeners.some((one) => queueOf(one) === queue)) await actOnFact(house, id, queue)
          }
        }
      }
    },
    leaveSlot: () => slot.release(),
    pass: (ms) => {
      ahead += ms
      // A clock that is set back makes nothing younger.
      passed += Math.max(0, ms)
    },
    async end() {
      const wrong = await recount(house)
      slot.release()
      await boss.stop({ graceful: false })
      await pool.end()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
      const asked = askedInTransactions.splice(0)
      if (asked.length) throw new Error(`Asked inside a transaction: ${asked.join(', ')}`)
      if (wrong.length)
        throw new Error(`The doctor found wrong counts:\n${wrong.map((row) => JSON.stringify(row)).join('\n')}`)
    },
  }
}
