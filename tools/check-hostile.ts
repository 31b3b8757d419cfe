import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '#app/build.ts'
import { openHouseAndFillDemo } from '#app/open-house-and-fill-demo.ts'
import { makeHttpServer } from '#app/serve.ts'
import { readSettings } from '#server/settings.ts'
import { makeHostileWorld } from '#server/testing/hostile/hostile-world.ts'
import { EVENT_LOOP_HOLD_MAX_MS, runHostileCalls } from '#server/testing/hostile/run-hostile.ts'

const USAGE = 'npm run check:hostile -- [calls] [seed]'
const WARM_UP = 500
const LARGE_SHARE = 100

/**
 * Sends random requests to the whole product with its own demo world: none may fail with a server error or block the
 * event loop.
 */
const [calls = 20_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
if (!Number.isInteger(calls) || !Number.isInteger(seed)) throw new Error(USAGE)
const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-hostile-'))
// As root, PostgreSQL runs as another account, which must be able to enter the folder; otherwise its files would be
// placed elsewhere and left behind.
chmodSync(dataDir, 0o711)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopping.abort(new Error(signal)))
const interrupted = once(stopping.signal, 'abort').then(() => Promise.reject(stopping.signal.reason))
interrupted.catch(() => {})

try {
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: process.env.PORT,
    RATE_LIMITS: 'off',
    // The reasons for server errors are logged.
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
  })
  const built = await Promise.race([buildWeb(), interrupted])
  const { house, close } = await openHouseAndFillDemo(settings, stopping.signal)
  const app = await makeHttpServer(house, built)
  try {
    process.exitCode = await Promise.race([attack(), interrupted])
  } finally {
    await app.close()
    await close()
  }

  async function attack(): Promise<number> {
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const world = await makeHostileWorld(house, address, { people: 40, side: 3600 })
    console.log(`${calls} calls to ${address}, seed ${seed}`)
    await runHostileCalls({ address, world, seed: seed + 1, calls: WARM_UP, large: WARM_UP / LARGE_SHARE })
    const large = Math.floor(calls / LARGE_SHARE)
    const { failed, held, noted, statuses } = await runHostileCalls({ address, world, seed, calls, large })
    for (const call of failed.slice(0, 50)) console.log(call)
    console.log('answers by status:', statuses)
    console.log(
      `${failed.length} calls were failed; the loop was held for ${held.toFixed(0)} ms at most, at about call ${noted}.`,
    )
    return failed.length > 0 || held > EVENT_LOOP_HOLD_MAX_MS ? 1 : 0
  }
} catch (error) {
  if (!stopping.signal.aborted) throw error
  console.log('Stopped.')
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
// Requests that are still running would keep the process alive.
if (stopping.signal.aborted) process.exit(1)
