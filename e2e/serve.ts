import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { CHROMIUM_LAUNCH_ARGS, findOrInstallChromium } from '../tools/browser.ts'
import { findFreePort } from './find-free-port.ts'

/**
 * Vitest's global setup for the journeys: starts one server and one browser, and passes their URLs in the environment.
 */
export default async function serveJourneys() {
  const [house, browser] = await Promise.all([
    startHouse(),
    chromium.launchServer({ executablePath: findOrInstallChromium(), args: CHROMIUM_LAUNCH_ARGS }),
  ])
  Object.assign(process.env, {
    JOURNEY_URL: house.url,
    JOURNEY_DATA: house.dataDir,
    JOURNEY_BROWSER: browser.wsEndpoint(),
  })
  return async () => {
    await Promise.all([browser.close(), house.stop()])
  }
}

async function startHouse() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-journeys-'))
  // The database's operating system account must be able to enter the folder.
  chmodSync(dataDir, 0o711)
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    RATE_LIMITS: 'off',
    PASSWORD_STRENGTH: 'low',
    SCORE_PICTURES: 'off',
    LOG_LEVEL: 'error',
    // A journey can come from inside by an X-Forwarded-For header.
    TRUST_PROXY: '127.0.0.1',
    INTERNAL_CIDRS: '10.0.0.0/8',
  }
  const child = fork(join(import.meta.dirname, 'house.ts'), { env, execArgv: [] })
  const ended = once(child, 'exit')
  const [ready] = await Promise.race([once(child, 'message'), ended])
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  if (ready !== 'ready') {
    forget()
    throw new Error('The server of the journeys did not start.')
  }
  const stop = async () => {
    child.disconnect()
    await ended
    forget()
  }
  return { url, dataDir, stop }
}
