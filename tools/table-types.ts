import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '../server/db/cluster.ts'
import { migrate } from '../server/db/migrate.ts'

/** Writes server/db/tables.ts from the migrations; with --verify it only says whether they agree. */
const folder = mkdtempSync(join(tmpdir(), 'bowerbird-types-'))
const cluster = await startCluster({ dataDir: folder, durable: false })
const pool = new pg.Pool(cluster.connection)
try {
  await migrate(pool)
  const verify = process.argv.includes('--verify') ? ['--verify'] : []
  const { host, user, database } = cluster.connection
  const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`
  const command = ['--dialect', 'postgres', '--url', url, '--out-file', 'server/db/tables.ts', ...verify]
  const ids = ['--type-mapping', '{"int8":"Id"}', '--custom-imports', '{"Id":"./id.ts"}']
  execFileSync('node_modules/.bin/kysely-codegen', [...command, ...ids], { stdio: 'inherit' })
} finally {
  await pool.end()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
