import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../server/db/cluster.ts'
import { connectPool } from '../server/db/connect.ts'
import { migrate } from '../server/db/migrate.ts'
import { findPackageProgram } from './program-of.ts'

/** Generates server/db/tables.ts from the migrations; with --verify it only checks whether they agree. */
const TABLES = 'server/db/tables.ts'
const folder = mkdtempSync(join(tmpdir(), 'bowerbird-types-'))
const cluster = await startCluster({ dataDir: folder, durable: false })
const pool = connectPool(cluster.connection)
try {
  await migrate(pool)
  const draft = join(folder, 'tables.ts')
  const { host, user, database } = cluster.connection
  const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`
  const ids = ['--type-mapping', '{"int8":"Id","date":"string"}']
  execFileSync(process.execPath, [
    findPackageProgram('kysely-codegen'),
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    draft,
    ...ids,
  ])
  const types = `import type { Id } from '#domain/id.ts'\n${readFileSync(draft, 'utf8')}`
  if (!process.argv.includes('--verify')) writeFileSync(TABLES, types)
  else if (readFileSync(TABLES, 'utf8') !== types) {
    console.error(`${TABLES} differs from the migrations: run npm run tables.`)
    process.exitCode = 1
  }
} finally {
  await pool.end()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
