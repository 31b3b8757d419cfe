import type { House } from '#server/house.ts'

const LOCK = 5_206_318

export async function isDatabaseEmpty({ db }: Pick<House, 'db'>): Promise<boolean> {
  return !(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
}

/**
 * Of several processes that start on one empty database, one fills it and the others wait. If it is interrupted, the
 * next one fills. Returns whether this process filled it.
 */
export async function fillOnlyOnce(
  house: House,
  { fill, whenWaiting }: { fill: () => Promise<void>; whenWaiting: () => void },
): Promise<boolean> {
  const client = await house.direct.connect()
  client.on('error', () => {})
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
    if (!rows[0].taken) {
      whenWaiting()
      await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    }
    if (!(await isDatabaseEmpty(house))) return false
    await fill()
    return true
  } finally {
    // The lock ends with its connection.
    client.release(true)
  }
}
