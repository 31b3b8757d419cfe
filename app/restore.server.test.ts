import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { restoreSnapshot } from '#server/backup/restore-snapshot.ts'
import { beginSnapshot } from '#server/backup/snapshot.ts'
import { toSnapshotPath } from '#server/backup/snapshot-format.ts'
import type { Person } from '#server/context.ts'
import { readSnapshotLines, writeSnapshotLines } from '#server/db/snapshot-file.ts'
import { makeEventPartitions } from '#server/events/partitions.ts'
import { FACT_QUEUE } from '#server/facts/queues.ts'
import { makeTestDatabase } from '#server/testing/test-database.ts'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'
import { makeTestPicture } from '#server/testing/test-picture.ts'

/** Characters that careless parsing of lines, JSON or numbers would change. */
const HOSTILE = 'a\u2028b\u2029c\u0085d\re\nf\tg \\u0000 \\ud800 \\x00 \\" „ä“ 🪶 {"a":[1]} \\N \u{10ffff}'
const AUX = `{"big": 123456789012345678901234567890.123456789, "tiny": 1e-300, "text": ${JSON.stringify(HOSTILE)}}`

let world: TestHouse
let owner: Person
let pinId: Id
let file: string
let whole: Buffer
let then: Awaited<ReturnType<typeof everything>>
let now: typeof then

beforeAll(async () => {
  world = await openTestHouse()
  const { pool, settings } = world.house
  file = toSnapshotPath(settings.dataDir)
  owner = await world.person({ username: 'owner' })
  const other = await world.person({ username: 'other' })
  await makeEventPartitions(world.house)
  const board = await world.as(owner)(BoardResource.create, { name: 'Kept', description: 'As it was' })
  const picture = { board_id: board.id, image_base64: await makeTestPicture(), title: 'Kept' }
  pinId = (await world.as(owner)(PinResource.create, picture)).id
  await world.as(other)(RepinResource.create, { pin_id: pinId })
  const events = [{ event_type: 101, id: 'null', aux_data: null }]
  await world.as(owner, { consent: { analytics: true, marketing: false, personalization: false } })(
    EventsResource.create,
    { events },
  )
  await pool.query('UPDATE boards SET description = $1', [HOSTILE])
  await pool.query('UPDATE images SET look = $1, nsfw = 0.1', [Buffer.from([0, 10, 13, 34, 92, 255])])
  await pool.query(`INSERT INTO events (actor_key, at, id, type, aux) VALUES ($1, 'infinity', 'big', 1, $2)`, [
    HOSTILE,
    AUX,
  ])
  await pool.query(
    `INSERT INTO events (actor_key, at, id, type) VALUES ('u1', '2019-01-01 00:00:00.123456+00', 'old', 1)`,
  )
  await pool.query(`INSERT INTO pin_search (pin_id, aggregate_id, text) VALUES (7, 7, 'found by words')`)
  const upgrade = { names: ['999_later.sql'], onlyAdds: false, mayChange: () => true }
  await (await beginSnapshot(pool, settings.dataDir, upgrade))?.finish()
  whole = readFileSync(file)
  then = await everything()
  await world.actOnFacts()
  await pool.query(`DELETE FROM pgboss.job`)
  await world.as(owner)(PinResource.delete, { id: pinId })
  await world.person({ username: 'late' })
  await pool.query(`ALTER TABLE pins ADD COLUMN later text DEFAULT 'later'; ALTER TABLE images DROP COLUMN look;
    CREATE TABLE later (id bigint PRIMARY KEY); INSERT INTO migrations (name) VALUES ('999_later.sql')`)
  now = await everything()
  expect(now).not.toEqual(then)
})
afterAll(() => world.end())

test('a restore is refused while a server has the database open', async () => {
  expect(await restore()).toEqual({
    code: 1,
    said: 'The database is in use by a running server. Stop it first, then restore.\nNothing was changed.\n',
  })
  expect(await everything()).toEqual(now)
  await closeHouses()
})

