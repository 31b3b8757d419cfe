import { fillDemoWorld, isEmpty } from '#demo/fill.ts'
import { mustFitDemoWorld } from '#demo/space.ts'
import type { House } from '#server/house.ts'
import { progressBar } from './progress-bar.ts'
import { withHouse } from './with-house.ts'

const LOCK = 5_206_318

await withHouse(async (house) => {
  const client = await house.pool.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS ours', [LOCK])
    // Of several first starts on one database one fills it, and the others wait. If it is stopped, the next one fills.
    if (!rows[0].ours) {
      console.log('Another process is filling the demo world.')
      await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    }
    if (await isEmpty(house)) return await fill(house)
    if (!process.channel) console.log('There are people in this database already: nothing was filled.')
  } finally {
    client.release(true)
  }
})

async function fill(house: House): Promise<void> {
  await mustFitDemoWorld(house.settings)
  const bar = progressBar(`Filling the demo world of ${house.settings.productName}`)
  await fillDemoWorld(house, bar.show)
  bar.end()
}
