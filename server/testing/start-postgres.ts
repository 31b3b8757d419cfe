import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../db/cluster.ts'

/** Vitest's set-up of the server tests: one PostgreSQL for all of them, found through TEST_DATABASE_URL. */
export default async function startPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-test-'))
  const cluster = await startCluster({ dataDir, durable: false })
  process.env.TEST_DATABASE_URL = cluster.url
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
