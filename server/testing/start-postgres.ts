import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../db/cluster.ts'

/** Global setup of the server tests: starts one PostgreSQL for all, passed on by TEST_DATABASE_URL. */
export default async function startPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-test-'))
  const cluster = await startCluster({ dataDir, durable: false })
  process.env.TEST_DATABASE_URL = cluster.url
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
