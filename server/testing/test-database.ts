import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { migrate } from '../db/migrate.ts'
import { createOrUpdateQueues } from '../facts/queues.ts'

const TEMPLATE = 'house_template'
const LOCK = 77_001

/** Creates a database for one suite, copied from a template with the schema and the queues. */
export async function makeTestDatabase(): Promise<{ address: pg.PoolConfig; drop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('The server tests run with the project "server", which starts PostgreSQL.')
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const name = `test_${randomBytes(6).toString('hex')}`
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE])
    if (!rowCount) await makeTemplate(admin, url)
    // Copying files takes half as long as writing every block to the log.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY = FILE_COPY`)
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [LOCK])
    await admin.end()
  }
  const drop = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await client.end()
  }
  return { address: { connectionString: inDatabase(url, name) }, drop }
}

async function makeTemplate(admin: pg.Client, url: string): Promise<void> {
  const making = `${TEMPLATE}_draft`
  await admin.query(`DROP DATABASE IF EXISTS ${making} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${making}`)
  const connectionString = inDatabase(url, making)
  const pool = new pg.Pool({ connectionString })
  await migrate(pool)
  await pool.end()
  const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false })
  await boss.start()
  await createOrUpdateQueues(boss)
  await boss.stop({ graceful: false })
  await admin.query(`ALTER DATABASE ${making} RENAME TO ${TEMPLATE}`)
}

function inDatabase(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}
