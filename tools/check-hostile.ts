import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '#app/build.ts'
import { openFilled } from '#app/open.ts'
import { makeServer } from '#app/serve.ts'
import { readSettings } from '#server/settings.ts'
import { hostileWorld } from '#server/testing/hostile/hostile-world.ts'
import { HOLD_MOST, runHostile } from '#server/testing/hostile/run-hostile.ts'

const USAGE = 'npm run check:hostile -- [calls] [seed]'
const WARM_UP = 500
const LARGE_SHARE = 100

/** Random calls to the whole product on a demo world of its own: none may be failed or hold the loop. */
const [calls = 20_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
if (!Number.isInteger(calls) || !Number.isInteger(seed)) throw new Error(USAGE)
const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-hostile-'))
const settings = readSettings({
  DATA_DIR: dataDir,
  PORT: process.env.PORT,
  RATE_LIMITS: 'off',
  // Why a call was failed is logged.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
})
const built = await buildWeb()
const { house, close } = await openFilled(settings)
const app = await makeServer(house, built)
try {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const world = await hostileWorld(house, address, { people: 40, side: 3600 })
  console.log(`${calls} calls to ${address}, seed ${seed}`)
  await runHostile({ address, world, seed: seed + 1, calls: WARM_UP, large: WARM_UP / LARGE_SHARE })
  const { failed, held, noted, statuses } = await runHostile({
    address,
    world,
    seed,
    calls,
    large: Math.floor(calls / LARGE_SHARE),
  })
  for (const call of failed.slice(0, 50)) console.log(call)
  console.log('answers by status:', statuses)
  console.log(
    `${failed.length} calls were failed; the loop was held for ${held.toFixed(0)} ms at most, at about call ${noted}.`,
  )
  process.exitCode = failed.length > 0 || held > HOLD_MOST ? 1 : 0
} finally {
  await app.close()
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}
