import type { House } from '#server/house.ts'

const LOCK = 5_206_318

export async function isEmpty({ db }: Pick<House, 'db'>): Promise<boolean> {
  return !(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
}

/**
 * Of several processes that begin on one empty database one fills it, and the others wait for that. If it is stopped in the midst
 * of it, the next one fills. Answers whether it was this one.
 */
export async function fillOnce(
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
    if (!(await isEmpty(house))) return false
    await fill()
    return true
  } finally {
    // The lock ends with its connection.
    client.release(true)
  }
}