const rezipped = (change: (lines: string[]) => string[]) => () =>
  gzipSync(change(gunzipSync(whole).toString().split('\n')).join('\n'))

test.each([
  ['cut off in the middle', () => whole.subarray(0, whole.length / 2), 'is damaged or cut off'],
  ['cut off by a byte', () => whole.subarray(0, -1), 'is damaged or cut off'],
  ['of no bytes', () => Buffer.alloc(0), 'is damaged or cut off'],
  ['with a flipped bit', () => flipped(whole.length >> 1), 'is damaged or cut off'],
  ['with a flipped bit at its end', () => flipped(whole.length - 5), 'is damaged or cut off'],
  ['without its last line', rezipped((lines) => lines.slice(0, -2)), 'is damaged or cut off'],
  ['without a row', rezipped((lines) => lines.toSpliced(9, 1)), 'is damaged or cut off'],
  [
    'with a changed row',
    rezipped((lines) => lines.map((line) => line.replace('Kept', 'Lost'))),
    'is damaged or cut off',
  ],
  ['of the first form', () => gzipSync('{"from":"014_looks.sql"}\nboards []\n'), 'by an older version of the program'],
])('a snapshot %s changes nothing', async (_, make, sentence) => {
  writeFileSync(file, make())
  await expect(inThisProcess()).rejects.toThrow(sentence)
  expect(await everything()).toEqual(now)
})

