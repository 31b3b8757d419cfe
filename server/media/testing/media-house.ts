import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Id } from '#domain/id.ts'
import type { Context } from '../../context.ts'
import { connectDb, connectPool } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { openFileStorage } from '../../files/open-file-storage.ts'
import type { House } from '../../house.ts'
import { makeIdGenerator } from '../../ids.ts'
import { loadSecrets } from '../../secrets.ts'
import { readSettings } from '../../settings.ts'

/** A house for media tests, with its own database, folder and adjustable clock. */
export async function openMediaHouse(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-media-'))
  const name = `media_${randomBytes(6).toString('hex')}`
  const main = connectPool({ connectionString: process.env.TEST_DATABASE_URL, max: 1 })
  await main.query(`CREATE DATABASE ${name}`)
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  const pool = connectPool({ connectionString: url.href, max: 6 })
  await migrate(pool)
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://pins.example.org', ...env })
  const time = { passed: 0 }
  const house = {
    settings,
    secrets: loadSecrets(dataDir),
    pool,
    db: connectDb(pool),
    files: openFileStorage(settings),
    log: pino({ level: 'silent' }),
    newId: makeIdGenerator(1),
    clock: () => new Date(Date.now() + time.passed),
    uptime: () => performance.now() + time.passed,
  } as unknown as House
  return {
    house,
    passDays(days: number) {
      time.passed += days * 24 * 3600_000
    },
    as: (id: string | null) => contextOf(house, id),
    async close() {
      await pool.end()
      await main.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await main.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function contextOf(house: House, id: string | null): Context {
  const person = id === null ? null : { id: id as Id }
  return {
    house,
    db: house.db,
    viewer: person,
    actor: person,
    now: house.clock(),
    locale: 'en-US',
  } as unknown as Context
}
