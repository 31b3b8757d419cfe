import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { withWorkFolder } from '../work-folder.ts'
import { openHouse } from './open-house.ts'

test('a start deletes the work folders of an earlier process with the same id', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-open-'))
  const { address, drop } = await makeTestDatabase()
  onTestFinished(async () => {
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { connectionString } = address as { connectionString: string }
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: connectionString, LOG_LEVEL: 'silent' })
  await withWorkFolder(dataDir, null, async (folder) => {
    const { close } = await openHouse(settings, { works: false })
    await close()
    expect(existsSync(folder)).toBe(false)
  })
})