test.each([
  ['of a newer version', (line: string) => line.replace('"001_house.sql"', '"999_later.sql"'), 'newer version'],
  [
    'with a row that does not fit',
    (line: string) => line.replace(/^\["(\d{19})","owner"/, '["x","owner"'),
    'invalid input',
  ],
  [
    'that does not name its upgrade, after another one,',
    (line: string) =>
      line.startsWith('{"snapshot"')
        ? JSON.stringify({ ...JSON.parse(line), at: undefined, upgrade: undefined })
        : line,
    'older than the last upgrade, which came with 999_later.sql',
  ],
  ['with other columns', (line: string) => line.replace('"username"', '"user_name"'), 'other columns for public.users'],
])('a whole snapshot %s changes nothing', async (_, change, sentence) => {
  const lines: string[] = []
  writeFileSync(file, whole)
  for await (const line of readSnapshotLines(file)) lines.push(change(line))
  await writeSnapshotLines(
    file,
    (async function* () {
      yield* lines
    })(),
  )
  await expect(inThisProcess()).rejects.toThrow(sentence)
  expect(await everything()).toEqual(now)
})

test('a restore that is killed in the middle leaves what was', async () => {
  writeFileSync(file, whole)
  const { pool } = world.house
  const blocker = await pool.connect()
  try {
    await blocker.query('BEGIN; LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE')
    const child = start()
    const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(isWaiting)).rowCount, { timeout: 9_000 }).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'close')
  } finally {
    blocker.release(true)
  }
  const isWorking = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`
  await expect.poll(async () => (await pool.query(isWorking)).rowCount).toBe(0)
  expect(await everything()).toEqual(now)
})

test('a restore brings every row, partition and waiting job back, and the schema of then', async () => {
  expect(await restore()).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^This snapshot was taken at 20\d\d-\S+Z, before the upgrade with 999_later\.sql\.\nRestored \d+ rows as of 0\d\d_\w+\.sql\.\n$/,
    ),
  })
  expect(await everything()).toEqual(then)
  expect((await world.as(owner)(PinResource.get, { id: pinId })).title).toBe('Kept')
  const { rows } = await world.house.pool.query(`SELECT description FROM boards`)
  expect(rows).toEqual([{ description: HOSTILE }])
  const waiting = await world.house.boss.fetch<{ fact_id: Id }>(FACT_QUEUE, { batchSize: 100 })
  const saved = await world.house.db
    .selectFrom('facts')
    .select('id')
    .where('name', '=', 'pin.saved')
    .executeTakeFirstOrThrow()
  expect(waiting.map((job) => job.data.fact_id)).toContain(saved.id)
})

test('a snapshot can be restored into an empty database', async () => {
  const { address, drop } = await makeTestDatabase()
  const client = new pg.Client(address as pg.ClientConfig)
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA pgboss CASCADE')
  expect(await restore(address.connectionString)).toMatchObject({ code: 0 })
  expect(await everything(client)).toEqual(then)
  await client.end()
  await drop()
})

test('whoever may create in a database, and owns nothing of it, restores a snapshot there, also twice', async () => {
  const user = `restorer_${randomBytes(4).toString('hex')}`
  const { pool } = world.house
  const url = new URL((pool.options as pg.PoolConfig).connectionString as string)
  await pool.query(`CREATE USER ${user}`)
  await pool.query(`CREATE DATABASE ${user}`)
  url.pathname = `/${user}`
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`GRANT CREATE ON DATABASE ${user} TO ${user}; GRANT USAGE, CREATE ON SCHEMA public TO ${user}`)
  url.username = user
  for (const _ of ['empty', 'full']) {
    expect(await restore(url.href)).toMatchObject({ code: 0 })
    expect(await everything(admin)).toEqual(then)
  }
  await admin.end()
  await pool.query(`DROP DATABASE ${user} WITH (FORCE)`)
  await pool.query(`DROP USER ${user}`)
})

test('the command says what is wrong with a damaged snapshot, and that nothing was changed', async () => {
  writeFileSync(file, flipped(whole.length >> 1))
  const damaged = expect.stringMatching(
    /^The snapshot \S+ is damaged or cut off \([^\n]+\)\.\nNothing was changed\.\n$/,
  )
  expect(await restore()).toEqual({ code: 1, said: damaged })
  rmSync(file)
  await expect(inThisProcess()).rejects.toThrow(`There is no snapshot: ${file} does not exist.`)
})

function flipped(at: number): Buffer {
  const bytes = Buffer.from(whole)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

function start(databaseUrl = (world.house.pool.options as pg.PoolConfig).connectionString) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: world.house.settings.dataDir }
  return spawn(process.execPath, ['app/restore.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function restore(databaseUrl?: string): Promise<{ code: number; said: string }> {
  const child = start(databaseUrl)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: out + err }
}

const inThisProcess = () =>
  restoreSnapshot(world.house.pool, world.house.settings.dataDir, {
    makeQueues: () => Promise.reject(new Error('There are queues.')),
  })

/** Closes all houses as at the end of the process, so that their slots are free again. */
async function closeHouses(): Promise<void> {
  world.leaveSlot()
  const held = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 20615
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  await expect.poll(async () => (await world.house.pool.query(held)).rowCount).toBe(0)
}

/** All rows of all tables with their partitions, the queue, and the definition of the schema. */
async function everything(client: Pick<pg.ClientBase, 'query'> = world.house.pool) {
  const all = async (query: string) => (await client.query(query)).rows.map((row) => Object.values(row).join(' '))
  const tables = await all(`SELECT quote_ident(relname) FROM pg_class WHERE relnamespace = 'public'::regnamespace
    AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`)
  const rows: Record<string, string[]> = {}
  for (const table of tables)
    rows[table] = await all(`SELECT tableoid::regclass, t::text FROM ${table} t ORDER BY t::text`)
  return {
    rows,
    jobs: await all(`SELECT name, data, priority, retry_limit, retry_delay, retry_backoff FROM pgboss.job
      WHERE state::text = 'created' ORDER BY data::text`),
    columns: await all(`SELECT attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated
      FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid WHERE relnamespace = 'public'::regnamespace AND attnum > 0
      AND NOT attisdropped AND relkind <> 'i' ORDER BY 1, 2`),
    indexes: await all(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
    partitions:
      await all(`SELECT oid::regclass, pg_get_expr(relpartbound, oid), obj_description(oid, 'pg_class') FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relispartition AND relkind = 'r' ORDER BY 1`),
  }
}
