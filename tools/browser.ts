import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { APT_UPDATE, aptInstall, hasApt, runInstall } from './apt.ts'

/** How every Chromium of the tests and measurements is started; it may run as root and must not call home. */
export const launchArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The one without a window comes first: the journeys take two thirds of the time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

let hasInstalled = false

/** A Chromium that runs and plays videos: the one named by CHROME_PATH, the machine's, Playwright's, or else one that is installed now. */
export function chromiumPath(): string {
  const found = findChromium()
  if (found) return found
  console.error('Installing Chromium for the browser tests; this happens once …')
  for (const [command, ...args] of waysToInstall()) {
    runInstall(command, ...args)
    hasInstalled = true
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it and name its program in CHROME_PATH.',
  )
}

function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env
  if (CHROME_PATH) {
    if (runs(CHROME_PATH)) return CHROME_PATH
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which is not a program that runs.`)
  }
  const places = ['/usr/bin', ...PATH.split(delimiter)].flatMap((folder) => names.map((name) => join(folder, name)))
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const running = [...new Set([...places, onMac, chromium.executablePath()])].filter(runs)
  return running.find(playsVideos) ?? (hasInstalled ? running[0] : undefined)
}

const ASKS_FOR_H264 = `data:text/html,<script>document.write(document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'))</script>`

/** One without H.264 is passed over: most videos of the web would stand still in it. */
function playsVideos(program: string): boolean {
  const { stdout } = spawnSync(program, [...launchArgs, '--dump-dom', ASKS_FOR_H264], { encoding: 'utf8' })
  return stdout.includes('<body>probably')
}

/** Some systems have a stand-in of this name that only tells how to install it, so its version is asked. */
function runs(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Commands to run in turn until there is one. */
function waysToInstall(): (readonly [string, ...string[]])[] {
  if (hasApt()) return [APT_UPDATE, aptInstall('chromium-headless-shell'), aptInstall('chromium')]
  return [
    [process.execPath, join(import.meta.dirname, '../node_modules/playwright-core/cli.js'), 'install', 'chromium'],
  ]
}
