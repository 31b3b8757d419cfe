import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { askAs } from '../ask/ask.ts'
import { readSettings } from '../settings.ts'
import { makeSystemContext } from '../system-context.ts'
import { insertPerson } from '../testing/people.ts'
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { type OpenedHouse, openHouse } from './open-house.ts'

const found = findPgBouncer()

describe.skipIf(!found)(`a house behind PgBouncer ${found?.version}`, () => {
  let bouncer: PgBouncer
  let opened: OpenedHouse
  let drop: () => Promise<void>
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-pooled-'))
  beforeAll(async () => {
    const database = await makeTestDatabase()
    drop = database.drop
    const direct = (database.address as { connectionString: string }).connectionString
    bouncer = await startPgBouncer(direct, 200)
    const settings = readSettings({
      DATA_DIR: dataDir,
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: direct,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost:3000',
      SCORE_PICTURES: 'off',
    })
    opened = await openHouse(settings, { works: true })
  })
  afterAll(async () => {
    await opened?.close()
    await bouncer?.stop()
    await drop?.()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('answers, and its workers handle facts', async () => {
    const { house } = opened
    const person = await insertPerson(house)
    const ask = askAs({ ...makeSystemContext(house), viewer: person, actor: person })
    const names = Array.from({ length: 12 }, (_, at) => `Nest ${at}`)
    const boards = await Promise.all(names.map((name) => ask(BoardResource.create, { name })))
    expect(new Set(boards.map(({ id }) => id)).size).toBe(names.length)
    const acted = () =>
      house.db
        .selectFrom('fact_acts')
        .innerJoin('facts', 'facts.id', 'fact_acts.fact_id')
        .select('facts.id')
        .distinct()
        .where('facts.name', '=', 'board.created')
        .execute()
    await expect.poll(acted, { timeout: 15_000 }).toHaveLength(names.length)
  })
})
