import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeIdGenerator, takeIdSlot } from './ids.ts'
import { openTestHouse, type TestHouse } from './testing/test-house.ts'

let test_: TestHouse
beforeAll(async () => {
  test_ = await openTestHouse()
})
afterAll(() => test_.end())

test('an id has 19 digits, so that text order is number order, and tells its time', () => {
  const newId = makeIdGenerator(3)
  const ids = Array.from({ length: 10_000 }, () => newId())
  expect(ids.every((id) => /^\d{19}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
  const madeAt = Number(BigInt(ids[0] ?? 0) >> 22n) + Date.UTC(2015, 0, 1)
  expect(Math.abs(madeAt - Date.now())).toBeLessThan(5000)
})

test('the clock of ids never goes back', () => {
  const times = [5000, 4000, 4500, 5001].map((ms) => Date.UTC(2026, 0, 1) + ms)
  const newId = makeIdGenerator(0, () => times.shift() as number)
  const ids = Array.from({ length: 4 }, () => newId())
  expect(ids.toSorted()).toEqual(ids)
})

test('two processes never have the same slot, and one that ends gives it back', async () => {
  const taken = await Promise.all([1, 2, 3].map(() => takeIdSlot(test_.house.pool)))
  expect(new Set(taken.map(({ slot }) => slot)).size).toBe(3)
  const [a, b] = taken.map(({ slot }) => makeIdGenerator(slot, () => Date.UTC(2026, 0, 1)))
  expect(a?.()).not.toBe(b?.())
  for (const { release } of taken) release()
})

test('a process whose connection breaks takes its slot again, so that no other gets it', async () => {
  const { pool } = test_.house
  const taken = await takeIdSlot(pool)
  const { slot } = taken
  const holders = async () =>
    (
      await pool.query<{ pid: number }>(
        `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 20615 AND objid = $1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [slot],
      )
    ).rows.map(({ pid }) => pid)
  const before = await holders()
  await pool.query('SELECT pg_terminate_backend($1)', before)
  await expect.poll(async () => (await holders()).filter((pid) => pid !== before[0])).toHaveLength(1)
  expect(taken.slot).toBe(slot)
  taken.release()
  await expect.poll(holders).toEqual([])
})

test('a process whose slot another has taken meanwhile goes on with a new one', async () => {
  const { pool } = test_.house
  const taken = await takeIdSlot(pool)
  const lost = taken.slot
  const newId = makeIdGenerator(() => taken.slot)
  const slotOf = (id: string) => Number((BigInt(id) >> 12n) & 1023n)
  expect(slotOf(newId())).toBe(lost)
  const other = await pool.connect()
  try {
    // The second client waits for the lock, so that it gets it the moment the holder's connection ends.
    const gets = other.query('SELECT pg_advisory_lock(20615, $1)', [lost])
    const waits = `SELECT 1 FROM pg_locks WHERE classid = 20615 AND objid = $1 AND NOT granted`
    await expect.poll(async () => (await pool.query(waits, [lost])).rowCount).toBe(1)
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = 20615 AND objid = $1 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [lost],
    )
    await gets
    await expect.poll(() => taken.slot).not.toBe(lost)
    expect(slotOf(newId())).toBe(taken.slot)
  } finally {
    other.release(true)
    taken.release()
  }
})
